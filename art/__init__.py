"""The pictures of Omertà: drawings written as code, cut like lino, printed as small SVG files."""

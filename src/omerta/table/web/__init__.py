"""Pages, sockets and the API, and what keeps them safe."""

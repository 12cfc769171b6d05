# How a phone comes to trust a table whose certificate was made on the spot. Each line of the steps is one step.

tls-title = a private line
tls-line = Your browser does not know this table yet.
tls-why = Between your phone and the table everything is encrypted, so nobody on the same network can read your card. The certificate for it was made on the table's own machine, and nobody your browser knows has signed it: that is why a browser warns. At this address the warning is expected.
tls-open = To the table
tls-short = The short way: past the warning
tls-short-about = It is enough to play. Open the table, and on the page of the warning choose:
tls-short-steps =
    Chrome, Edge and most phones: “Advanced”, then “Proceed”
    Safari: “Show Details”, then “visit this website”
    Firefox: “Advanced”, then “Accept the Risk and Continue”
tls-short-means = Whoever only listens can read nothing now. Somebody who stood in between and pretended to be the table would not be noticed this way, unless you compare the fingerprint below.
tls-long = The long way: trust the table
tls-long-about = Install the authority of this table once. The warning goes away, on other evenings too, and nobody can pretend to be the table.
tls-long-means = This authority can vouch for private networks alone, never for a bank or a mailbox, and its key stays on the machine of the table. Take it out again whenever you like, in the place where you put it in.
tls-download = Download the authority
tls-menus = Menus are called a little differently on every device.
tls-android = Android
tls-android-steps =
    Download the authority.
    Open Settings, Security and privacy, More security settings, Encryption and credentials.
    Choose “Install a certificate”, “CA certificate”, “Install anyway”, and the file omerta.crt.
    Compare the fingerprint: it is under “Trusted credentials”, among your own.
tls-iphone = iPhone and iPad
tls-iphone-steps =
    Open this page in Safari, download the authority and allow the profile.
    Open Settings, General, VPN & Device Management, choose the profile, compare the fingerprint under “More Details”, and install it.
    Open Settings, General, About, Certificate Trust Settings, and switch the trust on.
tls-windows = Windows
tls-windows-steps =
    Download the authority, open the file, and compare the fingerprint.
    Choose “Install Certificate”, then “Place all certificates in the following store”.
    Choose “Trusted Root Certification Authorities” and confirm.
tls-mac = Mac
tls-mac-steps =
    Download the authority and open the file: Keychain Access takes it in.
    Open it there, compare the fingerprint, and under “Trust” choose “Always Trust”.
tls-linux = Linux, and Firefox anywhere
tls-linux-steps =
    Download the authority.
    Chrome: open chrome://certificate-manager, “Installed by you”, “Trusted certificates”, “Import”.
    Firefox: open Settings, “Privacy & Security”, “View Certificates”, “Authorities”, “Import”, and let it identify websites.
    Compare the fingerprint there.
tls-compare = The fingerprint
tls-compare-about = Compare what your device shows with what the terminal of the table has printed, not with this page. If they differ, somebody stands in between: do not go on.
tls-authority = Authority, SHA-256
tls-certificate = Certificate, SHA-256

# How a phone finds the table: the addresses of this computer, and what helps where none gets through.

adapter-wifi = Wi-Fi
adapter-cable = cable
adapter-tunnel = VPN
adapter-apart = inside this computer
adapter-other = { $name }
refusal-no-such-address = This computer has no such address. Choose one of those it has.

page-reach-other = Another address
page-reach-none = No phone has come yet: what can be done?
page-reach-came = A phone has found its way here.
page-reach-title = The way to the table
page-reach-addresses = The addresses of this computer
page-reach-by-it = phones come by it
page-reach-not-yet = no phone so far
page-reach-try = To try the way, type this on a phone:
page-reach-try-about = If it says that you have reached the table, the way is clear: point the camera at the code.
page-reach-help = If no phone gets through
page-reach-same = Phone and computer belong in the same Wi-Fi, and not in a guest network.
page-reach-data = On the phone, turn off mobile data and any VPN; on this computer, any VPN as well.
page-reach-firewall =
    The firewall of this computer may stand in the way.
    Windows: allow Python through it, for private networks.
    Mac: System Settings, Network, Firewall: allow Python.
    Linux: open port { $port }, for instance with sudo ufw allow { $port }/tcp
page-reach-apart = Some routers, in hotels and cafés above all, keep devices apart (“AP isolation”, “client isolation”). Turn that off. Or turn on the hotspot of one phone and bring this computer and the other phones into it: the code here follows by itself.

page-here = You have reached the table.
page-here-about = Now point the camera at the code on its screen, or type the code:

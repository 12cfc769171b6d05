# What a person who leads says and reads at his desk, and on the remote in his pocket.

host-all-sleep = Everybody: close your eyes.
host-sleeps = The { $role }: close your eyes.
host-hand-up = The { $role }: raise a hand, and nobody else.
host-all-wake = Everybody: open your eyes. I know the cards now. We begin.

page-host-left-met = { $name }: { $number } more to find
page-host-meet-hint = Tap everybody who opens their eyes. Who is who will show later.
page-host-no-more = No more nominations
page-host-nobody = Nobody

# Where games are kept, who may reach them, and what keeps the table from being taken by storm.

## Copies

cli-help-backup = Copy all games into one file, even while they are played.
cli-help-restore = Put copied games back in their place.
cli-opt-copy = The file to write.
cli-opt-copied = The file that omerta backup has written.
cli-opt-force = Overwrite what is there.
cli-backup-done = { $number ->
    [one] { $number } table is copied to { $file }.
   *[other] { $number } tables are copied to { $file }.
}
cli-restore-done = { $number ->
    [one] { $number } table is back from { $file }.
   *[other] { $number } tables are back from { $file }.
}
cli-store-served = A table is already open on these games: { $detail }. Use it, close it first, or choose another folder with --data.
cli-store-damaged = The file of the games is damaged. Put a copy in its place: omerta restore FILE --force. It said: { $detail }
cli-store-nothing-kept = No games are kept there: { $detail }. Check the name, or --data.
cli-store-file-exists = { $detail } is there already. Choose another name, or add --force to overwrite it.
cli-store-games-kept = Games are kept there already: { $detail }. Add --force to put the copy in their place.
cli-store-dump-yourself = PostgreSQL keeps these games and copies them with its own program: { $detail }
cli-store-restore-yourself = PostgreSQL keeps these games. Close every table, and then: { $detail }

## Behind a proxy

cli-opt-trusted-proxy = The address or network of a proxy that is believed when it says whom it speaks for. May be given several times.
cli-bad-proxy = “{ $name }” is neither an address nor a network. Write, for example, 127.0.0.1 or 10.0.0.0/8.
cli-bad-address = “{ $name }” is not an address phones can open. Write, for example, https://mafia.example.org

## At the door

refusal-name-alike = Somebody here has a name that looks just like that. Choose one that cannot be mistaken for it.
refusal-strange-address = The table does not go by that address. Open the one that its screen shows.
refusal-too-slow = That took too long to arrive. Reload the page and try again.

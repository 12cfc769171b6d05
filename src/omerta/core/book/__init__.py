"""What a rulebook is made of: roles and verbs, house rules, the law of decks."""

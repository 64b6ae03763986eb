"""Every kind of event and its facts. No test is here."""

KNOWN = {
    "round_started": {"seat", "round"},
    "role_taken": {"seat", "role"},
    "tile_turned": {"seat", "tile", "prices"},
    "library_used": {"seat"},
    "built": {"seat", "card", "over", "price", "goods", "cards"},
    "passed": {"seat", "stage"},
    "good_lost": {"seat", "card"},
    "drew": {"seat", "cards", "cause"},
    "produced": {"seat", "buildings"},
    "sold": {"seat", "buildings", "income"},
    "stowed": {"seat", "buildings", "cause"},
    "councillor_drew": {"seat", "cards"},
    "kept": {"seat", "cards"},
    "discarded": {"seat", "cards", "cause"},
    "revealed": {"seat", "faces", "cause"},
    "won": {"seat", "card", "cause"},
    "tucked": {"seat", "cards", "cause"},
    "reshuffled": set(),
    "game_over": {"winners"},
}

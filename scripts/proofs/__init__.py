"""The long proofs: `python -m proofs`, listed in `catalogue`.

What lies here besides the proofs themselves:

* of kills: `killable`, a browser that may be killed
* of faults: `faulty_stores`, the stores that fail; `trials…`, what is tried with them
  and with a host that fails
* of heap: `many_tables`, `memory`
* of the face-down hand: `redealt`, the same table with all dealt anew that a viewer may
  not know; `face_down` compares what the worker sends, `drawn_alike` what the page
  draws; `hidden` is about computer players, and whether they decide the same
* of hostile values: `samples`, values to begin with; `mutations`, what becomes of them;
  `page_doors`, what the page makes of messages and addresses
* of random games: `invariants`, what must always hold
* for the test data: `kept_saves`, `perft`, `playthroughs`, `rule_table` write it anew
* for the eye: `screenshots`, `same_screens`
"""

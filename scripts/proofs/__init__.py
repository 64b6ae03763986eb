"""The long proofs: `python -m proofs`, listed in `catalogue`.

The proofs use these modules:

* kills: `killable`, a browser that can be killed
* faults: `faulty_stores`, the stores that fail; `trials…`, the trials with them and
  with a host that fails
* heap: `many_tables`, `memory`
* the face-down hand: `redealt`, the same table with all hidden cards redealt;
  `face_down` compares the messages of the worker, `drawn_alike` the drawings of the
  page; `hidden` compares the decisions of computer players
* all proofs that compare with a new deal: `compared`, their command lines
* the reasons of hints: `sentences` counts the decisions with one, and checks some
* hostile values: `samples` and `page_samples`, the values of each game to begin with;
  `mutations`, their changes; `receivers`, the ways into Python; `page_doors`, those
  into the page, by messages, addresses and records (`doors_script` bundles it)
* own phones: `devices` compares all that each is sent with a new deal (`dealt_anew`);
  `hostile_guests` (`hostile_guest`) send messages of the `wire` to a `hosted_table`,
  `hostile_hosts` theirs to the page of a guest; `with_toys`, games;
  `evenings`, whole games in browsers; `losses`, those whose devices are lost
  (`ways_to_lose`, `evening_at_risk`, the browsers of `at_risk`)
* random games: `tallies` plays them and adds up; `invariants`, the facts that must
  always hold
* Puerto Rico: `random_islands`, random games of all option sets; `island_referee` plays
  beside an independent engine, which `referee` drives; `islands`, the golden games;
  `hidden_islands` compares decisions where the stack is dealt again
* mutants: `mutated`, the games and the tests that have to notice; `mutant_forks` lets
  them meet
* the test data: `decisions`, `kept_islands`, `kept_saves`, `perft` and `playthroughs`
  write it; `rule_table` lists the tests of a rule
* the table of all proofs: `depends`, `results`, `table`
* for the eye: `screenshots`, `same_screens`
"""

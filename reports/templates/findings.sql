-- Findings as JSON. Behind them those by exchange, whose second case is `exchanged`.
CREATE TEMP VIEW finding_json AS
SELECT test, json_object('id', id, 'test', test, 'outcome', outcome, 'place', place, 'cause', cause, 'weight', weight, 'count', count, 'first_case', first_case,
                   'family', family, 'relation', relation, 'answer', answer, 'gap', json(real(gap)), 'smallest', smallest,
                   'smallest_hex', smallest_hex, 'intervals', intervals, 'plainest', plainest, 'plainest_hex', plainest_hex,
                   'known', known, 'reason', reason) AS json
FROM (SELECT * FROM finding ORDER BY test, outcome, place, cause)
UNION ALL
SELECT test, json_object('id', test || '/exchange', 'test', test, 'outcome', 'exchange', 'place', NULL, 'cause', NULL, 'weight', NULL, 'count', changed, 'first_case', NULL,
                   'family', NULL, 'relation', relation, 'answer', answer, 'gap', NULL, 'smallest', numbers, 'smallest_hex', NULL,
                   'intervals', NULL, 'plainest', NULL, 'plainest_hex', NULL, 'known', known, 'reason', NULL,
                   'exchanged', exchanged, 'exchanged_answer', exchanged_answer)
FROM exchange;

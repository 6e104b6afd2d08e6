-- The findings of a test, ?1, or all of them, as JSON, a line each. Behind them those by exchange, whose second case is `exchanged`.
SELECT '[' || char(10) || coalesce(group_concat(json, ',' || char(10)), '') || ']'
FROM (SELECT json_object('id', id, 'test', test, 'outcome', outcome, 'place', place, 'cause', cause, 'weight', weight, 'count', count, 'first_case', first_case,
                         'family', family, 'relation', relation, 'answer', answer, 'gap', json(real(gap)), 'smallest', smallest,
                         'smallest_hex', smallest_hex, 'intervals', intervals, 'plainest', plainest, 'plainest_hex', plainest_hex,
                         'known', known, 'reason', reason) AS json
      FROM (SELECT * FROM finding WHERE ?1 IS NULL OR test = ?1 ORDER BY test, outcome, place, cause)
      UNION ALL
      SELECT json_object('id', test || '/exchange', 'test', test, 'outcome', 'exchange', 'place', NULL, 'cause', NULL, 'weight', NULL, 'count', changed, 'first_case', NULL,
                         'family', NULL, 'relation', relation, 'answer', answer, 'gap', NULL, 'smallest', numbers, 'smallest_hex', NULL,
                         'intervals', NULL, 'plainest', NULL, 'plainest_hex', NULL, 'known', known, 'reason', NULL,
                         'exchanged', exchanged, 'exchanged_answer', exchanged_answer)
      FROM exchange WHERE ?1 IS NULL OR test = ?1)

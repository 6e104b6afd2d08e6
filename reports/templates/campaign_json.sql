-- `graze fuzz --json`: the store, ?1; that of the run before, ?2 or NULL; the one that was compared with, ?3 or NULL, and what became of
-- each of its findings.
SELECT '{"store":' || json_quote(?1) || ',"cases":' || (SELECT counted FROM about) || ',"left_out":' || (SELECT json_group_array(part) FROM left_out) ||
  ',"verdicts":' || (SELECT json_group_array(json_object('test', test, 'colour', colour, 'everyday', everyday, 'everyday_wrong', everyday_wrong,
                                                         'everyday_worst', json(real(everyday_worst)), 'witness', witness, 'sentence', sentence)) FROM verdicts) ||
  ',"findings":[' || char(10) || (SELECT coalesce(group_concat(json, ',' || char(10)), '') FROM finding_json) || '],"before":' ||
  CASE WHEN ?2 IS NULL THEN 'null' WHEN ?3 IS NULL THEN json_object('store', ?2, 'compared', NULL)
  ELSE json_object('store', ?2, 'compared', ?3,
         'gone', (SELECT json_group_array(id) FROM fate WHERE fate = 'gone'),
         'still there', (SELECT json_group_array(id) FROM fate WHERE fate = 'still there'),
         'not tried', (SELECT json_group_array(id) FROM fate WHERE fate = 'not tried'),
         'new', (SELECT json_group_array(id) FROM fate WHERE fate = 'new')) END || '}'

-- The store of the run before, ?1; the one that was compared with, ?2 or NULL; and what became of each finding.
SELECT CASE WHEN ?2 IS NULL THEN json_object('store', ?1, 'compared', NULL)
  ELSE json_object('store', ?1, 'compared', ?2,
         'gone', (SELECT json_group_array(id) FROM fate WHERE fate = 'gone'),
         'still there', (SELECT json_group_array(id) FROM fate WHERE fate = 'still there'),
         'not tried', (SELECT json_group_array(id) FROM fate WHERE fate = 'not tried'),
         'new', (SELECT json_group_array(id) FROM fate WHERE fate = 'new')) END

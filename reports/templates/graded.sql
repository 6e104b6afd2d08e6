-- A function of the file ?1, as JSON. What only hairs and extremes show is no hint, but what is known of them is.
SELECT json_object('file', ?1, 'function', v.test, 'form', v.form, 'colour', v.colour, 'everyday', coalesce(v.everyday_words, ''),
  'case', iif(v.colour = 'red' OR tells, coalesce(f.words, v.witness_words, ''), ''),
  'hint', coalesce(CASE WHEN coalesce(v.diagnosis, '') <> '' THEN v.diagnosis WHEN v.colour = 'red' OR tells THEN coalesce(nullif(f.sentence, ''), v.sentence)
            WHEN v.colour = 'untried' THEN v.sentence END, ''))
FROM (SELECT v.*, f.finding, coalesce(f.tolerance IS NOT NULL OR f.cause = 'unsteady' OR f.outcome = 'no answer', 0) AS tells
      FROM verdicts v LEFT JOIN findings f ON f.test = v.test AND f.defect = 1 AND f.rank = 1) v
LEFT JOIN findings f ON f.finding = v.finding
WHERE v.role = 'foreign' ORDER BY v.number

-- What only hairs and extremes show is no hint, but what is known of them is.
SELECT v.test, v.form, v.colour, coalesce(v.everyday_words, ''), iif(v.colour = 'red' OR tells, coalesce(f.words, v.witness_words, ''), ''),
       CASE WHEN coalesce(v.diagnosis, '') <> '' THEN v.diagnosis WHEN v.colour = 'red' OR tells THEN coalesce(nullif(f.sentence, ''), v.sentence)
            WHEN v.colour = 'untried' THEN v.sentence ELSE '' END
FROM (SELECT v.*, f.finding, coalesce(f.sentence LIKE '%: a tolerance.' OR f.cause = 'unsteady' OR f.outcome = 'no answer', 0) AS tells
      FROM verdicts v LEFT JOIN findings f ON f.test = v.test AND f.defect = 1 AND f.rank = 1) v
LEFT JOIN findings f ON f.finding = v.finding
WHERE v.role = 'foreign' ORDER BY v.number

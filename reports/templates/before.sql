-- What the run before found, for this process; what this run met is there, whatever its smallest case says.
CREATE TEMP TABLE before (id TEXT PRIMARY KEY, test TEXT, smallest TEXT, smallest_hex TEXT, cause TEXT, known TEXT, trial TEXT, why TEXT);
CREATE TEMP VIEW fate AS
SELECT CASE WHEN f.id IS NOT NULL OR trial = 'fails' THEN 'still there' WHEN trial = 'passes' THEN 'gone' ELSE 'not tried' END AS fate,
       b.id, b.test, b.smallest, f.id IS NOT NULL AS met
FROM before b LEFT JOIN finding f ON f.id = b.id
UNION ALL SELECT 'new', id, test, smallest, 1 FROM finding WHERE id NOT IN (SELECT id FROM before) ORDER BY 2;

CREATE TEMP VIEW fate_sum AS
SELECT printf('%-11s  %d', word, findings) || iif(word = 'new', '', printf(' of %d finding%s', kept, iif(kept = 1, '', 's'))) ||
       iif(findings > 0, printf(', such as %s %s', test, smallest), '') AS line,
       nullif(iif(word = 'still there', unmet, 0), 0) AS unmet, iif(unmet = 1, 'it', 'them') AS unmet_words
FROM (SELECT number, word, count(fate.id) AS findings, test, smallest, sum(NOT met) AS unmet, min(fate.id), (SELECT count(*) FROM before) AS kept
      FROM (SELECT column1 AS number, column2 AS word FROM (VALUES (0, 'gone'), (1, 'still there'), (2, 'not tried'), (3, 'new')))
      LEFT JOIN fate ON fate = word GROUP BY number)
WHERE findings > 0 OR word <> 'not tried' ORDER BY number;

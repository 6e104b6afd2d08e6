-- What stands in the pages of a report beside the views that every store has: cells of tables, in the order of their columns.
-- TEMP views, made when a report is. pages.html and the others say where each stands.

-- What is new, gone and changed against an older store (against.sql fills it in); nothing without one.
CREATE TEMP TABLE given (against INTEGER);
CREATE TEMP TABLE older (older_counted, older_first, older_last, older_seed, is_same);
CREATE TEMP TABLE change (kind TEXT, id TEXT, smallest TEXT, smallest_before TEXT, outcome TEXT, is_changed INTEGER, number INTEGER);
CREATE TEMP VIEW change_told AS SELECT c.*, o.class, o.mark FROM change c JOIN outcome_word o USING (outcome) ORDER BY c.number, c.id;
CREATE TEMP VIEW change_sum AS
SELECT coalesce(sum(kind = 'new'), 0) AS added, coalesce(sum(kind = 'gone'), 0) AS gone, coalesce(sum(kind = 'changed'), 0) AS changed,
       coalesce(sum(kind = 'not tried any more'), 0) AS dropped
FROM change;
CREATE TEMP VIEW change_new AS SELECT id, smallest FROM change WHERE kind = 'new' ORDER BY id;
CREATE TEMP VIEW change_kind AS SELECT kind, count(*) AS changes FROM change GROUP BY kind ORDER BY number;

-- Pictures: those with a text are shown; the others are linked. `drawn` is filled when they are drawn (plots/pictures.sql).
CREATE TEMP VIEW shown AS
SELECT turn, name, kind, test, sweep, finding, pair, title, svg, svg IS NOT NULL AS is_shown, CAST(substr(svg, instr(svg, 'width="') + 7, 8) AS INTEGER) AS width,
       CAST(substr(svg, instr(svg, 'height="') + 8, 8) AS INTEGER) AS height
FROM drawn ORDER BY turn;
CREATE TEMP VIEW map_shown AS SELECT * FROM shown WHERE kind = 'map';
CREATE TEMP VIEW finding_shown AS SELECT * FROM shown WHERE kind = 'finding';
CREATE TEMP VIEW own_shown AS SELECT * FROM shown WHERE kind = 'finding' AND is_shown;
CREATE TEMP VIEW discovery_shown AS SELECT * FROM shown WHERE kind = 'discovery';
CREATE TEMP VIEW speed_shown AS SELECT * FROM shown WHERE kind = 'speed';
CREATE TEMP VIEW soon_shown AS SELECT * FROM shown WHERE kind = 'soon';
CREATE TEMP VIEW card_shown AS SELECT * FROM shown WHERE kind = 'card';

-- The first screen.
CREATE TEMP VIEW lead AS
SELECT h.words, h.red, h.amber, h.green, h.tests, CASE documents WHEN 0 THEN 'no' WHEN 1 THEN 'one' WHEN 2 THEN 'two' WHEN 3 THEN 'three' WHEN 4 THEN 'four'
       WHEN 5 THEN 'five' ELSE 'several' END AS documents, iif(documents = 1, '', 's') AS documents_s
FROM headline h JOIN share USING (kind) WHERE kind = 'tutorial';
-- What to do with tests of each colour.
CREATE TEMP VIEW lead_colour AS
SELECT *, CASE colour WHEN 'red' THEN 'Do not use these. They fail on everyday numbers, such as a screen has.'
            WHEN 'amber' THEN 'Keep these, unless the last digit matters or numbers get very large.'
            WHEN 'green' THEN 'Keep these: no wrong answer is known.' ELSE '' END AS advice
FROM colour_count WHERE kind = 'tutorial' AND tests > 0 ORDER BY number;
CREATE TEMP VIEW lead_test AS
SELECT colour, test FROM verdicts WHERE role IN ('tutorial', 'detour') ORDER BY number;
-- Of the first screen: tests of documents that fail most often on everyday numbers.
CREATE TEMP VIEW lead_shown AS
SELECT s.*, iif(t.wrong GLOB '[a-z] [-+]*', t.wrong, upper(substr(t.wrong, 1, 1)) || substr(t.wrong, 2)) AS wrong_words FROM card_shown s JOIN verdicts v ON v.test = s.test JOIN test t ON t.id = s.test
WHERE v.role IN ('tutorial', 'detour') AND v.colour = 'red' AND s.is_shown
ORDER BY v.test = 'corner_java' DESC, v.test = 'side_guess_py' DESC, -1.0 * v.everyday_wrong / v.everyday LIMIT 3;
CREATE TEMP VIEW museum AS SELECT * FROM headline WHERE kind = 'published';
CREATE TEMP VIEW taught AS SELECT * FROM headline WHERE kind = 'taught';
CREATE TEMP VIEW taught_or_museum AS SELECT * FROM taught UNION ALL SELECT * FROM museum;

CREATE TEMP VIEW colour_group AS
SELECT w.colour, w.number, w.mark, w.title || iif(max(v.by_exchange), ', or when shapes are exchanged', '') AS title
FROM colour_word w JOIN verdicts v ON v.colour = w.colour GROUP BY w.number ORDER BY w.number;
CREATE TEMP VIEW amber_group AS SELECT * FROM colour_group WHERE colour = 'amber';
CREATE TEMP VIEW verdict_row AS
SELECT *, iif(found = 0, '-', iif(logic > 0, 'logic ', '') || iif(rounding > 0, 'rounding ', '') || iif(range > 0, 'range ', '') ||
       iif(undefined > 0, 'undefined ', '') || iif(unsteady > 0, 'unsteady ', '')) AS causes,
       CASE WHEN unsteady > 0 THEN 'unsteady: no bound is stated' WHEN unasked > 0 THEN 'given up on: no bound is stated'
            WHEN judged = 0 THEN 'not tried' END AS unbounded,
       bounded AND wrong = 0 AND judged > 0 AS is_bounded,
       by_text <> 'unstated' AND by_code <> by_text AS differs, iif(defects = 1, '', 's') AS defects_s,
       CASE WHEN nanoseconds IS NOT NULL THEN printf('%.2f', nanoseconds) END AS ns, iif(source = title, NULL, source) AS source_told,
       (SELECT own FROM about) AS open, row_number() OVER (ORDER BY number) - 1 AS place
FROM verdicts ORDER BY number;
-- The code of a test, up to its record. Tests of one file have one code: it stands with the first of them that has a card.
CREATE TEMP VIEW test_code AS
SELECT test, substr(code, 1, min(coalesce(nullif(instr(code, char(10) || '#define RECORD'), 0), 1e9), coalesce(nullif(instr(code, char(10) || 'GRAZE_TEST'), 0), 1e9)) - 1) AS code,
       iif(test = first, NULL, first) AS elsewhere
FROM (SELECT test, code, first_value(test) OVER (PARTITION BY code, role = 'published' ORDER BY colour_number, number) AS first
      FROM verdicts WHERE code <> '' AND found > 0);

-- What counts: of each finding the greatest number of a case and how far it is from touching, for two of its cases.
CREATE TEMP VIEW counted_case AS
SELECT f.test, max(abs(n.value)) AS most, f.outcome = 'no answer' AS never,
       CASE WHEN f.outcome = 'no answer' THEN 9e999 ELSE abs(c.gap) END AS gap
FROM (SELECT id, smallest AS numbers, gap FROM finding
      UNION ALL SELECT f.id, f.plainest, scene(t.form, f.plainest_hex) ->> 'gap' FROM finding f JOIN test t ON t.id = f.test) c
JOIN finding f ON f.id = c.id JOIN json_each(iif(json_valid('[' || replace(c.numbers, ' ', ',') || ']'), '[' || replace(c.numbers, ' ', ',') || ']', '[9e999]')) n
GROUP BY f.id, c.numbers;
-- Of each test, by how large the numbers may be (the first of the steps that holds them) the widest gap: "3:0.5 6:2".
CREATE TEMP VIEW counted AS
SELECT test, group_concat(step || ':' || printf('%.4g', min(gap, 1e300)), ' ') AS counts
FROM (SELECT test, step, max(gap) AS gap
      FROM (SELECT test, gap, CASE WHEN most <= 10 THEN 0 WHEN most <= 100 THEN 1 WHEN most <= 1000 THEN 2 WHEN most <= 4000 THEN 3
                                   WHEN most <= 1e6 THEN 4 WHEN most <= 1e9 THEN 5 ELSE 6 END AS step FROM counted_case)
      GROUP BY test, step ORDER BY test, step)
GROUP BY test;

-- The finding that a test is told by: the first; of one that nobody can see fail, the first that is wrong as its record says.
CREATE TEMP VIEW lead_defect AS
SELECT * FROM (
  SELECT f.*, t.wrong AS told, row_number() OVER (PARTITION BY f.test ORDER BY v.colour <> 'red' AND (
           (t.wrong LIKE 'misses%' AND f.outcome NOT IN ('missed hit', 'broken contract')) OR
           (t.wrong LIKE 'hits%' AND t.wrong NOT LIKE 'hits or misses%' AND f.outcome <> 'false hit')), f.defect, f.rank) AS lead
  FROM findings f JOIN verdicts v ON v.test = f.test JOIN test t ON t.id = f.test)
WHERE lead = 1;
-- A card for each test that is told at length; a red one is told by a case that anyone can see.
CREATE TEMP VIEW told_test AS
SELECT v.*, CASE WHEN t.wrong IN ('', '-') THEN rtrim(v.sentence, '.') WHEN t.wrong GLOB '[a-z] [-+]*' THEN t.wrong ELSE upper(substr(t.wrong, 1, 1)) || substr(t.wrong, 2) END AS wrong_words, upper(substr(v.everyday_words, 1, 1)) || substr(v.everyday_words, 2) AS often_words, iif(v.document_title = '', upper(substr(v.source, 1, 1)) || substr(v.source, 2), v.source) AS source_words, c.counts, v.role = 'published' AS is_published, v.role = 'foreign' AS is_foreign, v.question <> 'hit' AS is_asked, CASE WHEN v.role <> 'foreign' THEN ' in C' || iif(v.language = 'C', '', ', after ' || v.language) END AS code_words, v.defects - 1 AS other_defects, iif(v.defects = 2, '', 's') AS other_s,
       coalesce(nullif(v.witness_words, ''), d.words, (SELECT numbers || ' is a ' || answer || ', and exchanged, ' || exchanged || ', a ' || exchanged_answer FROM exchange e WHERE e.test = v.test AND v.by_exchange)) AS case_words, coalesce(v.witness, d.smallest) AS case_numbers,
       iif(coalesce(f.outcome, d.outcome) = 'broken contract' OR instr(v.witness_words, ' asks for ') > 0, NULL, iif(v.question <> 'hit', CASE coalesce(f.expected, d.expected) WHEN 'hit' THEN 'yes' WHEN 'miss' THEN 'no' END,
           coalesce(f.expected, d.expected))) AS right_words,
       u.name AS use_name, u.with_calls AS use_with_calls,
       CASE WHEN s.stood = '' OR s.stood IS NULL OR s.stood = '0+' THEN '' WHEN s.stood = '0' THEN 'less than a day' WHEN CAST(s.stood AS INTEGER) > 730 THEN iif(instr(s.stood, '+') > 0, 'at least ', '') || printf('%.0f years', CAST(s.stood AS REAL) / 365.25)
            ELSE iif(instr(s.stood, '+') > 0, 'at least ', '') || printf('%,d day%s', CAST(s.stood AS INTEGER), iif(CAST(s.stood AS INTEGER) = 1, '', 's')) END AS stood_words,
       CASE WHEN s.graze_seconds IS NULL THEN '' ELSE 'Found by graze in ' || CASE WHEN s.graze_seconds < 0.01 THEN 'less than a hundredth of a second'
              ELSE printf('%.*f seconds', iif(s.graze_seconds < 0.1, 2, iif(s.graze_seconds < 9.95, 1, 0)), s.graze_seconds) END || iif(s.uniform_seconds IS NULL, '; random numbers do not find it within seconds.', '.') END AS found_words
FROM verdicts v JOIN test t ON t.id = v.test LEFT JOIN counted c ON c.test = v.test LEFT JOIN soon s ON s.test = v.test LEFT JOIN use_of u ON u.test = v.test
LEFT JOIN lead_defect d ON d.test = v.test LEFT JOIN finding f ON f.id = v.witness_finding
WHERE v.role <> 'liar' ORDER BY v.number;
CREATE TEMP VIEW red_card AS
SELECT *, CASE role WHEN 'taught' THEN 'taught' WHEN 'foreign' THEN 'foreign' ELSE 'tutorial' END AS group_name FROM told_test WHERE colour = 'red' AND role <> 'published' ORDER BY number;
CREATE TEMP VIEW asked_card AS SELECT test FROM red_card WHERE is_asked;
CREATE TEMP VIEW red_group AS
SELECT column1 AS group_name, column2 AS group_title FROM (VALUES ('foreign', 'Brought from outside'), ('tutorial', 'From the tutorials'), ('taught', 'From books and courses, some of them as people often leave them'))
WHERE column1 IN (SELECT group_name FROM red_card);
CREATE TEMP VIEW amber_row AS
SELECT v.*, coalesce((SELECT group_concat(meaning, '; ') FROM (SELECT DISTINCT w.number, w.meaning FROM finding f JOIN weight_word w USING (weight) WHERE f.test = v.test ORDER BY 1)),
       iif(v.by_exchange, 'when its shapes are exchanged', NULL)) AS weights
FROM told_test v WHERE colour = 'amber' AND role <> 'published' ORDER BY number;
CREATE TEMP VIEW green_row AS
SELECT *, CASE by_code WHEN 'unstated' THEN 'either' WHEN 'zero' THEN '0' WHEN 'closed' THEN iif(is_asked, 'yes', 'a hit') WHEN 'open' THEN iif(is_asked, 'no', 'a miss') ELSE by_code END AS touching_words
FROM told_test WHERE colour IN ('green', 'untried') AND role NOT IN ('published', 'house') ORDER BY number;
CREATE TEMP VIEW house_row AS
SELECT *, CASE by_code WHEN 'zero' THEN '0' WHEN 'closed' THEN iif(is_asked, 'yes', 'a hit') WHEN 'open' THEN iif(is_asked, 'no', 'a miss') ELSE by_code END AS touching_words
FROM told_test WHERE role = 'house' ORDER BY number;
-- The plainest mistakes first.
CREATE TEMP VIEW exhibit AS SELECT * FROM told_test WHERE is_published ORDER BY number;
CREATE TEMP VIEW exhibit_group AS SELECT * FROM colour_count WHERE kind = 'published' AND tests > 0 ORDER BY number;
-- What a card has told is not said again.
CREATE TEMP VIEW first_defect AS SELECT *, iif(lower(rtrim(sentence, '.')) = lower(told), NULL, sentence) AS why FROM lead_defect;
CREATE TEMP VIEW other_defect AS
SELECT d.*, w.meaning AS weight_words, iif(d.cases = 1, '', 's') AS cases_s FROM defects d JOIN weight_word w USING (weight) WHERE NOT EXISTS (SELECT 1 FROM lead_defect l WHERE l.test = d.test AND l.defect = d.defect);
CREATE TEMP VIEW control_test AS SELECT v.test, t.wrong AS wrong_words FROM verdicts v JOIN test t ON t.id = v.test WHERE v.role = 'liar' ORDER BY number;
CREATE TEMP VIEW test_page AS SELECT id AS test, iif(role = 'published', 'museum.html', 'report.html') AS page FROM test;

-- The first of one's own stands above already, with its picture.
CREATE TEMP VIEW told_defect AS
SELECT *, NOT (is_first AND (SELECT own FROM about)) AS is_pictured FROM defects WHERE at_length;
CREATE TEMP VIEW rest AS
SELECT test, count(*) AS defects FROM defects WHERE NOT at_length GROUP BY test;
CREATE TEMP VIEW rest_defect AS SELECT * FROM defects WHERE NOT at_length;
CREATE TEMP VIEW more_place AS SELECT * FROM findings WHERE rank > 1;
CREATE TEMP VIEW other_answers AS
SELECT finding FROM answer GROUP BY finding HAVING count(*) > 1;
CREATE TEMP VIEW any_assertion AS SELECT id AS finding FROM finding WHERE assertions <> '[]';
CREATE TEMP VIEW own_assertion AS SELECT * FROM finding_assertion WHERE spoken = '' OR language = spoken;
CREATE TEMP VIEW own_defect AS
SELECT d.*, d.findings AS explained, v.found AS all_findings, v.defects > 1 AND d.reason IS NULL AS explains
FROM defects d JOIN verdicts v ON v.test = d.test WHERE d.is_first;
CREATE TEMP VIEW own_diagnosis AS
SELECT *, iif(mend LIKE '% for %', mend, test || '(' || mend || ')') AS called,
       (SELECT iif(question IN ('hit', 'contains'), 'small whole', 'moderate')
        FROM test t WHERE t.id = diagnosis.test) AS size, iif(words LIKE 'right if it answers with %' AND (SELECT meant FROM verdict v WHERE v.test = diagnosis.test) = '', 'It ' || substr(words, 13), 'It is ' || words) AS told
FROM diagnosis WHERE words <> '';

-- How sure.
CREATE TEMP VIEW control AS
SELECT column1 AS role, column2 AS says, count(*) AS tests, sum((found > 0) = column3) AS so,
       sum((found > 0) = column3) = count(*) AS is_good
FROM (VALUES ('liar', 'tests made to be wrong were found out', 1), ('house', 'house tests, made to be right, were never wrong', 0))
JOIN verdicts ON role = column1 GROUP BY column1 ORDER BY column3 DESC;
CREATE TEMP VIEW evidence_level AS
SELECT w.level, w.evidence, w.meaning, count(*) AS tests FROM verdicts JOIN evidence_word w USING (level) GROUP BY w.level ORDER BY w.level;

-- Where the documents stand, as they name themselves.
CREATE TEMP VIEW document_source AS
SELECT column1 AS document, column2 AS cited, column3 AS author, column4 AS address,
       (SELECT document_title FROM test WHERE document = column1) AS document_title
FROM (VALUES
  ('D0', '2D遊戲中的碰撞檢測:圓形與矩形碰撞檢測(Javascript&C++版)', 'Yorhom', 'http://www.cnblogs.com/yorhom/articles/hitTestRectArc.html'),
  ('D1', '矩形碰撞檢測 FireWheel火輪手槍(二)', 'LancatServer, 2018', ''),
  ('D2', '圆形与矩形的碰撞检测', '追风剑情, 2016', ''),
  ('D3', 'JS/HTML5游戏常用算法之碰撞检测 包围盒检测算法详解【矩形情况】', '2018', 'https://github.com/krapnikkk/JS-gameMathematics'),
  ('D4', 'Java游戏中的碰撞检测之矩形碰撞', '', ''))
WHERE column1 IN (SELECT document FROM test) ORDER BY document;
CREATE TEMP VIEW published_source AS SELECT test, source FROM verdicts WHERE role = 'published';
-- Its words, one by one: owner/project#number leads to GitHub.
CREATE TEMP VIEW source_word AS
WITH RECURSIVE word(test, number, word, rest) AS (
  SELECT test, 0, '', source || ' ' FROM published_source
  UNION ALL
  SELECT test, number + 1, substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1) FROM word WHERE rest <> ''
), parted AS (
  SELECT test, number, word, ltrim(word, '([<"''') AS inside, instr(ltrim(word, '([<"'''), '#') AS hash FROM word WHERE number > 0
), cut AS (
  SELECT *, substr(inside, 1, hash - 1) AS project, substr(inside, hash + 1) AS behind,
         substr(inside, hash + 1, length(substr(inside, hash + 1)) - length(ltrim(substr(inside, hash + 1), '0123456789'))) AS issue
  FROM parted
)
SELECT test, number, substr(word, 1, length(word) - length(inside)) AS before,
       iif(hash > 1 AND issue <> '' AND project GLOB '?*/?*' AND project NOT GLOB '*[^A-Za-z0-9_./-]*', project, NULL) AS project, issue,
       iif(hash > 1 AND issue <> '' AND project GLOB '?*/?*' AND project NOT GLOB '*[^A-Za-z0-9_./-]*', substr(behind, length(issue) + 1), inside) AS after
FROM cut ORDER BY test, number;

-- Touching.
CREATE TEMP VIEW touching_pair AS
SELECT pair FROM pairs WHERE pair IN (SELECT t.pair FROM touching x JOIN test t ON t.id = x.test AND t.role <> 'liar') ORDER BY pair_number;
CREATE TEMP VIEW touching_exemplar AS
SELECT t.pair, x.exemplar, min(x.scene) AS scene FROM touching x JOIN test t ON t.id = x.test GROUP BY t.pair, x.exemplar ORDER BY x.exemplar;
CREATE TEMP VIEW touching_test AS SELECT pair, test, by_code, by_text FROM verdicts WHERE role <> 'liar' AND test IN (SELECT test FROM touching) ORDER BY number;
CREATE TEMP VIEW touching_cell AS
SELECT t.test, x.numbers, x.answer, w.class, w.mark, x.test IS NOT NULL AS is_there, code_asks NOT IN ('either', x.answer) AS off_code,
       text_asks NOT IN ('either', x.answer) AS off_text,
       code_asks NOT IN ('either', x.answer) OR text_asks NOT IN ('either', x.answer) AS is_off
FROM touching_test t JOIN touching_exemplar e ON e.pair = t.pair
LEFT JOIN touching x ON x.test = t.test AND x.exemplar = e.exemplar LEFT JOIN answer_word w ON w.answer = x.answer
ORDER BY t.test, e.exemplar;
CREATE TEMP VIEW contradiction_told AS
SELECT *, other = 'its text' AS is_text, scenes - 1 AS more, iif(scenes = 2, '', 's') AS more_s
FROM (SELECT *, row_number() OVER each AS first, count(*) OVER (PARTITION BY test, other) AS scenes FROM contradiction
      WINDOW each AS (PARTITION BY test, other ORDER BY document, exemplar))
WHERE first = 1 ORDER BY document, exemplar, test, other;
CREATE TEMP VIEW promise AS
SELECT test, contract_why FROM verdicts WHERE contract_why <> '' AND by_code <> by_text AND role <> 'liar' ORDER BY number;

-- Agreement. House tests of a pair answer alike, so they have rows and no columns. Of two tests the later one has the cell.
CREATE TEMP VIEW agreement_both AS
SELECT a, b, scenes, differ, differ_touching, example FROM agreement UNION ALL SELECT b, a, scenes, differ, differ_touching, example FROM agreement;
CREATE TEMP VIEW agreement_pair AS
SELECT pair FROM pairs WHERE pair IN (SELECT t.pair FROM agreement x JOIN test t ON t.id = x.a AND t.role <> 'liar' JOIN test u ON u.id = x.b AND u.role <> 'liar')
ORDER BY pair_number;
CREATE TEMP VIEW agreement_test AS SELECT pair, test, number FROM verdicts WHERE role <> 'liar' AND test IN (SELECT a FROM agreement_both) ORDER BY number;
CREATE TEMP VIEW agreement_column AS
SELECT pair, test, number FROM verdicts WHERE role NOT IN ('liar', 'house') AND test IN (SELECT a FROM agreement_both) ORDER BY number;
CREATE TEMP VIEW agreement_cell AS
SELECT t.test, x.scenes IS NULL AS is_none, x.differ = 0 AS is_same, x.differ > 0 AS is_other,
       x.scenes, x.differ, x.differ_touching, x.example,
       iif(x.differ < x.scenes, 1 + CAST(sqrt(1.0 * x.differ / x.scenes) * 6 AS INTEGER), 6) AS shade,
       fixed(100.0 * x.differ / x.scenes, 10 * x.differ < x.scenes) AS percent
FROM agreement_test t JOIN agreement_column c ON c.pair = t.pair AND c.number < t.number
LEFT JOIN agreement_both x ON x.a = t.test AND x.b = c.test
ORDER BY t.test, c.number;

-- How soon each mistake is plain.
CREATE TEMP VIEW soon_row AS
SELECT test, measured, stood, printf('%.0f', CAST(stood AS REAL)) AS days_value, printf('%,d', CAST(stood AS INTEGER)) AS days_words, instr(stood, '+') > 0 AS at_least
FROM soon WHERE test IN (SELECT id FROM test) ORDER BY test;
CREATE TEMP VIEW soon_measured AS SELECT measured, count(*) AS tests FROM soon_row HAVING count(*) > 0;
CREATE TEMP VIEW soon_racer AS
SELECT test, 0 AS number, 'graze' AS racer, graze_seconds AS seconds, graze_cases AS cases FROM soon
UNION ALL SELECT test, 1, 'uniform numbers', uniform_seconds, uniform_cases FROM soon
UNION ALL SELECT test, 2, 'libFuzzer', libfuzzer_seconds, libfuzzer_cases FROM soon
UNION ALL SELECT test, 3, 'Hypothesis', hypothesis_seconds, hypothesis_cases FROM soon;
CREATE TEMP VIEW soon_cell AS
WITH unit(least, size, name) AS (VALUES (0, 1e6, 'µs'), (1e-3, 1e3, 'ms'), (1, 1, 's'))
SELECT test, typeof(seconds) = 'real' AS is_found, typeof(seconds) = 'text' AS is_untried, printf('%.3g', seconds) AS value,
       (SELECT printf('%.*f %s', iif(seconds * size < 9.95, 1, 0), seconds * size, name) FROM unit WHERE least <= seconds ORDER BY least DESC LIMIT 1) AS took,
       CAST(cases AS INTEGER) AS cases
FROM soon_racer ORDER BY test, number;
CREATE TEMP VIEW soon_count AS
SELECT racer, sum(typeof(seconds) = 'real') AS found, iif(number > 0, ',', '') AS comma FROM soon_racer WHERE test IN (SELECT test FROM soon_row) GROUP BY number;

-- How soon each finding was met: families in the order in which findings are told.
CREATE TEMP VIEW discovery_by AS
WITH RECURSIVE by(cases) AS (
  SELECT 64 UNION ALL SELECT 8 * cases FROM by, campaign WHERE cases < last AND cases < 1 << 45
)
SELECT cases FROM by, campaign WHERE cases / 8 < last;
CREATE TEMP VIEW discovery_family AS
SELECT family, min(place) AS place FROM (SELECT family, row_number() OVER (ORDER BY test_number, defect, rank) AS place FROM findings) GROUP BY family
UNION ALL SELECT 'all', 1 << 40 ORDER BY 2;
CREATE TEMP VIEW discovery_met AS
SELECT f.family, b.cases, (SELECT count(*) FROM finding g WHERE g.first_case < b.cases AND f.family IN ('all', g.family)) AS met
FROM discovery_family f, discovery_by b ORDER BY f.place, b.cases;

-- Places. The nearer a count is to the most of its table, by its digits, the darker it stands.
CREATE TEMP VIEW coverage_pair AS
SELECT pair FROM pairs WHERE pair IN (SELECT pair FROM cell) ORDER BY pair_number;
CREATE TEMP VIEW coverage_place AS SELECT pair, place FROM place WHERE apart OR touching OR overlapping OR flat OR invalid ORDER BY pair, number;
CREATE TEMP VIEW coverage_cell AS
WITH tried AS (SELECT pair, place, relation, sum(cases) AS cases FROM cell GROUP BY pair, place, relation),
     most AS (SELECT pair, max(cases) AS most FROM tried GROUP BY pair)
SELECT p.place, p.pair, t.cases,
       min(6, 1 + CAST(6 * ln(1 + t.cases) / ln(1 + m.most) AS INTEGER)) AS shade, t.cases IS NULL AS is_none,
       CASE r.number WHEN 0 THEN apart WHEN 1 THEN touching WHEN 2 THEN overlapping WHEN 3 THEN flat ELSE invalid END AS can_be
FROM place p JOIN relation_word r JOIN most m ON m.pair = p.pair
LEFT JOIN tried t ON t.pair = p.pair AND t.place = p.place AND t.relation = r.relation
ORDER BY p.pair, p.number, r.number;

-- Speed and errors.
CREATE TEMP VIEW speed_row AS
WITH race AS (
  SELECT *, iif(judged > 0, 1.0 * wrong / judged, 0) AS share, nanoseconds > 0 AND judged > 0 AND question = 'hit' AS races
  FROM verdicts WHERE nanoseconds IS NOT NULL AND role <> 'liar'
)
SELECT test, pair, printf('%.9g', nanoseconds) AS value, printf('%.2f', nanoseconds) AS ns, printf('%.9g', share) AS share,
       found = 0 AS is_clean, iif(share = 0 OR share >= 1e-4, printf('%.3g%%', 100 * share), printf('1 in %,d', round(1 / share))) AS percent,
       races AND NOT EXISTS (SELECT 1 FROM race o WHERE o.pair = r.pair AND o.races AND o.nanoseconds <= r.nanoseconds AND o.share <= r.share
                             AND (o.nanoseconds < r.nanoseconds OR o.share < r.share)) AS leads
FROM race r ORDER BY number;

-- What an answer must not depend on: the worse of the two reaches is told, small numbers first, since failing there needs no excuse.
CREATE TEMP VIEW property_word AS
SELECT column1 AS property, column2 AS title, column3 AS number, column3 + 2 AS place
FROM (VALUES ('swap', 'swapped', 0));
CREATE TEMP VIEW property_test AS SELECT test FROM verdicts WHERE test IN (SELECT test FROM property WHERE tried > 0) ORDER BY number;
CREATE TEMP VIEW property_cell AS
SELECT v.test, w.title, p.tried, p.tried IS NULL OR p.tried = 0 AS is_none, p.changed = 0 AND p.tried > 0 AS is_kept, p.changed > 0 AND p.tried > 0 AS is_changed,
       p.changed, p.changed = p.changed_touching AS is_touching, p.reach = 'small' AS is_small, iif(p.reach = 'small', 'small numbers', 'large or fractions') AS reach,
       p.example_before, p.example_after, p.answer_before, p.answer_after
FROM verdict v JOIN property_word w
LEFT JOIN property p ON p.test = v.test AND p.property = w.property
  AND p.reach = iif((SELECT changed FROM property q WHERE q.test = v.test AND q.property = w.property AND q.reach = 'small') > 0, 'small', 'any')
ORDER BY v.test, w.number;

-- Proofs, lattices, bounds on rounding, steps.
CREATE TEMP VIEW proof_row AS
SELECT *, iif(level = 'proved', 4, 0) AS evidence FROM proof WHERE test IN (SELECT id FROM test) ORDER BY test, level DESC, claim, within;
CREATE TEMP VIEW lattice_row AS
SELECT *, done < cases AS is_part, false_hits + missed_hits + broken_contracts + no_answers AS wrong, printf('%.2f', seconds) AS took
FROM lattice WHERE test IN (SELECT id FROM test) ORDER BY test, kind DESC, size;
CREATE TEMP VIEW lattice_wrong AS SELECT * FROM lattice_row WHERE wrong > 0 AND test IN (SELECT id FROM test WHERE role <> 'liar');
-- Tests that are never wrong on a lattice stand in its row.
CREATE TEMP VIEW lattice_right AS
SELECT kind, size, is_part, words, done, judged, group_concat(test, ', ') AS tests
FROM lattice_row WHERE wrong = 0 GROUP BY kind, size, words, done, judged ORDER BY min(test), kind DESC, size;
CREATE TEMP VIEW rounding_row AS
SELECT *, printf('%.3g', ulps) AS bound, printf('%.3g', worst) AS seen FROM rounding WHERE test IN (SELECT id FROM test) ORDER BY test;
CREATE TEMP VIEW step_form AS SELECT DISTINCT form FROM step ORDER BY form;
CREATE TEMP VIEW step_cell AS
SELECT f.form, coalesce(s.cases, 0) AS cases,
       printf('%.3g%%', 100.0 * s.cases / (SELECT sum(cases) FROM step o WHERE o.form = f.form)) AS percent, s.cases > 0 AS any
FROM step_form f JOIN (VALUES ('whole', 0), ('filter', 1), ('error-free', 2), ('accumulator', 3)) w
LEFT JOIN step s ON s.form = f.form AND s.step = w.column1 ORDER BY f.form, w.column2;

-- Data. report.csv, findings.csv, and a row of junit.xml.
CREATE TEMP VIEW report_csv AS
SELECT test, title, role, document, language, pair, form, colour, sentence, evidence, evidence_words, false_hits, missed_hits, broken_contracts, no_answers,
       found AS findings, logic, rounding, range, undefined, unsteady, defects, news, by_code, by_text, judged, everyday, everyday_wrong, everyday_worst,
       apart, touching, overlapping, flat, invalid, nanoseconds
FROM verdicts ORDER BY number;
CREATE TEMP VIEW findings_csv AS
SELECT finding AS id, test, outcome, place, cause, weight, count, first_case, family, relation, answer, gap, smallest, iif(known IS NULL, 'no', 'yes') AS known, defect,
       iif(rank = 1, sentence, NULL) AS sentence, reason
FROM findings ORDER BY test_number, defect, rank, finding;
-- With --against, news is what is new there.
CREATE TEMP VIEW junit_finding AS
SELECT *, rank = 1 OR is_news AS is_told
FROM (SELECT f.*, iif((SELECT against FROM given), f.finding IN (SELECT id FROM change WHERE kind = 'new'), f.known IS NULL) AS is_news
      FROM (SELECT test, finding, outcome, place, cause, truth, answer, smallest, known, test_number, defect, rank FROM findings) f)
ORDER BY test_number, defect, rank, finding;
CREATE TEMP VIEW junit_case AS
SELECT v.test, v.pair, v.colour, v.sentence, v.found, coalesce(n.news, 0) AS news, v.found > 0 AND coalesce(n.news, 0) = 0 AS is_known,
       iif(v.found = 1, '', 's') AS found_s, iif(n.news = 1, 'is', 'are') AS are
FROM verdicts v LEFT JOIN (SELECT test, sum(is_news) AS news FROM junit_finding GROUP BY test) n ON n.test = v.test ORDER BY v.number;
CREATE TEMP VIEW junit_sum AS
SELECT count(*) AS tests, coalesce(sum(news > 0), 0) AS failures, coalesce(sum(is_known), 0) AS skipped FROM junit_case;

-- report.md.
CREATE TEMP VIEW markdown_about AS SELECT *, iif(defects = 1, '', 's') AS defects_s, iif(findings = 1, '', 's') AS findings_s FROM about;
CREATE TEMP VIEW markdown_row AS
SELECT *, CASE WHEN nanoseconds IS NULL THEN '–' ELSE printf('%.2f', nanoseconds) END AS ns,
       CASE WHEN false_hits > 0 THEN printf('%,d', false_hits) WHEN apart < 3 THEN 'not tried' ELSE coalesce(unsure, printf('0 (≤ 1 in %,d)', apart / 3)) END AS false_hits_words,
       CASE WHEN missed_hits > 0 THEN printf('%,d', missed_hits) WHEN overlapping < 3 THEN 'not tried' ELSE coalesce(unsure, printf('0 (≤ 1 in %,d)', overlapping / 3)) END AS missed_hits_words,
       CASE WHEN NOT promises THEN '–' WHEN broken_contracts > 0 THEN printf('%,d', broken_contracts) WHEN touching < 3 THEN 'not tried'
            ELSE coalesce(unsure, printf('0 (≤ 1 in %,d)', touching / 3)) END AS broken_contracts_words,
       CASE WHEN no_answers > 0 THEN printf('%,d', no_answers) WHEN judged < 3 THEN 'not tried' ELSE coalesce(unsure, printf('0 (≤ 1 in %,d)', judged / 3)) END AS no_answers_words
FROM (SELECT *, CASE WHEN unsteady > 0 THEN 'unsteady' WHEN unasked > 0 THEN 'given up on' END AS unsure FROM verdicts) ORDER BY number;
-- Defects that are told at length, and all that is news.
CREATE TEMP VIEW listed AS SELECT *, iif(cases = 1, '', 's') AS cases_s FROM defects WHERE at_length OR is_news;
CREATE TEMP VIEW unlisted AS SELECT test, count(*) AS defects FROM defects WHERE NOT at_length AND NOT is_news GROUP BY test;
CREATE TEMP VIEW wrong_test AS SELECT test, diagnosis, mend, (SELECT called FROM own_diagnosis o WHERE o.test = verdicts.test) AS called FROM verdicts WHERE found > 0 ORDER BY number;

-- An issue about a test: its call as its command told it, {0} for the first number, or how graze puts the case to it. It is named as
-- its command names itself, and not by its id, which is no word of those who keep it.
CREATE TEMP VIEW upstream AS
WITH RECURSIVE called(test, number, call) AS (
  SELECT d.test, 0, v.code FROM defects d JOIN verdicts v ON v.test = d.test WHERE d.is_first AND v.given <> '' AND v.code <> ''
  UNION ALL
  SELECT c.test, number + 1, replace(call, '{' || number || '}', d.numbers ->> number ->> 1)
  FROM called c JOIN defects d ON d.test = c.test AND d.is_first WHERE number < json_array_length(d.numbers)
)
SELECT d.test, s.greeting, d.outcome, v.form, d.smallest, d.answer, d.expected, d.by_hand, replace(v.diagnosis_words, d.test || ': ', '') AS diagnosis_words, v.wrong, v.judged, c.graze, c.mix, c.seed,
       replace(replace(d.words, d.test || ' says', 'it says'), d.test || ' gives', 'it gives') AS words,
       coalesce((SELECT call FROM called c WHERE c.test = d.test ORDER BY number DESC LIMIT 1),
                'graze check ' || coalesce(v.given || ' ', '') || d.test || ' ' || d.smallest) AS call
FROM defects d JOIN verdicts v ON v.test = d.test LEFT JOIN subject s ON s.test = d.test JOIN about c WHERE d.is_first;

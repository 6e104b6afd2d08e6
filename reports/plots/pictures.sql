-- What pictures show, for plots/*.gp. In scripts numbers stand without quotes, so those of the store are cast: a text in
-- the place of a number would be a command. TEMP views, for they ask functions that only graze has (scene_functions.c,
-- map_functions.c). Places of a scene are in units of a view: its middle is the origin, shapes reach from about -1 to 1.

-- The pictures there are.
CREATE TEMP VIEW picture_of_map AS
SELECT m.test, m.sweep, t.pair, 1.0 * m.wrong / (width * height) AS share,
       -- A whole shape moved is understood sooner than a corner.
       row_number() OVER (PARTITION BY m.test ORDER BY CASE WHEN m.sweep IN ('scene', 'turn') THEN 0 WHEN m.sweep = 'ulps' THEN 2 ELSE 3 END,
         width < 64, -min(m.wrong, width * height - m.wrong) * iif(m.sweep = 'turn', 0.25, 1), m.sweep) AS place,
       'Error map of ' || m.test || ', ' || CASE m.sweep
         WHEN 'ulps' THEN 'in the smallest steps that a number can make'
         WHEN 'range' THEN 'at every scale of its numbers' WHEN 'turn' THEN 'the second corner of a shape moved' ELSE 'one shape moved' END ||
         ': of ' || printf('%,d', width * height) || ' positions, ' || substr(
         iif(false_hits > 0, printf(iif(t.question <> 'hit', ', %,d say yes where it is not so', ', %,d say hit and are apart'), false_hits), '') ||
         iif(missed_hits > 0, printf(iif(t.question <> 'hit', ', %,d say no where it is so', ', %,d say miss and overlap'), missed_hits), '') ||
         iif(broken_contracts > 0, printf(', %,d touch and get the other answer than promised', broken_contracts), '') ||
         iif(no_answers > 0, printf(', %,d get no answer', no_answers), ''), 3) AS title
FROM (SELECT *, false_hits + missed_hits + broken_contracts + no_answers AS wrong FROM map) m JOIN test t ON t.id = m.test;

-- The finding of a test that is told first.
CREATE TEMP VIEW picture_of_lead AS
SELECT finding.id AS finding, test, pair,
       printf('Smallest case of %s: the shapes are %s, %s answers %s', finding.id, truth, test, answer) AS title
FROM finding JOIN test ON test.id = finding.test WHERE defect = 1 AND rank = 1;

CREATE TEMP VIEW picture AS
WITH listed AS (
  SELECT 'map' AS kind, test, sweep, NULL AS finding, pair, title, place FROM picture_of_map
  UNION ALL
  SELECT 'card', test, sweep, NULL, pair, title, place FROM picture_of_map WHERE place = 1 AND sweep <> 'range'
  UNION ALL
  SELECT 'card', test, NULL, finding, pair, title, 1 FROM picture_of_lead WHERE test NOT IN (SELECT test FROM map WHERE sweep <> 'range')
  UNION ALL
  SELECT 'finding', test, NULL, finding.id, pair,
         printf('Smallest case of %s: the shapes are %s, %s answers %s', finding.id, truth, test, answer),
         row_number() OVER (ORDER BY known IS NOT NULL, finding.id)
  FROM finding JOIN test ON test.id = finding.test
  UNION ALL
  SELECT 'discovery', NULL, NULL, NULL, NULL, 'How many findings had been met after so many cases, by family of cases', 1
  WHERE EXISTS (SELECT 1 FROM finding)
  UNION ALL
  SELECT 'speed', NULL, NULL, NULL, pair, 'Nanoseconds per call against the share of wrong answers, ' || pair, 1
  FROM picture_race GROUP BY pair
  UNION ALL
  SELECT 'soon', NULL, NULL, NULL, NULL,
         'How long published mistakes stood, and how soon each is plain to see, by four ways of looking', 1
  WHERE EXISTS (SELECT 1 FROM soon WHERE stood <> '')
), named AS (
  SELECT *, kind || iif(kind = 'map', '-' || sweep, '') || coalesce('-' || CASE kind WHEN 'speed' THEN pair WHEN 'finding' THEN finding ELSE test END, '') AS words
  FROM listed
)
-- Names that are cut, or the same once they are names of files, are numbered.
SELECT file_name(words) || CASE WHEN row_number() OVER same > 1 THEN '~' || row_number() OVER same ELSE '' END AS name,
       kind, test, sweep, finding, pair, title, place
FROM named
WHERE kind <> 'finding' OR place <= 640
WINDOW same AS (PARTITION BY file_name(words) ORDER BY words);

-- As they are listed, and what one says to get each: `graze plot KIND STORE [WHAT] [SWEEP]`.
CREATE TEMP VIEW picture_in_order AS
SELECT picture.*, CASE WHEN kind IN ('map', 'card') THEN test WHEN kind = 'finding' THEN finding ELSE pair END AS what,
       row_number() OVER (ORDER BY CASE kind WHEN 'map' THEN 0 WHEN 'card' THEN 1 WHEN 'finding' THEN 2 WHEN 'discovery' THEN 3
         WHEN 'speed' THEN 4 ELSE 5 END, test, place, name) AS turn
FROM picture ORDER BY turn;
CREATE TEMP VIEW picture_words AS
SELECT *, kind || ifnull(' ' || what, '') || ifnull(' ' || sweep, '') AS words FROM picture_in_order;

-- Those that are to be drawn, in the order in which they are shown; and the text of each that is shown, those without are linked.
CREATE TEMP TABLE drawn (
  turn INTEGER PRIMARY KEY, name TEXT UNIQUE, kind TEXT, test TEXT, sweep TEXT, finding TEXT, pair TEXT, title TEXT, svg TEXT
);

-- Their texts without the blanks between elements, and without what gnuplot says again of each.
CREATE TEMP VIEW drawn_slim AS
WITH said(number, again, once) AS (VALUES
  (0, char(9), ''), (1, char(10), ' '), (2, '  ', ' '), (3, '> <', '><'),
  (4, '<g id="gnuplot_canvas">', '<g fill="none" color="black" stroke="currentColor" font-family="sans-serif">'), (5, ' fill="#ffffff"/>', ' fill="#ffffff" stroke="none"/>'),
  (6, '<g fill="none" color="black" stroke="currentColor" stroke-', '<g stroke-'), (7, ' stroke-linecap="butt" stroke-linejoin="miter"', ''),
  (8, ' stroke-width="1.00"', ''), (9, ' font-family="sans-serif" ', ' '), (10, '<title>Gnuplot</title>', '')
  UNION ALL SELECT 10 + key, '<g id="gnuplot_plot_' || key || 'a" ><title>gnuplot_plot_' || key || 'a</title>', '<g>' FROM json_each('[0,1,2,3,4,5,6,7,8,9]') WHERE key > 0
), slim(turn, number, svg) AS (
  SELECT turn, 0, svg FROM drawn
  UNION ALL SELECT turn, number + 1, replace(svg, again, once) FROM slim JOIN said USING (number)
)
SELECT turn, svg FROM slim WHERE number = 20;

-- The pages hold so much of pictures; those beyond it are links to their files.
CREATE TEMP VIEW drawn_beyond AS
SELECT turn FROM (SELECT turn, sum(length(CAST(svg AS BLOB))) OVER (ORDER BY turn) AS shown FROM drawn) WHERE shown > 2000 * 1024;

CREATE TEMP VIEW drawing AS
SELECT *, CASE WHEN finding IS NOT NULL THEN NOT EXISTS (SELECT 1 FROM picture_finding f WHERE f.finding = drawn.finding)
            WHEN sweep IS NOT NULL THEN NOT EXISTS (SELECT 1 FROM picture_map_scene m WHERE m.test = drawn.test AND m.sweep = drawn.sweep AND is_fine)
            ELSE 0 END AS is_strange, kind = 'map' AS is_map,
       kind = 'card' AND sweep IS NOT NULL AS is_card, kind = 'card' AND sweep IS NULL AS is_small, kind = 'finding' AS is_finding,
       kind = 'discovery' AS is_discovery, kind = 'speed' AS is_speed, kind = 'soon' AS is_soon
FROM drawn;

-- What is told beside the panel of a map.
CREATE TEMP VIEW picture_map_words AS
SELECT test, sweep,
       CASE WHEN wrong = 0 THEN ': nothing wrong' ELSE ' ' || substr(
         CASE WHEN false_hits * 20 > wrong THEN iif(asked, ', says yes where it is not so', ', hits where they are apart') ELSE '' END ||
         CASE WHEN missed_hits * 20 > wrong THEN iif(asked, ', says no where it is so', ', misses where they overlap') ELSE '' END ||
         CASE WHEN broken_contracts * 20 > wrong THEN ', breaks its promise where they touch' ELSE '' END ||
         CASE WHEN no_answers * 20 > wrong THEN ', gives no answer' ELSE '' END, 3) END AS says
FROM (SELECT m.*, false_hits + missed_hits + broken_contracts + no_answers AS wrong, t.question <> 'hit' AS asked
      FROM map m JOIN test t ON t.id = m.test);

-- What there is to see of each kind; the widest of it, where a case shows what goes wrong. Each point of each map is looked
-- at for it, so it is kept: pictures ask again and again.
CREATE TEMP TABLE picture_map_region AS
SELECT m.test, m.sweep, r.value ->> 'x' AS x, r.value ->> 'y' AS y, r.value ->> 'spot_x' AS spot_x, r.value ->> 'spot_y' AS spot_y, r.value ->> 'points' AS points,
       r.value ->> 'outcome' AS outcome, r.value ->> 'apart' AS apart, 1.0 * (r.value ->> 'points') / (width * height) AS share,
       row_number() OVER (PARTITION BY m.test, m.sweep ORDER BY r.value ->> 'outcome' = 'agrees', -(r.value ->> 'points')) AS place
FROM map m, json_each(map_regions(points, width, height)) r;
CREATE INDEX temp.picture_map_region_of ON picture_map_region (test, sweep);

CREATE TEMP VIEW picture_map_scene AS
SELECT *, scene IS NOT NULL AND to_right IS NOT NULL AND to_below IS NOT NULL AND map_wrong_rows(points, width, height) IS NOT NULL AS is_fine
FROM (SELECT m.*, t.question, t.pair, t.form, t.type, t.inputs, r.spot_x, r.spot_y,
             scene(t.form, case_at(t.form, m.origin_hex, m.right_hex, m.down_hex, iif(m.sweep = 'range', 0, r.spot_x), iif(m.sweep = 'range', 0, r.spot_y))) AS scene,
             scene(t.form, m.right_hex) AS right_scene,
             step(t.form, m.origin_hex, m.right_hex) AS to_right, step(t.form, m.origin_hex, m.down_hex) AS to_below,
             '[' || replace(json_quote(t.inputs), ' ', '","') || ']' AS names,
             json_extract(step(t.form, m.origin_hex, m.down_hex), '$.shape') AS moved
      FROM map m JOIN test t ON t.id = m.test
      JOIN picture_map_region r ON r.test = m.test AND r.sweep = m.sweep AND r.place = 1);

CREATE TEMP VIEW picture_map AS
SELECT *, CASE WHEN is_wide THEN 'The whole picture is ' || wide_words || ' wide; its shapes are larger than it.'
               ELSE 'The whole picture is ' || wide_words || ' wide.' END AS zoom_words
FROM (
SELECT m.test, m.sweep, CAST(m.width AS INTEGER) AS width, CAST(m.height AS INTEGER) AS height, m.origin_hex, m.right_hex, m.down_hex,
       map_cells(points, width, height, 768) AS cells, map_cells(points, width, height, 512) AS card_cells,
       map_border(points, width, height) AS border,
       m.test || w.says AS heading,
       CASE m.sweep
         WHEN 'turn' THEN 'A point is where the second corner of ' || replace(shapes ->> moving ->> 'name', 'disc', 'circle') || ' is; its first corner stays.'
         WHEN 'range' THEN 'One scene at every scale of ' || type || ': to the right it grows; downward ' || replace(shapes ->> moving ->> 'name', 'disc', 'circle') || ' moves out along the diagonal.'
         WHEN 'scene' THEN 'A point is where the middle of ' || replace(shapes ->> moving ->> 'name', 'disc', 'circle') || ' is.'
         ELSE 'A square to the right is the next ' || CASE WHEN type = 'f32' THEN 'float' ELSE 'double' END || ' in x, a square down in y.' END ||
         iif(map_thin(points, width, height) > 0, ' Thin lines and single points are drawn wider.', '') AS below,
       m.sweep = 'range' AS is_range, m.sweep = 'turn' AS is_turn, m.sweep = 'ulps' AS is_ulps, m.sweep IN ('scene', 'turn') AS is_scene,
       CASE m.sweep WHEN 'turn' THEN 'second corner' ELSE 'middle' END AS part,
       printf('%.*g', iif(m.sweep = 'ulps', 1, 3), (to_right ->> 'by') * width) AS wide_words,
       m.sweep IN ('scene', 'turn') AND unit * max(shapes ->> 0 ->> 'size', shapes ->> 1 ->> 'size') > width * (to_right ->> 'by') AS is_wide,
       unit, middle_x, middle_y, spot_x, spot_y,
       handle_x - spot_x * (to_right ->> 'by') AS zero_x, handle_y - spot_y * (to_below ->> 'by') AS zero_y,
       to_right ->> 'by' AS step_x, to_below ->> 'by' AS step_y,
       names ->> (to_right ->> 'number') AS x_name, names ->> (to_below ->> 'number') AS y_name,
       (to_right ->> 'from') + (to_right ->> 'by') * (width / 2) AS x_middle,
       (to_below ->> 'from') + (to_below ->> 'by') * (height / 2) AS y_middle,
       replace(shapes ->> staying ->> 'name', 'disc', 'circle') AS stays, replace(shapes ->> moving ->> 'name', 'disc', 'circle') AS moves,
       iif(staying = 0, 'first', 'second') AS stays_colour, iif(staying = 0, 'second', 'first') AS moves_colour,
       shapes ->> staying ->> 'outline' AS stays_outline, shapes ->> moving ->> 'outline' AS moves_outline,
       (shapes ->> staying ->> 'is') = 'speck' AS stays_is_speck, (shapes ->> moving ->> 'is') = 'speck' AS moves_is_speck,
       shapes ->> staying ->> '$.names[0][0]' AS stays_x, shapes ->> staying ->> '$.names[0][1]' AS stays_y,
       shapes ->> moving ->> '$.names[1][0]' AS moves_x, shapes ->> moving ->> '$.names[1][1]' AS moves_y,
       scene ->> '$.near[0][0]' AS near_x, scene ->> '$.near[0][1]' AS near_y,
       -- Where the first shape moves it says so of both, and else of the one that the map moves.
       scene ->> 'moves' AS moving_by, iif(staying = 0, 'stays', 'moves') AS first,
       iif(scene -> 'moves' IS NULL, ' stays', iif(staying = 0, ' moves', '')) AS stays_does, iif(scene -> 'moves' IS NULL OR staying = 1, ' moves', '') AS moves_does,
       unit * (shapes ->> staying ->> 'size') AS least_size,
       (right_scene ->> 'unit') * (right_scene -> 'shape' ->> staying ->> 'size') AS next_size
FROM (SELECT *, CASE sweep WHEN 'turn' THEN (to_right ->> 'from') + spot_x * (to_right ->> 'by') ELSE middle_x + unit * (shapes ->> moving ->> '$.centre[0][0]') END AS handle_x,
             CASE sweep WHEN 'turn' THEN (to_below ->> 'from') + spot_y * (to_below ->> 'by') ELSE middle_y + unit * (shapes ->> moving ->> '$.centre[0][1]') END AS handle_y
      FROM (SELECT *, moved AS moving, 1 - moved AS staying, scene -> 'shape' AS shapes, scene ->> 'unit' AS unit,
             scene ->> '$.middle[0][0]' AS middle_x, scene ->> '$.middle[0][1]' AS middle_y
      FROM picture_map_scene WHERE is_fine)) m
JOIN picture_map_words w ON w.test = m.test AND w.sweep = m.sweep);

-- What the labels beside a map name, from the top.
-- A test that is asked another question than whether they meet says yes or no.
CREATE TEMP VIEW picture_region AS
SELECT r.test, r.sweep, x, y, colour,
       iif(question <> 'hit', replace(replace(replace(replace(words, 'says hit', 'says yes'), 'says miss', 'says no'), 'right: hit', 'right: yes'), 'right: miss', 'right: no'), words) AS words,
       iif(question <> 'hit', replace(replace(below, 'they are apart; ', 'it is not so; '), 'they overlap; ', 'it is so; '), below) AS below
FROM (SELECT test, sweep, x, y,
       CASE outcome WHEN 'agrees' THEN CASE apart WHEN 1 THEN 'right: miss' ELSE 'right: hit' END
         WHEN 'false hit' THEN 'wrong: says hit' WHEN 'missed hit' THEN 'wrong: says miss' WHEN 'broken contract' THEN 'wrong at touching'
         ELSE outcome END AS words,
       CASE outcome WHEN 'agrees' THEN CASE apart WHEN 1 THEN 'correct_miss' ELSE 'correct_hit' END ELSE replace(outcome, ' ', '_') END AS colour,
       CASE outcome WHEN 'agrees' THEN '' WHEN 'false hit' THEN 'they are apart; ' WHEN 'missed hit' THEN 'they overlap; '
         WHEN 'broken contract' THEN 'not as promised; ' ELSE '' END ||
       CASE WHEN share < 0.0001 THEN 'under 0.01%' WHEN share < 0.001 THEN printf('%.2f%%', 100 * share)
            WHEN share < 0.1 THEN printf('%.1f%%', 100 * share) ELSE printf('%.0f%%', 100 * share) END || ' of it' AS below
FROM picture_map_region
UNION ALL
SELECT test, sweep, place ->> 0, place ->> 1, 'line: they touch', 'none', 'the exact truth'
FROM (SELECT test, sweep, map_line_end(points, width, height) AS place FROM map) WHERE place IS NOT NULL) r JOIN test t ON t.id = r.test
ORDER BY 4;

-- Wrong at all scales up to an end of the type and not at others: why, where it is wide enough for the words.
CREATE TEMP VIEW picture_cause AS
SELECT test, sweep, x, wrong ->> x AS y, CASE WHEN is_whole THEN 'wrap' WHEN high THEN 'overflow' ELSE 'vanish' END AS word
FROM (SELECT *, CASE WHEN high THEN width - 1 - columns / 2 ELSE columns / 2 END AS x FROM (
  SELECT *, CASE WHEN high THEN width - 1 - coalesce((SELECT max(key) FROM json_each(wrong) WHERE value IS NULL), -1)
              ELSE coalesce((SELECT min(key) FROM json_each(wrong) WHERE value IS NULL), width) END AS columns
  FROM (SELECT m.test, m.sweep, m.width, high, t.type IN ('i32', 'i64') AS is_whole,
               map_wrong_rows(points, width, height) AS wrong
        FROM map m JOIN test t ON t.id = m.test JOIN (SELECT 0 AS high UNION ALL SELECT 1))))
WHERE columns * 7 >= width AND columns * 2 <= width AND NOT (is_whole AND high = 0);

-- The smallest case of a finding, to scale.
CREATE TEMP VIEW picture_finding_scene AS
SELECT f.id AS finding, f.*, t.question, t.form, t.pair, t.inputs, scene(t.form, f.smallest_hex) AS scene,
       CASE f.cause WHEN 'range' THEN wrap(t.form, f.smallest) END AS wrap,
       '[' || replace(json_quote(t.inputs), ' ', '","') || ']' AS names
FROM finding f JOIN test t ON t.id = f.test;

CREATE TEMP VIEW picture_finding AS
SELECT finding, smallest_hex, CAST(gap AS REAL) AS gap, unit, middle_x, middle_y,
       iif(question <> 'hit', substr(words, instr(words, '; ') + 2), test || ' says ' || answer || '; in truth they' || CASE
         WHEN relation = 'apart' AND gap > 0 AND gap < 9e999 THEN printf(' are %s%.6g apart', bound, gap)
         WHEN relation = 'overlapping' AND gap < 0 AND gap > -9e999 THEN printf(' overlap by %s%.6g', bound, -gap)
         WHEN relation = 'touching' THEN ' touch, exactly'
         WHEN relation = 'apart' THEN ' are apart'
         WHEN relation = 'overlapping' THEN ' overlap'
         WHEN relation = 'flat' THEN ' meet, and one is flat'
         ELSE ' are no shapes' END) AS heading,
       outcome || ', ' || cause || ': ' || ifnull((SELECT p.words FROM place p WHERE p.pair = f.pair AND p.place = f.place), place) AS below,
       abs(middle_x) < 1e6 * unit AND abs(middle_x) + unit < 1e308 AS x_marked,
       abs(middle_y) < 1e6 * unit AND abs(middle_y) + unit < 1e308 AS y_marked,
       abs(gap / unit) < 0.03 AS is_hair, gap <> 0 AND abs(gap / unit) < 0.03 AS is_magnified, wrap IS NOT NULL AS is_wrapped,
       scene ->> '$.near[0][0]' AS near_x, scene ->> '$.near[0][1]' AS near_y,
       scene ->> '$.near[1][0]' AS other_x, scene ->> '$.near[1][1]' AS other_y,
       scene ->> '$.way[0][0]' AS way_x, scene ->> '$.way[0][1]' AS way_y,
       scene ->> 'moves' AS moving_by, 'shape_0' AS first
FROM (SELECT *, scene ->> 'unit' AS unit, scene ->> '$.middle[0][0]' AS middle_x, scene ->> '$.middle[0][1]' AS middle_y,
             CASE WHEN form LIKE '%ellipse%' THEN 'at least ' ELSE '' END AS bound
      FROM picture_finding_scene WHERE scene IS NOT NULL) f;

-- The larger shape first. Each is named inside it, or beside it: the first at its top, the second at its bottom, so that
-- within one another they do not hide each other's names.
CREATE TEMP VIEW picture_shape AS
SELECT finding, s.key AS number, replace(s.value ->> 'name', 'disc', 'circle') AS name, s.value ->> 'outline' AS outline,
       s.value ->> 'lines' AS lines, s.value ->> 'lines' <> '' AS is_parted, s.value ->> 'is' = 'speck' AS is_speck, s.value ->> 'is' = 'line' AS is_line, s.value ->> 'is' = 'area' AS is_area,
       CASE s.value ->> 'is' WHEN 'speck' THEN s.value ->> '$.centre[0][0]' ELSE s.value ->> '$.ends[0][0]' END AS x,
       CASE s.value ->> 'is' WHEN 'speck' THEN s.value ->> '$.centre[0][1]' ELSE s.value ->> '$.ends[0][1]' END AS y,
       s.value ->> '$.ends[1][0]' AS to_x, s.value ->> '$.ends[1][1]' AS to_y,
       s.value -> 'names' -> s.key ->> 0 AS name_x, s.value -> 'names' -> s.key ->> 1 AS name_y,
       CASE s.key WHEN 0 THEN '0.9' ELSE '-0.9' END AS name_offset,
       CASE s.key WHEN 0 THEN 'first' ELSE 'second' END AS colour
FROM picture_finding_scene, json_each(scene, '$.shape') s
ORDER BY finding, (s.value ->> 'size') DESC, s.key;

-- What stands behind the last corner of a ring repeats it.
CREATE TEMP VIEW picture_number AS
SELECT f.id AS finding, row_number() OVER (PARTITION BY f.id ORDER BY n.key) - 1 AS number, n.value ->> 0 AS name, n.value ->> 1 AS value
FROM finding f JOIN test t ON t.id = f.test, json_each(f.numbers) n
WHERE t.form NOT LIKE '%polygon%' OR NOT EXISTS (
  SELECT 1 FROM json_each(f.numbers) c WHERE c.value ->> 0 IN ('n', 'a_n', 'b_n') AND n.key > c.key + 2 * (c.value ->> 1) AND n.key <= c.key + 32);

-- How the outlines leave the spots where the shapes are nearest, in the glass.
CREATE TEMP VIEW picture_leaving AS
SELECT finding, number, colour, x, y,
       leaves ->> (3 * number) ->> 0 AS one_x, leaves ->> (3 * number) ->> 1 AS one_y,
       leaves ->> (3 * number + 1) ->> 0 AS inside_x, leaves ->> (3 * number + 1) ->> 1 AS inside_y,
       leaves ->> (3 * number + 2) ->> 0 AS other_x, leaves ->> (3 * number + 2) ->> 1 AS other_y,
       leaves ->> (3 * number) ->> 0 = 0 AND leaves ->> (3 * number) ->> 1 = 0 AS is_dot
FROM (SELECT f.finding, s.number, s.colour, f.scene -> 'leaves' AS leaves,
             (CASE WHEN (s.number = 0) = (f.gap > 0) THEN -0.5 ELSE 0.5 END) * (f.scene ->> '$.way[0][0]') AS x,
             (CASE WHEN (s.number = 0) = (f.gap > 0) THEN -0.5 ELSE 0.5 END) * (f.scene ->> '$.way[0][1]') AS y
      FROM picture_finding_scene f JOIN (
        SELECT 0 AS number, 'first' AS colour UNION ALL SELECT 1, 'second') s);

-- A side that its whole-number type does not hold, on the line of that type's numbers.
CREATE TEMP VIEW picture_wrap AS
SELECT finding, (names ->> (wrap ->> 'at')) || ' + ' || (names ->> (wrap ->> 'by')) AS sum, wrap ->> 'sum' AS truth,
       wrap ->> 'from' AS "from", wrap ->> 'wrapped' AS wrapped, wrap ->> 'least' AS least, wrap ->> 'most' AS most
FROM picture_finding_scene WHERE wrap IS NOT NULL;

-- Findings met after so many cases, counted from 1; families by the order of what they found, all of them first.
CREATE TEMP TABLE picture_meeting AS SELECT family, first_case + 1 AS case_number, id FROM finding;
CREATE TEMP VIEW picture_discovery AS
SELECT max(10, (SELECT max(case_number) FROM picture_meeting), (SELECT sum(last - first) FROM range_done)) AS last,
       (SELECT count(*) FROM picture_meeting) AS findings, 'How soon what is wrong is found' AS heading,
       'One line per family of cases: findings that it was the first to meet. The black line is all of them.' AS below;
CREATE TEMP VIEW picture_family AS
SELECT 'all families' AS family, 'all' AS words, count(*) AS findings FROM picture_meeting
UNION ALL
SELECT * FROM (SELECT family, family, count(*) FROM picture_meeting GROUP BY family ORDER BY 3 DESC, family LIMIT 19);
-- Of those that fall on one pixel the last.
CREATE TEMP VIEW picture_met AS
SELECT family, case_number, max(findings) AS findings FROM (
  SELECT 'all families' AS family, case_number, row_number() OVER (ORDER BY case_number, id) AS findings FROM picture_meeting
  UNION ALL
  SELECT family, case_number, row_number() OVER (PARTITION BY family ORDER BY case_number, id) FROM picture_meeting)
GROUP BY family, CAST(80 * log10(case_number) AS INTEGER) ORDER BY 1, 3;

-- Speed against wrong answers: tests that were timed in batches at the best level and judged. Liars are not in the race, and no more
-- are tests that are asked something else than whether shapes meet.
-- A picture has room for the fastest 200.
CREATE TEMP TABLE picture_race AS
SELECT * FROM (
SELECT t.pair, t.id AS test, CAST(s.nanoseconds AS REAL) AS ns, row_number() OVER (PARTITION BY t.pair ORDER BY s.nanoseconds, t.id) AS place,
       1.0 * coalesce((SELECT sum(count) FROM finding f WHERE f.test = t.id), 0) / j.judged AS wrong
FROM test t
JOIN (SELECT test, max(level), nanoseconds FROM speed WHERE level <> 'one' GROUP BY test) s ON s.test = t.id
JOIN (SELECT test, sum(count) AS judged FROM tally WHERE relation IN ('apart', 'touching', 'overlapping') AND answer <> 'declined'
      GROUP BY test) j ON j.test = t.id
WHERE CAST(s.nanoseconds AS REAL) BETWEEN 1e-3 AND 1e9 AND j.judged > 0 AND t.role <> 'liar' AND t.question = 'hit')
WHERE place <= 200;
-- On the frontier no other is as fast and as right, and better in one.
CREATE TEMP VIEW picture_dot AS
SELECT pair, test, ns, CASE WHEN wrong > 0 THEN max(wrong, 1e-9) ELSE 1e-10 END AS share,
       NOT EXISTS (SELECT 1 FROM picture_race o WHERE o.pair = r.pair AND o.ns <= r.ns AND o.wrong <= r.wrong
                   AND (o.ns < r.ns OR o.wrong < r.wrong)) AS leads
FROM picture_race r
ORDER BY pair, share DESC, ns, test;
CREATE TEMP VIEW picture_dot_leading AS SELECT * FROM picture_dot WHERE leads ORDER BY ns;
CREATE TEMP VIEW picture_dot_behind AS SELECT * FROM picture_dot WHERE NOT leads ORDER BY ns;
CREATE TEMP VIEW picture_speed AS
SELECT pair, count(*) AS tests, max(200, 2 * max(ns)) AS slowest, 'Speed and errors, ' || pair AS heading,
       'Down: fewer wrong answers. Left: faster. On the line, no test is both; rates are those of the campaign''s hard cases.' AS below
FROM picture_race GROUP BY pair;

CREATE TEMP VIEW picture_museum AS
SELECT 'Mistakes that stood for years show within a second' AS heading,
       'Published hit tests, those that stood longest first; until each is plainly wrong.' AS below;
-- Published mistakes that somebody found, those that stood longest first.
CREATE TEMP VIEW picture_soon AS
SELECT row_number() OVER (ORDER BY coalesce(days, -1) DESC, test) - 1 AS row, test,
       iif(graze_seconds IS NULL, 'NaN', CAST(graze_seconds AS REAL)) AS graze, iif(uniform_seconds IS NULL, 'NaN', CAST(uniform_seconds AS REAL)) AS uniform,
       iif(libfuzzer_seconds IS NULL, 'NaN', CAST(libfuzzer_seconds AS REAL)) AS libfuzzer, iif(hypothesis_seconds IS NULL, 'NaN', CAST(hypothesis_seconds AS REAL)) AS hypothesis,
       iif(graze_seconds IS NULL, 6, 'NaN') AS graze_not, iif(uniform_seconds IS NULL, 11, 'NaN') AS uniform_not,
       iif(libfuzzer_seconds IS NULL, 20, 'NaN') AS libfuzzer_not, iif(hypothesis_seconds IS NULL, 36, 'NaN') AS hypothesis_not,
       iif(days IS NOT NULL AND NOT at_least, 86400 * max(1, days), 'NaN') AS stood,
       iif(days IS NOT NULL AND at_least, 86400 * max(1, days), 'NaN') AS stood_at_least
FROM (SELECT s.*, CASE WHEN stood <> '' THEN CAST(stood AS REAL) END AS days, instr(coalesce(stood, ''), '+') > 0 AS at_least
      FROM soon s JOIN test t ON t.id = s.test
      WHERE t.role = 'published'
        AND coalesce(graze_seconds, uniform_seconds, libfuzzer_seconds, hypothesis_seconds) IS NOT NULL)
ORDER BY 1 LIMIT 64;

-- The findings that a report draws, and which of its test's each is, from 1.
CREATE TEMP TABLE told (finding TEXT PRIMARY KEY, place INTEGER);

-- The pictures of a report: a card for each test that is told at length, and the three of the evidence. Where all tests were
-- brought, what they got wrong and the plainest map of each.
CREATE TEMP VIEW picture_of_report AS
SELECT *, row_number() OVER (ORDER BY importance, name) AS turn FROM (
SELECT p.*, CASE p.kind WHEN 'card' THEN 0 WHEN 'finding' THEN d.place WHEN 'map' THEN p.place ELSE 9 END AS importance
FROM picture p LEFT JOIN told d ON d.finding = p.finding
WHERE CASE p.kind
        WHEN 'card' THEN p.test IN (SELECT test FROM verdicts WHERE role = 'published' OR (colour = 'red' AND role <> 'liar'))
          AND NOT (SELECT own FROM about)
        WHEN 'map' THEN p.place = 1 AND NOT EXISTS (SELECT 1 FROM test WHERE role IS NOT 'foreign')
        WHEN 'finding' THEN d.place IS NOT NULL AND NOT EXISTS (SELECT 1 FROM test WHERE role IS NOT 'foreign')
        WHEN 'speed' THEN (SELECT tests FROM picture_speed s WHERE s.pair = p.pair) >= 8 -- of fewer the table says as much
        ELSE 1 END);

-- report.json, in one text. ?1: the line that says when, or NULL. `real` writes a number so that it reads back the same.
SELECT iif(?1 IS NULL, report, substr(report, 1, length(report) - 1) || ',"stamp":' || json_quote(?1) || '}') FROM (SELECT json_object(
  'format', 'graze-report-5',
  'campaign', (SELECT json_object('graze', graze, 'seed', seed, 'first', first, 'last', last, 'counted', counted, 'mix', mix, 'compiler', compiler,
                                  'flags', flags, 'level', level, 'machine', machine, 'again', again, 'left_out', left_out) FROM about),
  'verdicts', (SELECT json_group_array(json_object(
      'test', test, 'title', title, 'role', role, 'document', document, 'language', language, 'pair', pair, 'form', form, 'given', given,
      'diagnosis', nullif(diagnosis, ''), 'mend', nullif(mend, ''), 'colour', colour, 'sentence', sentence, 'evidence', evidence, 'evidence_words', evidence_words,
      'wrong', json_object('false hit', false_hits, 'missed hit', missed_hits, 'broken contract', broken_contracts, 'no answer', no_answers),
      -- Of outcomes that never came, and no others.
      'upper_bound_95', json(json_patch('{}', json_object(
          'false hit', json(real(false_hits_at_most)), 'missed hit', json(real(missed_hits_at_most)),
          'broken contract', json(real(broken_contracts_at_most)), 'no answer', json(real(no_answers_at_most))))),
      'findings', found, 'defects', defects, 'news', news,
      'findings_by_cause', json_object('logic', logic, 'rounding', rounding, 'range', range, 'undefined', undefined, 'unsteady', unsteady),
      'by_code', by_code, 'by_text', by_text, 'judged', judged, 'everyday', everyday, 'everyday_wrong', everyday_wrong,
      'everyday_worst', json(real(everyday_worst)), 'witness', witness, 'witness_finding', witness_finding,
      'cases', json_object('apart', apart, 'touching', touching, 'overlapping', overlapping, 'flat', flat, 'invalid', invalid),
      'nanoseconds', json(real(nanoseconds)))) FROM verdicts),
  'headlines', (SELECT json_group_object(kind, json_object('tests', tests, 'red', red, 'amber', amber, 'green', green, 'words', words)) FROM headline),
  -- Those that are told at length; the sentence of a defect stands with its first. All others stand in findings.csv.
  'findings', (SELECT json_group_array(json(json_remove(whole, iif(reason IS NULL, '$.reason', '$.none'), iif(rank > 1, '$.sentence', '$.none'))))
    FROM (SELECT reason, rank, json_object(
      'id', f.finding, 'test', f.test, 'outcome', outcome, 'place', place, 'cause', cause, 'weight', weight, 'count', count, 'first_case', first_case,
      'family', family, 'relation', relation, 'answer', answer, 'gap', json(real(gap)), 'smallest', smallest, 'smallest_hex', smallest_hex,
      'intervals', intervals, 'plainest', plainest, 'known', json(iif(known IS NULL, 'false', 'true')), 'reason', reason,
      'defect', defect, 'sentence', sentence, 'about', f.inputs || ': ' || truth,
      'assertions', (SELECT json_group_object(value ->> 0, value ->> 2) FROM json_each(assertions))) AS whole FROM findings f WHERE f.finding IN (SELECT finding FROM told))),
  'changes', iif((SELECT against FROM given), (SELECT json_group_array(json_object('kind', kind, 'id', id, 'smallest', smallest, 'smallest_before', smallest_before)) FROM change_told), NULL),
  'contradictions', json_object('columns', json_array('document', 'exemplar', 'scene', 'test', 'answer', 'other', 'other_answer'), 'rows',
    json((SELECT json_group_array(json_array(document, exemplar, scene, test, answer, other, other_answer)) FROM contradiction))),
  'steps', json_object('columns', json_array('form', 'step', 'cases'), 'rows', json((SELECT json_group_array(json_array(form, step, cases)) FROM step))),
  'speed', json_object('columns', json_array('test', 'level', 'nanoseconds'), 'rows', json((SELECT json_group_array(json_array(test, level, json(real(nanoseconds)))) FROM speed))),
  'exchanges', json_object('columns', json_array('test', 'reach', 'known', 'relation', 'numbers', 'answer', 'exchanged', 'exchanged_answer', 'tried', 'changed'), 'rows',
    json((SELECT json_group_array(json_array(test, reach, known, relation, numbers, answer, exchanged, exchanged_answer, tried, changed)) FROM exchange))),
  'maps', json_object('columns', json_array('test', 'sweep', 'width', 'height', 'false_hits', 'missed_hits', 'broken_contracts', 'no_answers'), 'rows',
    json((SELECT json_group_array(json_array(test, sweep, width, height, false_hits, missed_hits, broken_contracts, no_answers)) FROM map))),
  'lattices', json_object('columns', json_array('test', 'kind', 'size', 'words', 'cases', 'done', 'judged', 'wrong', 'first', 'seconds'), 'rows',
    json((SELECT json_group_array(json_array(test, kind, size, words, cases, done, judged, wrong, first, json(real(seconds)))) FROM lattice_row))),
  'soon', json_object('columns', json_array('test', 'stood', 'graze_cases', 'graze_seconds', 'uniform_cases', 'uniform_seconds', 'libfuzzer_cases', 'libfuzzer_seconds', 'hypothesis_cases', 'hypothesis_seconds', 'measured'), 'rows',
    json((SELECT json_group_array(json_array(test, stood, json(real(graze_cases)), json(real(graze_seconds)), json(real(uniform_cases)), json(real(uniform_seconds)),
       json(real(libfuzzer_cases)), json(real(libfuzzer_seconds)), json(real(hypothesis_cases)), json(real(hypothesis_seconds)), measured))
     FROM soon WHERE test IN (SELECT id FROM test)))),
  'proofs', json_object('columns', json_array('test', 'claim', 'within', 'level', 'tool', 'detail'), 'rows', json((SELECT json_group_array(json_array(test, claim, within, level, tool, detail)) FROM proof_row))),
  'rounding', json_object('columns', json_array('test', 'ulps', 'why', 'cases', 'wrong', 'worst', 'numbers'), 'rows',
    json((SELECT json_group_array(json_array(test, json(real(ulps)), why, cases, wrong, json(real(worst)), numbers)) FROM rounding_row)))
) AS report)

-- `graze replay`: what became of each finding.
CREATE TEMP VIEW replayed AS
SELECT id, why, trial = 'cannot' AS cannot, trial = 'passes' AS passes, printf('%-10s', iif(trial = 'none', 'not tried', trial)) AS cell,
       CASE WHEN trial <> 'none' THEN '' WHEN b.cause = 'unsteady' THEN ': one case alone does not show it' ELSE ': the test was given up on: --patience' END AS rest
FROM before b JOIN finding f USING (id) ORDER BY f.test, f.outcome, f.place, f.cause;
CREATE TEMP VIEW replay_sum AS
SELECT printf('%d of %d smallest cases still fail', total(trial = 'fails'), total(trial <> 'none')) ||
       iif(total(trial = 'cannot') > 0, printf('; %d cannot be judged', total(trial = 'cannot')), '') AS words
FROM before;

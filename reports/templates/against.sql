-- What differs from an older store, which is attached as `older_store`: findings by their names that stay. What fewer cases did
-- not meet has not gone.
INSERT INTO change
SELECT iif(o.id IS NULL, 'new', 'changed'), f.id, f.smallest, o.smallest, f.outcome, o.id IS NOT NULL, iif(o.id IS NULL, 0, 3)
FROM main.finding f LEFT JOIN older_store.finding o ON o.id = f.id
WHERE o.id IS NULL OR o.smallest_hex <> f.smallest_hex OR (o.known IS NULL) <> (f.known IS NULL);
INSERT INTO change
SELECT iif(o.test IN (SELECT id FROM main.test), 'gone', 'not tried any more'), o.id, NULL, o.smallest, o.outcome, 0,
       iif(o.test IN (SELECT id FROM main.test), 1, 2)
FROM older_store.finding o WHERE o.id NOT IN (SELECT id FROM main.finding);
INSERT INTO older
SELECT o.counted, o.first, o.last, o.seed,
       o.seed = n.seed AND o.first = n.first AND o.last = n.last AND o.mix = n.mix AND o.counted = n.counted
FROM (SELECT seed AS bits, printf('%u', seed) AS seed, first, last, mix, (SELECT coalesce(sum(last - first), 0) FROM older_store.range_done) AS counted
      FROM older_store.campaign) o, about n;

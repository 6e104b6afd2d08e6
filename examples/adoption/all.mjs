// The page: each project at its version, by pair, how many `must` rows it gets wrong and which flags these have.
import { readFileSync } from 'node:fs';
import { run } from './graze_vectors.mjs';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const page = [];
console.log = () => {}; // some packages greet
const EVERYDAY = ['small', 'screen', 'parts'];
for (const [name, version] of Object.entries(dependencies)) {
  const pairs = (await import(`./${name.replace('@', '').replace('flatten-js/core', 'flatten-js').replace('/', '-')}.mjs`)).default;
  for (const [pair, hit] of Object.entries(pairs)) {
    run(hit, `${pair}.hit.csv`, { tiers: ['must'], given: ['--expected', '/dev/null'] });
    const rows = readFileSync(`${pair}.hit.csv`, 'utf8').split('\n').map(line => line.split(','))
      .filter(row => row[1] === 'must' && row[6].split(' ').includes('f64'));
    const raised = run.wrong.filter(one => one.why.includes('it threw') && !one.flags.includes('leaves-f64'));
    for (const one of raised.slice(0, 1)) console.error(`${name}: ${raised.length} rows: ${one.name}: ${one.why}`);
    const wrong = new Set(run.wrong.map(one => one.name)), bad = rows.filter(row => wrong.has(row[0]));
    const everyday = bad.filter(row => EVERYDAY.includes(row[5]) && !row[8].includes('no-extent')), flags = {};
    for (const row of bad) for (const flag of row[8].split(' ')) if (flag !== '') flags[flag] = (flags[flag] ?? 0) + 1;
    const told = Object.entries(flags).sort((a, b) => b[1] - a[1]).map(([flag, count]) => `${flag} ${count}`).join(', ');
    page.push(`| ${name} ${version} | ${pair} | ${bad.length} of ${rows.length} | ${everyday.length} | ${told} |`);
  }
}
process.stdout.write(`# Real projects on the vectors

Each file here with a project's name is all that it takes to put it to graze's vectors: at most 30 lines. \`run\` installs the projects, runs
them and writes this page. Rows of the tier \`must\` alone: no contract can dispute them. *Everyday* are those of small whole numbers, of screens, of
halves and quarters, with shapes that have an extent; the others have fractions or are huge or tiny, which a project need not be made for.

A wrong row need not be a mistake of the project: the functions of geometric for polygons, and that of p5.collide2d for a line and a rectangle, look at
outlines alone, so that a shape within the other is a miss.

| project | pair | wrong | everyday | flags of the wrong rows |
|---|---|---|---|---|
${page.join('\n')}
`);

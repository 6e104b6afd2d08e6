// Libraries of npm whose adapter is a few lines: what each is called, its package, and its tests.
import { games } from './npm_games.mjs';
import { geometry } from './npm_geometry.mjs';
import { questions } from './npm_questions.mjs';

export const table = {...games, ...geometry};
for (const [name, more] of Object.entries(questions)) {
  const {tests} = table[name];
  table[name] = {...table[name], questions: true, tests: async load => [...await tests(load), ...await more(load)]};
}

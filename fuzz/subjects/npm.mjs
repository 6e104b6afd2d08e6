// Libraries of npm whose adapter is a few lines: what each is called, its package, and its tests.
import { games } from './npm_games.mjs';
import { geometry } from './npm_geometry.mjs';

export const table = {...games, ...geometry};

// `npm start` and `npm run worker`: from a fresh clone to the running program.
import { createRequire } from 'node:module';
import { at, ensureBuilt, ensureInstalled, ensureNode, followParent } from './setup.mjs';

followParent();
await ensureNode();
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);

// In this very process: signals reach the server directly, its exit code is ours, and ending one ends both.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
createRequire(import.meta.url)(at('dist/server/main.js'));

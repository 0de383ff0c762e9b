// `npm run replay -- FILE`: runs a command of this folder that is written in TypeScript, from the folder the person stands in.
import { existsSync } from 'node:fs';
import { at, ensureBuilt, ensureInstalled, ensureNode, followParent, run } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
const file = at(`src/cli/${name}.ts`);
if (!name || !/^[a-z-]+$/.test(name) || !existsSync(file)) {
  process.stderr.write(`Unknown command "${name ?? ''}".\n`);
  process.exit(1);
}
followParent();
await ensureNode();
// Where it shows something in a browser, the page has to be built; what is asked for on standard output stands there alone.
if (!(await ensureInstalled()) || (args.includes('--ui') && !(await ensureBuilt(process.stderr)))) process.exit(1);
const env = { ...process.env, TSX_TSCONFIG_PATH: at('tsconfig.json') };
const { code } = await run(process.execPath, [at('node_modules/tsx/dist/cli.mjs'), file, ...args], { cwd: process.env.INIT_CWD, env });
process.exit(code);

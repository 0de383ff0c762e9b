// `npm run build`: the app by webpack and the server by esbuild, both at once.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, root, run } from './setup.mjs';

/** The commit the build is made from; empty outside a git checkout. */
const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

const env = {
  ...process.env,
  NODE_ENV: 'production',
  APP_VERSION: JSON.parse(readFileSync(at('package.json'), 'utf8')).version,
  APP_COMMIT: commit(),
};

/** The server in one file, not minified, for nobody downloads it. Packages stay outside: native ones must, and the rest loads as its authors ship it. */
const buildServer = async () => {
  const { build } = createRequire(import.meta.url)('esbuild');
  rmSync(at('dist/server'), { recursive: true, force: true });
  const constants = ['NODE_ENV', 'APP_VERSION', 'APP_COMMIT'].map((name) => [`process.env.${name}`, JSON.stringify(env[name])]);
  await build({
    entryPoints: [at('src/server/main.ts')],
    outfile: at('dist/server/main.js'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    sourcemap: true,
    define: Object.fromEntries(constants),
    logLevel: 'warning',
  });
};

const client = run(process.execPath, [at('node_modules/webpack/bin/webpack.js'), '--mode', 'production'], {
  env,
});
try {
  await buildServer();
} catch {
  // Esbuild has printed the error itself.
  process.exitCode = 1;
}
const { code } = await client;
process.exitCode ||= code;

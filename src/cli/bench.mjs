// `npm run bench [-- --json] [names]`: builds and runs the benchmarks of __tests__/bench, each in a process of its own.
import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { at, ensureBuilt, ensureInstalled, ensureNode, followParent } from './setup.mjs';

const folder = at('__tests__/bench');
/** Every benchmark is a folder there with a `bench.ts`. */
const known = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/bench.ts`));
/** Benchmarks of the server, and those that start a browser; the others run here what the browser runs. */
const onServer = new Set([
  'editor',
  'editor-save',
  'graphql',
  'list',
  'loading',
  'orders',
  'pages',
  'papers',
  'presets',
  'bulk-items',
  'pushes',
  'selection',
  'queue-items',
  'reports',
  'scene',
  'support',
  'wallet',
]);
const asked = process.argv.slice(2);
const json = asked.includes('--json');
const names = asked.filter((word) => word !== '--json');

/**
 * Bundled as the product's build does it, for production. The browser's side takes its packages in, as a page has them; the server's
 * side loads them from node_modules, as the server does.
 */
const bundle = async (name) => {
  const { build } = createRequire(import.meta.url)('esbuild');
  const outfile = `${folder}/dist/${name}.js`;
  await build({
    stdin: { contents: `import bench from './${name}/bench'; import { report } from './report'; void report(bench);`, resolveDir: folder },
    outfile,
    bundle: true,
    packages: onServer.has(name) ? 'external' : 'bundle',
    define: { 'process.env.NODE_ENV': '"production"' },
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return outfile;
};

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Runs a built benchmark and calls `onLine` with each line it prints; false when it broke off. */
const runBench = (file, onLine) =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, ['--expose-gc', '--max-old-space-size=8192', file], {
      cwd: at(),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', onLine);
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve(code === 0);
    });
  });

const columns = ['bench', 'ours', 'peer', 'unit', 'peer_name', 'ratio', 'goal', 'met'];
const cellOf = (finding, column) => {
  if (column === 'met') return finding.met === undefined ? '' : finding.met ? 'yes' : 'missed';
  return String(finding[column] ?? '');
};

const printTable = (findings) => {
  const rows = [columns, ...findings.map((finding) => columns.map((column) => cellOf(finding, column)))];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    );
};

followParent();
await ensureNode();
const out = json ? process.stderr : process.stdout;
if (!(await ensureInstalled(undefined, undefined, out))) process.exit(1);
if (!(await ensureInstalled(folder, 'Installing the benchmarks’ peers', out)) || !(await ensureBuilt(out))) process.exit(1);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`Unknown benchmark "${unknown}". Available: ${known.join(', ')}.\n`);
  process.exit(1);
}

const findings = [];
for (const name of names.length > 0 ? names : known) {
  out.write(`Measuring ${name}…\n`);
  const whole = await runBench(await bundle(name), (line) => {
    const finding = JSON.parse(line);
    findings.push(finding);
    const { bench, ours, peer, peer_name, ratio, unit } = finding;
    if (json) process.stdout.write(`${JSON.stringify({ bench, ours, peer, peer_name, ratio, unit })}\n`);
  });
  if (whole) continue;
  process.stderr.write(`The benchmark "${name}" failed.\n`);
  process.exitCode = 1;
}
if (!json) printTable(findings);

// `npm run mutants [-- --count 200 --seed 1 --workers 2 --limit 180 --root DIR]`: puts faults into the sources, one at a time, and tells how
// many of them the tests that import the changed file notice. See README.md.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS, drawMutants, type Mutant } from './draw';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    limit: { type: 'string', default: '180' },
    root: { type: 'string', default: path.resolve(__dirname, '../..') },
  },
});
const root = path.resolve(values.root);
/** s; a mutant whose tests take longer hangs, or is not noticed in good time. */
const limit = Number(values.limit);
const folder = path.join(root, '.cache/mutants');

type Outcome = 'noticed' | 'timed out' | 'survived';

interface Result extends Mutant {
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** A copy of everything git knows, with the packages of the original. */
const copyTree = (to: string): void => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) cpSync(path.join(root, file), path.join(to, file), { force: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
};

/** Runs the tests of some projects that import a file; resolves to false when one failed, and to undefined when they took too long. */
const pass = (tree: string, file: string, projects: readonly string[], seconds: number): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    const args = ['--selectProjects', ...projects, '--bail', '--silent', '--passWithNoTests', '--maxWorkers=1'];
    const child = spawn(process.execPath, [path.join(tree, 'node_modules/jest/bin/jest.js'), ...args, '--findRelatedTests', file], {
      cwd: tree,
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: 'ignore',
      detached: true,
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      process.kill(-child.pid!, 'SIGTERM');
    }, seconds * 1000);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(late ? undefined : code === 0);
    });
  });

const tryMutant = async (tree: string, mutant: Mutant): Promise<Result> => {
  const file = path.join(tree, mutant.file);
  const text = readFileSync(file, 'utf8');
  const started = performance.now();
  writeFileSync(file, text.slice(0, mutant.from) + mutant.put + text.slice(mutant.to));
  let outcome: Outcome = 'survived';
  try {
    // The quick tests first: whatever they notice needs no database.
    for (const projects of [['unit', 'sagas'], ...(mutant.area === 'client' ? [] : [['server']])]) {
      const passed = await pass(tree, mutant.file, projects, limit);
      if (passed === true) continue;
      outcome = passed === false ? 'noticed' : 'timed out';
      break;
    }
  } finally {
    writeFileSync(file, text);
  }
  return { ...mutant, outcome, seconds: (performance.now() - started) / 1000 };
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const told = ({ outcome, file, line, was, put, seconds }: Result): string =>
  `${outcome.padEnd(9)} ${seconds.toFixed(0).padStart(4)} s  ${file}:${line}  ${JSON.stringify(was)} → ${JSON.stringify(put)}`;

const main = async (): Promise<void> => {
  const left = drawMutants(root, { count: Number(values.count), seed: Number(values.seed) });
  const results: Result[] = [];
  const work = async (worker: number): Promise<void> => {
    const tree = path.join(folder, String(worker));
    copyTree(tree);
    for (let next = left.shift(); next; next = left.shift()) {
      const result = await tryMutant(tree, next);
      results.push(result);
      say(told(result));
    }
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, (_each, worker) => work(worker)));
  writeFileSync(path.join(folder, 'results.json'), JSON.stringify(results, null, 2));
  say('');
  for (const area of [...AREAS, undefined]) {
    const of = results.filter((result) => area === undefined || result.area === area);
    const noticed = of.filter(({ outcome }) => outcome !== 'survived').length;
    say(`${(area ?? 'all').padEnd(7)} ${noticed} of ${of.length} noticed (${((100 * noticed) / Math.max(1, of.length)).toFixed(1)} %)`);
  }
};

void main();

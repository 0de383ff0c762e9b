// What every command needs before it can start. Nothing is installed yet when this loads, so it imports Node alone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const at = (...parts) => path.join(root, ...parts);

/**
 * npm passes a SIGTERM on to the shell it starts scripts with, and that shell dies of it without a word to us. So when our parent is npm's
 * and goes, we take it as the signal we should have had.
 */
export const followParent = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
};

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What the programs that run at once do about a signal. */
const endings = new Set();

/**
 * Runs a program and waits for its exit code (130 when a signal ended it); a signal to this process goes on to it, or to `stop`, and then
 * ends this process. `capture` keeps what it prints instead of showing it.
 * `onMessage(message, child)` hears what it sends its parent, and first of all, with no message, that it runs.
 */
export const run = (command, args, { cwd = root, env = process.env, capture = false, onMessage, stop } = {}) =>
  new Promise((resolve) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, env, stdio: onMessage ? [...stdio, 'ipc'] : stdio });
    let output = '';
    let stopped;
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const forward = (signal) => {
      stopped ??= Promise.resolve(stop ? stop(child) : child.kill(signal));
      endings.add(stopped);
    };
    for (const signal of signals) process.on(signal, forward);
    const end = async (code) => {
      await Promise.all(endings);
      for (const signal of signals) process.off(signal, forward);
      if (stopped !== undefined) process.exit(130);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      void end(127);
    });
    child.on('close', (code) => void end(code ?? 130));
    if (!onMessage) return;
    child.on('message', (message) => onMessage(message, child));
    onMessage(undefined, child);
  });

/** Waits for work of unknown length with a line that counts its seconds. `succeeded` tells what its result means. */
export const withProgress = async (title, work, succeeded, out = process.stdout) => {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = out.isTTY;
  out.write(`${title}…${live ? '' : '\n'}`);
  const ticker = setInterval(() => out.write(live ? `\r${title}… ${seconds()} s` : `  ${seconds()} s\n`), live ? 1_000 : 15_000);
  const result = await work;
  clearInterval(ticker);
  out.write(`${live ? '\r' : ''}${title}… ${succeeded(result) ? 'done' : 'failed'} in ${seconds()} s\n`);
  return result;
};

/** Runs a program with progress; its output is shown only when it fails. `out` takes the lines. */
export const step = async (title, command, args, { out = process.stdout, ...options } = {}) => {
  const result = await withProgress(title, run(command, args, { ...options, capture: true }), ({ code }) => code === 0, out);
  if (result.code !== 0) out.write(`${result.output.trimEnd()}\n`);
  return result;
};

/** The oldest Node still maintained that loads ES modules by `require` without a flag. */
const OLDEST_NODE = [22, 12];

/** The long-term support line that npm brings where the machine's own Node is older; also in `.nvmrc`. */
const BROUGHT_NODE = '24';

const isNodeNewEnough = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
};

/** The registry has Node's own builds, a package for each platform that holds the program alone and runs no install script. */
const nodePackage = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `${platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${process.arch}`;
};

/**
 * On a machine whose Node is too old, runs this same command with a newer one, which npm installs below `node_modules`, and ends this process
 * with its exit code.
 */
export const ensureNode = async () => {
  if (isNodeNewEnough()) return;
  const out = process.stderr;
  const folder = at('node_modules/.cache/node');
  const program = path.join(folder, 'node_modules', nodePackage(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const title = `Node ${process.versions.node} is too old. Installing Node ${BROUGHT_NODE} for this folder`;
    const { code } = await step(title, npm, [...args, `${nodePackage()}@${BROUGHT_NODE}`], { out });
    if (code !== 0) {
      out.write(`Node ${OLDEST_NODE.join('.')} or newer is required, and npm couldn’t install it.\n`);
      process.exit(1);
    }
  }
  const env = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` };
  const { code } = await run(program, process.argv.slice(1), { cwd: process.cwd(), env });
  process.exit(code);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** True when `node_modules` of a folder holds what its lock file names; npm writes its own record last, so a broken install counts as none. */
const isInstalled = (folder) => {
  const wanted = readJson(path.join(folder, 'package-lock.json'))?.packages;
  const present = readJson(path.join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, devOptional, peer }]) =>
      name === '' || (present[name] ? present[name].version === version : optional || devOptional || peer),
  );
};

/** Installs what the lock file names and `node_modules` lacks; false, with npm's own words shown, when that failed. */
export const ensureInstalled = async (folder = root, title = 'Installing dependencies', out = process.stdout) => {
  if (isInstalled(folder)) return true;
  // Not `npm ci`: it refuses a lock file made on one platform where a package names its builds for others.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = async () => {
    // Packages in npm's cache need no request each; a cached index may be too old to know a version, and then a plain install follows.
    const quick = await run(npm, [...args, '--prefer-offline'], { cwd: folder, capture: true });
    return quick.code === 0 ? quick : run(npm, args, { cwd: folder, capture: true });
  };
  const { code, output } = await withProgress(title, install(), (result) => result.code === 0, out);
  if (code !== 0) out.write(`${output.trimEnd()}\n`);
  return code === 0;
};

const sources = [
  'src/contract',
  'src/domain',
  'src/scene',
  'src/client',
  'src/server',
  'src/cli/build',
  'src/cli/build.mjs',
  'i18n',
  'static/index.html',
  'webpack.config.ts',
  'package-lock.json',
];

const filesOf = (relative) => {
  const entry = at(relative);
  if (!existsSync(entry)) return [];
  if (path.extname(relative) !== '') return [relative];
  return readdirSync(entry, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && !item.name.endsWith('.md'))
    .map((item) => path.relative(root, path.join(item.parentPath ?? item.path, item.name)));
};

/** A hash over the content of everything the build reads. */
const sourceStamp = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0');
  return hash.digest('hex');
};

const stampFile = at('dist/.stamp');

/** Builds app and server when `dist` is missing or was made from other sources; false, with webpack's words shown, when that failed. */
export const ensureBuilt = async (out = process.stdout) => {
  const stamp = sourceStamp();
  const built = existsSync(stampFile) && existsSync(at('dist/server/main.js')) && existsSync(at('dist/client/index.html'));
  if (built && readFileSync(stampFile, 'utf8') === stamp) return true;
  const { code } = await step('Building', process.execPath, [at('src/cli/build.mjs')], { out });
  if (code !== 0) return false;
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
};

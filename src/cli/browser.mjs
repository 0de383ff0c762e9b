import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from './setup.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const found = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
};

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH;

const install = (name) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = '-o Acquire::Retries=0 -o Acquire::http::Timeout=20';
  const script = `apt-get ${patience} update -q && apt-get ${patience} install -y -q --no-install-recommends ${name}`;
  return step(`Installing ${name}`, '/bin/sh', ['-c', script], { env });
};

/**
 * The path of a Chromium for the browser tests, installed from Debian where this is possible; undefined when there is none. Beside it comes, where
 * Debian has it, the Chromium without windows, a page of which costs a quarter; without that one the tests take longer.
 */
export const ensureBrowser = async () => {
  if (!canInstall()) return found();
  const missing = [
    ...(found() ? [] : ['chromium']),
    ...(existsSync('/usr/bin/chromium-headless-shell') ? [] : ['chromium-headless-shell']),
  ];
  for (const name of missing) await install(name);
  return found();
};

export const noBrowser = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist: the browser tests cannot run.`
    : 'Chromium is missing and cannot be installed here: install it or name it in CHROMIUM_PATH; the browser tests cannot run.';

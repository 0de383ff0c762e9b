import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from './setup.mjs';

/** Chromium without windows: a page of it costs a quarter of what it costs in the other, which draws a window around each. */
const SHELL = 'chromium-headless-shell';

const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const found = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
};

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH;

const installed = async (name) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = '-o Acquire::Retries=0 -o Acquire::http::Timeout=20';
  const script = `apt-get ${patience} update -q && apt-get ${patience} install -y -q --no-install-recommends ${name}`;
  const { code } = await step(`Installing ${name}`, '/bin/sh', ['-c', script], { env });
  return code === 0;
};

/** The path of a Chromium for the browser tests, installed from Debian where this is possible; undefined when there is none. */
export const ensureBrowser = async () => {
  const already = found();
  if (!canInstall() || (already && path.basename(already) === SHELL)) return already;
  // Not every Debian has the shell; any other Chromium will do.
  if (!(await installed(SHELL)) && !already) await installed('chromium');
  return found();
};

export const noBrowser = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist: the browser tests cannot run.`
    : 'Chromium is missing and cannot be installed here: install it or name it in CHROMIUM_PATH; the browser tests cannot run.';

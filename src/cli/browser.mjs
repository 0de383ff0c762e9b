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

/** The path of a Chromium for the browser tests, installed from Debian where this is possible; undefined when there is none. */
export const ensureBrowser = async () => {
  const already = found();
  if (already || !canInstall()) return already;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const script = 'apt-get update -q && apt-get install -y -q --no-install-recommends chromium';
  await step('Installing Chromium', '/bin/sh', ['-c', script], { env });
  return found();
};

export const noBrowser = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist: the browser tests cannot run.`
    : 'Chromium is missing and cannot be installed here: install it or name it in CHROMIUM_PATH; the browser tests cannot run.';

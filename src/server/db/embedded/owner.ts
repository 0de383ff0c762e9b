import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** How a PostgreSQL program has to be started so that it runs as the cluster's owner. */
export interface Launcher {
  /** Program and arguments put before the command, such as setpriv. */
  readonly prefix: readonly string[];
  /** Numeric ids for `spawn`; undefined keeps the caller's. */
  readonly uid: number | undefined;
  readonly gid: number | undefined;
  /** Whom the cluster's files belong to; undefined: whoever starts the server. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

const AS_CALLER: Launcher = { prefix: [], uid: undefined, gid: undefined, owner: undefined };

/**
 * PostgreSQL refuses to run as root, so root hands it to the cluster's present owner, or to `nobody`. That user may be unable to enter a
 * folder above the clone or the data folder (a clone under /root); then it is given the one capability that passes directory
 * permissions, by setpriv. Throws one sentence when neither works.
 */
export const chooseLauncher = (postgres: string, dataDir: string, cluster: string): Launcher => {
  if (process.getuid?.() !== 0) return AS_CALLER;
  const owner = clusterOwner(cluster) ?? nobody();
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const candidates: readonly Launcher[] = [
    { prefix: [], uid: owner.uid, gid: owner.gid, owner },
    { prefix: ['setpriv', ...ids, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'], uid: undefined, gid: undefined, owner },
  ];
  const works = candidates.find((launcher) => canReach(launcher, postgres, dataDir));
  if (works) return works;
  throw new Error(
    `PostgreSQL can’t run as root, and the user with ID ${owner.uid} can’t access ${dataDir} or run ${postgres}. ` +
      'Move both to where every user has access, start as a regular user, or set DATABASE_URL.',
  );
};

const canReach = (launcher: Launcher, postgres: string, dataDir: string): boolean => {
  const [program = '', ...args] = [...launcher.prefix, '/bin/sh', '-c', 'cd "$1" && "$2" --version >/dev/null', 'sh', dataDir, postgres];
  const tried = spawnSync(program, args, { uid: launcher.uid, gid: launcher.gid, stdio: 'ignore', cwd: '/' });
  return tried.status === 0;
};

const clusterOwner = (cluster: string): Launcher['owner'] => {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
};

/** 65534 is `nobody` wherever the name is unknown. */
const nobody = (): { uid: number; gid: number } => {
  const id = (flag: string): number => {
    const asked = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
    const value = Number.parseInt(asked.stdout ?? '', 10);
    return asked.status === 0 && value > 0 ? value : 65534;
  };
  return { uid: id('-u'), gid: id('-g') };
};

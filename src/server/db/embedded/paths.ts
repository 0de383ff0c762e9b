import path from 'node:path';

/** What the embedded database keeps under the data folder. */
export interface Paths {
  readonly cluster: string;
  /** The cluster while it is being made. */
  readonly fresh: string;
  /** The superuser's password, 0600. */
  readonly password: string;
  readonly log: string;
}

export const pathsOf = (dataDir: string): Paths => ({
  cluster: path.join(dataDir, 'postgres'),
  fresh: path.join(dataDir, 'postgres.new'),
  password: path.join(dataDir, 'postgres.password'),
  log: path.join(dataDir, 'postgres.log'),
});

import type { PoolClient } from 'pg';
import { isSharedByAnother, isSharedOtherwise, isLackedByAnother, shareForSession } from '../db/advisory-locks';
import type { Services } from '../kernel/context';
import { fingerprintOf, readKeys } from '../kernel/keys';

const ANOTHER = 'Another server or worker on this database';

const agreeOnUploads = async (client: PoolClient, dataDir: string): Promise<void> => {
  const { keys } = await readKeys('UPLOADS_KEY', dataDir);
  const fingerprint = fingerprintOf(keys[0].bytes);
  await shareForSession(client, 'uploadsKey', [fingerprint]);
  if (await isSharedOtherwise(client, 'uploadsKey', [fingerprint]))
    throw new Error(`${ANOTHER} has a different UPLOADS_KEY. Give all of them the same UPLOADS_KEY.`);
};

/** Each process opens what all others seal: it has their newest keys, and they have its own. */
const agreeOnSecrets = async (client: PoolClient, dataDir: string): Promise<void> => {
  const { keys, source } = await readKeys('SECRETS_KEY', dataDir);
  const fingerprints = keys.map(({ bytes }) => fingerprintOf(bytes));
  const [newest = ''] = fingerprints;
  // Told before the others are looked at, so that of two that start at once one sees the other.
  await shareForSession(client, 'secretsKey', fingerprints);
  await shareForSession(client, 'sealingKey', [newest]);
  const isForeign = await isSharedOtherwise(client, 'sealingKey', fingerprints);
  const isUnknown = await isLackedByAnother(client, 'secretsKey', newest);
  if ((isForeign || isUnknown) && keys.length === 1)
    throw new Error(`${ANOTHER} has a different SECRETS_KEY. Give all of them the same SECRETS_KEY.`);
  if (isForeign) throw new Error(`${ANOTHER} encrypts with a key that ${source} doesn’t have. Give all of them the same keys.`);
  if (isUnknown)
    throw new Error(
      `${ANOTHER} doesn’t have key ${keys[0].id}, the newest of ${source}. Add it to all of them as the last one first, and make it the newest then.`,
    );
};

/** Keeps one connection for what is agreed on. Returns how to let go of it: its locks end with its session, which nobody else may have. */
const agree = async ({ pool }: Pick<Services, 'pool'>, work: (client: PoolClient) => Promise<void>): Promise<() => void> => {
  const client: PoolClient = await pool.connect();
  try {
    await work(client);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return () => client.release(true);
};

type Agreeing = Pick<Services, 'pool' | 'config'>;

/**
 * Tells other servers and workers on the database, for as long as this process lives, which keys it has, by an advisory lock on a fingerprint of
 * each. Throws one sentence where a process that runs lacks what this one encrypts or signs with, or the other way round. Returns how to
 * stop telling.
 */
export const agreeOnKeys = (services: Agreeing): Promise<() => void> =>
  agree(services, async (client) => {
    const { secretsLost, dataDir } = services.config;
    // A start with lost secrets has another key than those were encrypted with.
    if (!secretsLost) await agreeOnSecrets(client, dataDir);
    await agreeOnUploads(client, dataDir);
  });

/** The same for a command, which encrypts and signs nothing for others. */
export const agreeOnSecretsKeys = (services: Agreeing): Promise<() => void> =>
  agree(services, (client) => agreeOnSecrets(client, services.config.dataDir));

/** True where a process that runs encrypts with the key. */
export const isSealingKey = async ({ pool }: Pick<Services, 'pool'>, key: Buffer): Promise<boolean> => {
  const client = await pool.connect();
  try {
    return await isSharedByAnother(client, 'sealingKey', fingerprintOf(key));
  } finally {
    client.release();
  }
};

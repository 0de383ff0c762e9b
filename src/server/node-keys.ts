import type { PoolClient } from 'pg';
import { isSharedOtherwise, shareForSession } from './db/advisory-locks';
import type { Services } from './kernel/context';
import { readKey, sign, type KeyName } from './kernel/keys';

const LOCKS = { SECRETS_KEY: 'secretsKey', UPLOADS_KEY: 'uploadsKey' } as const satisfies Readonly<Record<KeyName, string>>;

const agreeOn = async (client: PoolClient, name: KeyName, dataDir: string): Promise<void> => {
  const fingerprint = sign(await readKey(name, dataDir), 'fingerprint');
  await shareForSession(client, LOCKS[name], fingerprint);
  if (await isSharedOtherwise(client, LOCKS[name], fingerprint))
    throw new Error(`Another server or worker on this database has a different ${name}. Give all of them the same ${name}.`);
};

/**
 * Tells other servers and workers on the database, for as long as this process lives, which keys it has, by an advisory lock on a fingerprint of
 * each. Throws one sentence where a process that runs has another key: what one of them encrypts or signs, the other couldn't read. Returns how to
 * stop telling.
 */
export const agreeOnKeys = async ({ pool, config }: Pick<Services, 'pool' | 'config'>): Promise<() => void> => {
  const client: PoolClient = await pool.connect();
  try {
    // A start with lost secrets has another key than those were encrypted with.
    if (!config.secretsLost) await agreeOn(client, 'SECRETS_KEY', config.dataDir);
    await agreeOn(client, 'UPLOADS_KEY', config.dataDir);
  } catch (error) {
    client.release(true);
    throw error;
  }
  // Its locks end with the session, which nobody else may have.
  return () => client.release(true);
};

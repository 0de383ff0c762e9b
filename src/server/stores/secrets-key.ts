import { openVault } from '../connectors/secrets';
import type { Services } from '../kernel/context';
import { sealedFor } from './connection';

/** Stores that are looked at; one that opens is enough. */
const LOOKED_AT = 1000;

/** Throws one sentence when there are credentials of stores and the present key opens none of them. */
export const checkSecretsKey = async ({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> => {
  const stores = await db
    .selectFrom('stores')
    .select(['container_id', '_id', 'credentials'])
    // Those of a trashed store are wiped.
    .where('credentials', '!=', '')
    .orderBy('updated_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  if (stores.length === 0 || config.secretsLost) return;
  const vault = await openVault(config.dataDir);
  const opens = stores.some(({ container_id, _id, credentials }) => {
    try {
      return vault.open(credentials, sealedFor(container_id, _id)) !== '';
    } catch {
      return false;
    }
  });
  if (opens) return;
  throw new Error(
    'SECRETS_KEY, or secrets.key in DATA_DIR, is not the key the credentials of the stores were encrypted with; give the right one, or set ' +
      'SECRETS_LOST=on if it is lost and sellers are to enter their credentials again.',
  );
};

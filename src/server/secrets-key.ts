import { sql } from 'kysely';
import { openVault, type Vault } from './kernel/vault';
import { sealedFor as sealedForFulfilment } from './fulfilments/connect';
import { sealedFor as sealedForIntegration } from './integrations/settings';
import type { Services } from './kernel/context';
import { sealedFor as sealedForPaypal } from './paypal/accounts';
import { sealedFor as sealedForStore } from './stores/connection';

/** Of stores, fulfilments, accounts at PayPal and integrations each, those that are looked at; one of any that opens is enough. */
const LOOKED_AT = 1000;

interface Sealed {
  readonly credentials: string;
  readonly context: string;
}

/** What each table's credentials are sealed for, by the column that names a row. */
const SEALED_FOR = {
  stores: { by: '_id', sealedFor: sealedForStore },
  fulfilments: { by: '_id', sealedFor: sealedForFulfilment },
  paypal_accounts: { by: '_id', sealedFor: sealedForPaypal },
  app_configs: { by: 'code', sealedFor: sealedForIntegration },
} as const;

const newest = async ({ db }: Pick<Services, 'db'>, table: keyof typeof SEALED_FOR): Promise<Sealed[]> => {
  const { by, sealedFor } = SEALED_FOR[table];
  // A database may be backed up before it was brought up to date.
  const { rows: known } = await sql<{ there: boolean }>`select to_regclass(${`public.${table}`}) is not null as there`.execute(db);
  if (!known[0]?.there) return [];
  const rows = await db
    .selectFrom(table)
    .select(['container_id', 'credentials', sql<string>`${sql.ref(by)}`.as('name')])
    // What is trashed has none.
    .where('credentials', '!=', '')
    .orderBy('updated_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.map(({ container_id, name, credentials }) => ({ credentials, context: sealedFor(container_id, name) }));
};

const opens = (vault: Vault, { credentials, context }: Sealed): boolean => {
  try {
    return vault.open(credentials, context) !== '';
  } catch {
    return false;
  }
};

/** Throws one sentence when there are credentials of stores or fulfilments and the present key opens none of them. */
export const checkSecretsKey = async (services: Pick<Services, 'db' | 'config'>): Promise<void> => {
  const { config } = services;
  const sealed = [
    ...(await newest(services, 'stores')),
    ...(await newest(services, 'fulfilments')),
    ...(await newest(services, 'paypal_accounts')),
    ...(await newest(services, 'app_configs')),
  ];
  if (sealed.length === 0 || config.secretsLost) return;
  const vault = await openVault(config.dataDir);
  if (sealed.some((each) => opens(vault, each))) return;
  throw new Error(
    'SECRETS_KEY, or secrets.key in DATA_DIR, is not the key the credentials of stores and fulfilments were encrypted with; give the right one, ' +
      'or set SECRETS_LOST=on if it is lost and sellers are to enter their credentials again.',
  );
};

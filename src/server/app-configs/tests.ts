import { sql } from 'kysely';
import type { IntegrationCode } from '../../domain/integrations/integrations';
import { ConnectorError, type Access } from '../connectors/connector';
import type { CallFailure } from '../integrations/tables';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { openAccount as openIssuu } from '../documents/account';
import { openMailDoor } from '../mail/open';
import { outsideOfNobody } from '../outside';
import { trackerBy } from '../outside/tracker';
import { openAccount } from '../paypal/accounts';
import { readFeed } from '../rates/feed';
import { methodNamed } from '../wallet/payment-method';

/** ms a test takes at most. */
const PATIENCE = 60_000;
/** Mailboxes or accounts one test calls at most. */
const MOST = 20;

interface Tested {
  readonly services: Services;
  readonly containerId: string;
  /** What is typed of how it is reached. */
  readonly access: Access;
  readonly signal: AbortSignal;
}

const testPaypal = async ({ services, containerId, signal }: Tested): Promise<void> => {
  const accounts = await services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('paypal_accounts')
      .selectAll()
      .where('container_id', '=', containerId)
      .where('trashed_at', 'is', null)
      .orderBy('email')
      .limit(MOST)
      .execute(),
  );
  if (accounts.length === 0) throw new UserError('integration.noAccount');
  const now = await services.marketNow();
  for (const account of accounts) await (await openAccount(services, account, signal)).test(now);
};

const testMailboxes = async ({ services, containerId, signal }: Tested): Promise<void> => {
  const stores = await services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('stores as s')
      .innerJoin('mailboxes as m', (on) => on.onRef('m.container_id', '=', 's.container_id').onRef('m.store_id', '=', 's._id'))
      .select(['s.container_id', 's._id', 's.settings', 's.secrets'])
      .where('s.container_id', '=', containerId)
      .where('s.trashed_at', 'is', null)
      .orderBy('s._id')
      .limit(MOST)
      .execute(),
  );
  if (stores.length === 0) throw new UserError('integration.noMailbox');
  for (const store of stores) await (await openMailDoor(services, store, signal)).close();
};

const testIssuu = async ({ services, containerId, signal }: Tested): Promise<void> => {
  const stores = await services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('stores')
      .select(['container_id', '_id', 'sto_name', 'secrets'])
      .where('container_id', '=', containerId)
      .where('trashed_at', 'is', null)
      .where(sql<boolean>`settings ? 'issuu_token'`)
      .orderBy('_id')
      .limit(MOST)
      .execute(),
  );
  if (stores.length === 0) throw new UserError('integration.noToken');
  for (const store of stores) await (await openIssuu(services, store, signal)).client.account();
};

/** Calls somebody outside in a way that changes nothing; throws why it failed. Null: there is nobody to be asked. */
const TESTS: Readonly<Record<IntegrationCode, ((tested: Tested) => Promise<void>) | null>> = {
  practice: async ({ services }) => {
    const method = await methodNamed(services, 'practice');
    if (!method) throw new UserError('integration.missing', { code: 'NOT_FOUND' });
    await method.test();
  },
  paypal: testPaypal,
  trackingmore: async ({ services, access: { key }, signal }) => {
    const tracker = await trackerBy(services, String(key ?? ''), signal);
    if (!tracker) throw new UserError('integration.noKey', { field: 'params.config.key' });
    // A number nobody follows: the answer is empty, and counts as nothing.
    await tracker.find([{ tracking_number: 'TEST0000000000', courier_code: 'usps' }]);
  },
  mailboxes: testMailboxes,
  issuu: testIssuu,
  rates: async ({ services, access: { url } }) => {
    await readFeed(String(url ?? ''), await outsideOfNobody(services));
  },
  trends: null,
  cautions: null,
};

/** What a test came to: null where all is well. */
export const testIntegration = async (code: IntegrationCode, tested: Omit<Tested, 'signal'>): Promise<CallFailure | null> => {
  try {
    await TESTS[code]?.({ ...tested, signal: AbortSignal.timeout(PATIENCE) });
    return null;
  } catch (error) {
    if (!(error instanceof ConnectorError || error instanceof UserError)) throw error;
    return { refusal: error.refusal, values: error.values };
  }
};

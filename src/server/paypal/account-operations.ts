import { readWithSecrets } from '../connectors/audited';
import { INTEGRATIONS } from '../../domain/integrations/integrations';
import { PAYPAL } from '../../domain/sales/paypal-account';
import { connect, type TriedConnection } from '../connectors/connect';
import { openPaypal } from '../connectors/paypal';
import { openVault, type Vault } from '../kernel/vault';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import { isOn } from '../integrations/settings';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, someIds } from '../kernel/input';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { outsideOfNobody } from '../outside';
import { findAccounts, toAccounts, visibleAccounts } from './account-rows';
import { openSealed, paypalAccess, sealedFor } from './accounts';
import { askToFetch } from './fetch';
import type { AccountRow } from './tables';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

const missing = (): UserError => new UserError('paypal.accountMissing', { code: 'NOT_FOUND' });

/** Of an account's fields, those that say how it is reached. */
const blockOf = ({ url, client_id, secret }: { url?: string | null | undefined; client_id: string; secret: string }) => ({
  url: url ?? '',
  client_id,
  secret,
});

const tryAccount = async (
  typed: Parameters<typeof blockOf>[0],
  before: AccountRow | undefined,
  { services }: RequestContext,
  vault: Vault,
): Promise<TriedConnection> => {
  const outside = await outsideOfNobody(services);
  const now = await services.marketNow();
  const kept = before ? { shown: before.config, open: () => openSealed(vault, before) } : null;
  return connect(PAYPAL, blockOf(typed), kept, 'params', outside, (access) => openPaypal(paypalAccess(access), outside).test(now));
};

export const paypalAccounts: QueryOperations['paypalAccounts'] = {
  rule: { module: 'paypal', access: 'view' },
  run: async (tx, _args, { container }) =>
    toAccounts(tx, container._id, await visibleAccounts(tx, container._id).orderBy('email').execute()),
};

const readAuditedAccounts = readWithSecrets('paypal_accounts', { label: 'email', shown: ['email', 'config'] }, { credentials: sealedFor });

export const makePaypalAccount: MutationOperations['makePaypalAccount'] = operation({
  rule: ({ _id }) => ({ module: 'paypal', access: _id ? 'update' : 'add' }),
  audit: {
    action: ({ _id }) => (_id ? 'paypalAccount.changed' : 'paypalAccount.created'),
    ids: ({ _id }, account) => [_id, account?._id],
    read: readAuditedAccounts,
  },
  prepare: async ({ _id, updated_at, params }, context) => {
    const { container, services } = context;
    const before = _id
      ? await services.inContainer(container._id, (tx) =>
          visibleAccounts(tx, container._id).where('_id', '=', _id.trim()).executeTakeFirst(),
        )
      : undefined;
    if (_id && !before) throw missing();
    if (before) requireVersion(before, updated_at);
    const email = params.email.trim();
    if (!EMAIL.test(email)) throw new UserError('paypal.email', { field: 'params.email' });
    const vault = await openVault(services.config.dataDir);
    return { before, email, vault, tried: await tryAccount(params, before, context, vault) };
  },
  run: async (tx, { updated_at }, { container }, { before, email, vault, tried }) => {
    const now = unixNow();
    const _id = before?._id ?? newId();
    const own = visibleAccounts(tx, container._id).forUpdate();
    // What was read before PayPal was asked may be another by now.
    const held = before && (await own.where('_id', '=', _id).executeTakeFirst());
    if (before && !held) throw missing();
    if (held) requireVersion(held, updated_at);
    const twin = (await own.where('_id', '!=', _id).execute()).find((each) => each.email.toLowerCase() === email.toLowerCase());
    if (twin) throw new UserError('paypal.accountTwice', { code: 'CONFLICT', field: 'params.email', values: { email } });
    const columns = {
      email,
      status: tried.status,
      reason: tried.reason && jsonb(tried.reason),
      refused_at: null,
      config: jsonb(tried.shown),
      credentials: vault.seal(JSON.stringify(tried.sealed), sealedFor(container._id, _id)),
      updated_at: now,
    };
    if (held)
      await tx.updateTable('paypal_accounts').set(columns).where('container_id', '=', container._id).where('_id', '=', _id).execute();
    else
      await tx
        .insertInto('paypal_accounts')
        .values({ _id, ...columns, payments_until: null, disputes_until: null, fetched_at: null, trashed_at: null, created_at: now })
        .execute();
    await askToFetch(tx, container._id, [_id]);
    const [made] = await findAccounts(tx, container._id, [_id]);
    if (!made) throw missing();
    return made;
  },
});

/** They leave every list and their credentials are wiped; what was paid there stays. */
export const trashPaypalAccount: MutationOperations['trashPaypalAccount'] = {
  rule: { module: 'paypal', access: 'delete' },
  audit: { action: 'paypalAccount.deleted', ids: ({ delete_ids }) => delete_ids, read: readAuditedAccounts },
  run: async (tx, { delete_ids }, { container }) => {
    const now = unixNow();
    const trashed = await tx
      .updateTable('paypal_accounts')
      .set({ trashed_at: now, updated_at: now, credentials: '', config: jsonb({}), fetching: false })
      .where('container_id', '=', container._id)
      .where('_id', 'in', someIds(delete_ids, 'delete_ids'))
      .where('trashed_at', 'is', null)
      .returning('_id')
      .execute();
    if (trashed.length === 0) throw missing();
    return trashed.map(({ _id }) => _id);
  },
};

export const paypalFetch: MutationOperations['paypalFetch'] = {
  rule: { module: 'paypal', access: 'update' },
  run: async (tx, { account_ids }, { container }) => {
    if (!(await isOn(tx, container._id, 'paypal')))
      throw new UserError('integration.off', { code: 'CONFLICT', values: { integration: INTEGRATIONS.paypal.name } });
    const wanted = cleanIds(account_ids ?? []);
    const rows = await visibleAccounts(tx, container._id)
      .$if(wanted.length > 0, (query) => query.where('_id', 'in', wanted))
      .execute();
    if (rows.length === 0) throw missing();
    const ids = rows.map(({ _id }) => _id);
    await askToFetch(tx, container._id, ids);
    return findAccounts(tx, container._id, ids);
  },
};

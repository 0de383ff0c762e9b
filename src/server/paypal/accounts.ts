import { isDeepStrictEqual } from 'node:util';
import { standingAfterFailure } from '../../domain/connections/standing';
import { PAYPAL } from '../../domain/sales/paypal-account';
import { apart } from '../connectors/connect';
import { ConnectorError, type Access } from '../connectors/connector';
import { openPaypal, type Paypal } from '../connectors/paypal';
import { openVault, type Vault } from '../kernel/vault';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { noteOutcome } from '../integrations/settings';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { outsideOf } from '../outside';
import type { AccountRow } from './tables';

/** Which account of which container some work is for. */
export interface AccountRef {
  readonly container_id: string;
  readonly account_id: string;
}

/** Calls to one account are made one after the other. */
export const paypalQueue = (accountId: string): string => `paypal:${accountId}`;

/** What credentials are sealed for: they open for this account of this container only. */
export const sealedFor = (containerId: string, id: string): string => `paypal:${containerId}:${id}`;

export const openSealed = (vault: Vault, row: AccountRow): Access =>
  JSON.parse(vault.open(row.credentials, sealedFor(row.container_id, row._id))) as Access;

/** The account some work is for. Throws `account_gone` when it was removed meanwhile. */
export const findAccount = async (tx: Tx, { container_id, account_id }: AccountRef): Promise<AccountRow> => {
  const row = await tx
    .selectFrom('paypal_accounts')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('_id', '=', account_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ConnectorError('account_gone', 'paypal.accountGone');
  return row;
};

const text = (value: Access[string] | undefined): string => (typeof value === 'string' ? value : '');

export const paypalAccess = (access: Access) => ({
  ...access,
  url: text(access.url),
  client_id: text(access.client_id),
  secret: text(access.secret),
});

/** Opens an account's credentials for the calls of one errand. The token they are exchanged for is kept with them. */
export const openAccount = async (services: Services, row: AccountRow, signal: AbortSignal): Promise<Paypal> => {
  const { container_id: containerId, _id } = row;
  const vault = await openVault(services.config.dataDir);
  const accessOf = (of: AccountRow): Access => ({ ...of.config, ...openSealed(vault, of) });
  const outside = await outsideOf(
    services,
    {
      containerId,
      _id,
      read: async (tx) => accessOf(await findAccount(tx, { container_id: containerId, account_id: _id })),
      write: async (tx, access) => {
        const { sealed } = apart(PAYPAL, access);
        await tx
          .updateTable('paypal_accounts')
          .set({ credentials: vault.seal(JSON.stringify(sealed), sealedFor(containerId, _id)) })
          .where('container_id', '=', containerId)
          .where('_id', '=', _id)
          .execute();
      },
    },
    signal,
  );
  return openPaypal(paypalAccess(accessOf(row)), outside);
};

/** The accounts are well once none of them fails. */
const noteAll = async (tx: Tx, { container_id, account_id }: AccountRef, failure: ConnectorError | null): Promise<void> => {
  if (failure) return noteOutcome(tx, container_id, 'paypal', failure);
  const failing = await tx
    .selectFrom('paypal_accounts')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('_id', '!=', account_id)
    .where('status', '!=', 'Valid')
    .where('trashed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!failing) await noteOutcome(tx, container_id, 'paypal', null);
};

/** Writes down what a call to PayPal told about the connection, and why. An account is Invalid once its keys were refused twice, some minutes apart. */
export const notePaypalStatus = async (
  tx: Tx,
  { container_id, account_id }: AccountRef,
  outcome: 'Valid' | ConnectorError,
): Promise<void> => {
  const failure = outcome === 'Valid' ? null : outcome;
  if (failure && !failure.storeStatus) return;
  await noteAll(tx, { container_id, account_id }, failure);
  const before = await tx
    .selectFrom('paypal_accounts')
    .select(['status', 'reason', 'refused_at'])
    .where('container_id', '=', container_id)
    .where('_id', '=', account_id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return;
  const { status, refusedAt } = failure
    ? standingAfterFailure({ status: before.status, refusedAt: before.refused_at }, failure.storeStatus === 'Invalid', unixNow())
    : { status: 'Valid' as const, refusedAt: null };
  // Why the keys were refused is what a person has to know, whatever fails later.
  const keeps = status === 'Invalid' && failure?.storeStatus !== 'Invalid';
  const reason = keeps ? before.reason : failure && { refusal: failure.refusal, values: failure.values };
  if (before.status === status && before.refused_at === refusedAt && isDeepStrictEqual(before.reason, reason)) return;
  await tx
    .updateTable('paypal_accounts')
    .set({ status, reason: reason && jsonb(reason), refused_at: refusedAt, updated_at: unixNow() })
    .where('container_id', '=', container_id)
    .where('_id', '=', account_id)
    .execute();
  await tellChanged(tx, container_id, ['paypalAccounts']);
};

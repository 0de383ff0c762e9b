import type { Store } from '../../contract/generated/resolvers';
import type { PlatformId } from '../../domain/platforms';
import { unixNow } from '../kernel/clock';
import type { StoreStatus } from '../connectors/connector';
import type { RequestContext, StoreRef, Tx } from '../kernel/context';
import { sql } from 'kysely';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import { UserError } from '../kernel/errors';
import { stopStoreJobs } from '../jobs';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { openVault } from '../kernel/vault';
import { dropGrants, dropOtherGrant } from '../mail/sign-in/grants';
import { countedStores, ordersOfStore, productsOfStore, storeCounts, toStores, visibleStores } from './rows';
import { readAuditedStores } from './audited';
import { dropBanners, keepBanner } from './banner';
import { checkConnection, connectionColumns, testConnection } from './connect';
import type { StoreRow } from './connection';
import { brakesDiffer, keptValue, SEALED_NAMES } from './fields';
import { readFunds, readWarehouses } from './live';
import { checkConnectedOnce, keepIdentities } from './identity';
import { findOwners } from './owners';
import { checkFields, checkPlatform, fetchEvery, fieldColumns, purifyFields } from './save';
import { sandboxGate } from '../sandbox';
import { sortOf } from '../kernel/sort';
import { requireVersion } from '../kernel/version';
import type { StoreSettings } from './tables';
import { trashVerdicts } from './verdicts';
import { cleanIds, containing, isOpenFilter, someIds } from '../kernel/input';

const missing = (): UserError => new UserError('store.missing', { code: 'NOT_FOUND' });

/** What stores can be sorted by: some by an index, the others by a look at all there are, which are narrow rows. */
const SORTS = ['sto_name', 'sto_status', 'last_fetch_at', 'last_push_item_at', 'total_order', 'last_total_product', 'created_at'] as const;

/** The newest first, also among equals; a store that was never read or pushed to comes last. */
const storeOrder = (sort: string | null | undefined): PageOrder => {
  const sorted = sortOf(sort, SORTS);
  if (!sorted) return { id: 's._id', by: null, direction: 'desc' };
  const { field, direction } = sorted;
  const by = {
    sto_name: 's.sto_name',
    sto_status: 's.sto_status',
    created_at: 's.created_at',
    last_fetch_at: nullsLast('s.last_fetch_at', direction),
    last_push_item_at: nullsLast('s.last_push_item_at', direction),
    total_order: ordersOfStore,
    last_total_product: productsOfStore,
  } satisfies Record<typeof field, PageOrder['by']>;
  return { id: 's._id', by: by[field], direction, ids: 'desc' };
};

export const findStore = async (tx: Tx, containerId: string, id: string): Promise<Store> => {
  const rows = await countedStores(tx, containerId).where('s._id', '=', id).selectAll('s').select(storeCounts()).execute();
  const [store] = await toStores(tx, containerId, rows);
  if (!store) throw missing();
  return store;
};

/** The store somebody is about to change, try or connect. */
export const readStore = async (id: string, { services, container }: RequestContext): Promise<StoreRow> => {
  const store = await services.inContainer(container._id, (tx) =>
    visibleStores(tx, container._id).where('s._id', '=', id.trim()).selectAll('s').executeTakeFirst(),
  );
  if (!store) throw missing();
  return store;
};

export const Query: Pick<QueryOperations, 'stores' | 'storeCountQuery' | 'storeTransactionSummaryLive' | 'storeWarehouseLive'> = {
  stores: {
    rule: { module: 'store', access: 'view' },
    run: async (tx, { _id, search, status, platform, owner, sort }, context) => {
      const order = storeOrder(sort);
      let found = countedStores(tx, context.container._id);
      if (_id) found = found.where('s._id', '=', _id.trim());
      if (!isOpenFilter(status)) found = found.where('s.sto_status', '=', status.trim() as StoreStatus);
      if (!isOpenFilter(platform)) found = found.where('s.platform_id', '=', platform.trim() as PlatformId);
      if (owner?.trim()) found = found.where(sql<boolean>`s.settings -> 'user_owners' @> to_jsonb(${owner.trim()}::text)`);
      if (search?.trim()) {
        const pattern = containing(search);
        found = found.where((is) => is.or([is('s.sto_name', 'ilike', pattern), is('s.website', 'ilike', pattern)]));
      }
      const page = await findPage(context, found, order);
      const rows = await countedStores(tx, context.container._id)
        .where(page)
        .selectAll('s')
        .select(storeCounts())
        .orderBy(inOrder(order))
        .execute();
      return toStores(tx, context.container._id, rows);
    },
  },

  storeCountQuery: {
    rule: { module: 'store', access: 'view' },
    run: async (tx, _args, { container }) => {
      const rows = await visibleStores(tx, container._id)
        .select(['s.sto_status', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('s.sto_status')
        .execute();
      const of = (status: StoreStatus): number => rows.find(({ sto_status }) => sto_status === status)?.count ?? 0;
      const [valid, lostconnection, invalid] = [of('Valid'), of('Lostconnection'), of('Invalid')];
      return { all: valid + lostconnection + invalid, valid, lostconnection, invalid };
    },
  },

  storeTransactionSummaryLive: operation({
    rule: { module: 'store', access: 'view' },
    prepare: ({ _id }, context) => readFunds(_id, context),
    run: (_tx, _args, _context, funds) => Promise.resolve(funds),
  }),

  storeWarehouseLive: operation({
    rule: { module: 'store', access: 'view' },
    prepare: ({ _id }, context) => readWarehouses(_id, context),
    run: (_tx, _args, _context, warehouses) => Promise.resolve(warehouses),
  }),
};

/** What is done in the transaction in which a store's brakes became others. */
type AfterBrakes = (tx: Tx, store: StoreRef, now: number) => Promise<void>;

export const mutations = (afterBrakes: AfterBrakes): Pick<MutationOperations, 'makeStore' | 'trashStore' | 'testStore'> => ({
  /**
   * Everything typed is checked, then the connection, where one is given, is tried, then the store is written with the outcome as its status.
   */
  makeStore: operation({
    rule: ({ _id }) => ({ module: 'store', access: _id ? 'update' : 'add' }),
    audit: {
      action: ({ _id }) => (_id ? 'store.changed' : 'store.created'),
      ids: ({ _id }, store) => [_id, store?._id],
      read: readAuditedStores,
    },
    prepare: async ({ _id, updated_at, params: typed }, context) => {
      const before = _id ? await readStore(_id, context) : undefined;
      if (before) requireVersion(before, updated_at);
      const platform_id = checkPlatform(typed.platform_id, before);
      checkFields(typed, before);
      const params = await purifyFields(typed, context);
      const vault = await openVault(context.services.config.dataDir);
      const connection = await checkConnection(platform_id, params, before, context.services, vault);
      const allowLoopback = await sandboxGate(context.services);
      const marketNow = await context.services.marketNow();
      return {
        before,
        params,
        vault,
        platform_id,
        connection,
        marketNow,
        isSandbox: allowLoopback(new URL((connection ?? before)?.website ?? '')),
      };
    },
    run: async (tx, { updated_at }, { container, services }, { before, params, vault, platform_id, connection, marketNow, isSandbox }) => {
      const now = unixNow();
      const _id = before?._id ?? newId();
      // What was read before the shop was asked may be another by now. Orders that come meanwhile name the store, and do not wait for this.
      const held =
        before &&
        (await visibleStores(tx, container._id).where('s._id', '=', before._id).selectAll('s').forNoKeyUpdate().executeTakeFirst());
      if (before && !held) throw missing();
      if (held) requireVersion(held, updated_at);
      const user_owners = params.user_owners && (await findOwners(tx, container._id, cleanIds(params.user_owners)));
      const checked = checkFields({ ...params, user_owners }, held);
      const fields = fieldColumns(checked, [container._id, _id], held, vault);
      const columns = { ...fields, fetch_every: fetchEvery(fields.schedule_fetch, isSandbox), next_fetch_at: now, updated_at: now };
      const banner = checked.values.banner_image_id;
      const connected = connection && connectionColumns(container._id, _id, connection, vault);
      if (connection)
        await checkConnectedOnce(
          tx,
          { container_id: container._id, _id, platform_id, identities: [...connection.identities] },
          connection.otherIdentity ? undefined : held,
        );
      if (!before) {
        if (!connected) throw new Error('A new store has no connection.');
        await tx
          .insertInto('stores')
          .values({ _id, platform_id, ...columns, ...connected, created_at: now })
          .execute();
        await keepBanner(tx, container._id, _id, banner);
        return findStore(tx, container._id, _id);
      }
      // One that is gone keeps nobody from changing something else.
      if (held && banner !== keptValue(held, 'banner_image_id')) await keepBanner(tx, container._id, _id, banner);
      await tx
        .updateTable('stores')
        .set({
          ...columns,
          ...connected,
          ...(connection?.otherIdentity && {
            fetch_cursor: null,
            last_fetch_at: null,
            funds: null,
            currency: null,
            currency_at: null,
            connected_at: now,
          }),
        })
        .where('container_id', '=', container._id)
        .where('_id', '=', _id)
        .where('trashed_at', 'is', null)
        .execute();
      if (held && brakesDiffer(held, checked)) await afterBrakes(tx, { container_id: container._id, store_id: _id }, marketNow);
      // Its mailbox may be another, or may be opened now.
      if (params.sto_mailer !== undefined || params.sto_mailer_secret !== undefined) {
        const mailbox = { mailer: checked.values.sto_mailer, hasPassword: typeof checked.secrets.sto_mailer_secret === 'string' };
        await dropOtherGrant(tx, services.config, { container_id: container._id, store_id: _id }, mailbox);
        await tx
          .updateTable('mailboxes')
          .set({ next_at: 0 })
          .where('container_id', '=', container._id)
          .where('store_id', '=', _id)
          .execute();
      }
      // Another shop does not hold what the former one held.
      if (connection?.otherIdentity)
        await tx.deleteFrom('items').where('container_id', '=', container._id).where('store_id', '=', _id).execute();
      return findStore(tx, container._id, _id);
    },
  }),

  testStore: operation({
    rule: ({ _id }) => ({ module: 'store', access: _id ? 'update' : 'add' }),
    prepare: async ({ _id, params }, context) => {
      const before = _id ? await readStore(_id, context) : undefined;
      const platform_id = checkPlatform(params.platform_id, before);
      return { before, platform_id, ...(await testConnection(platform_id, params, before, context.services)) };
    },
    run: async (tx, { params }, { container }, { before, platform_id, tested, identities }) => {
      const tried = { container_id: container._id, _id: tested._id, platform_id, identities: [...identities] };
      await checkConnectedOnce(tx, tried, before);
      if (before && !params[platform_id]) await keepIdentities(tx, before, identities);
      return tested;
    },
  }),

  /** The stores leave every list and their credentials are wiped; their orders stay. Waiting jobs are stopped. */
  trashStore: {
    rule: { module: 'store', access: 'delete' },
    audit: { action: 'store.deleted', ids: ({ delete_ids }, deleted) => deleted ?? delete_ids, read: readAuditedStores },
    verdicts: (tx, { delete_ids }, { container }) => trashVerdicts(tx, container._id, someIds(delete_ids, 'delete_ids')),
    run: async (tx, _args, { container }, _prepared, accepted) => {
      const now = unixNow();
      const trashed = await tx
        .updateTable('stores')
        .set({
          ...{ trashed_at: now, updated_at: now, credentials: '', config: jsonb({}), secrets: '', funds: null },
          settings: sql<StoreSettings>`settings - ${SEALED_NAMES}::text[]`,
        })
        .where('container_id', '=', container._id)
        .where('_id', 'in', accepted)
        .where('trashed_at', 'is', null)
        .returning('_id')
        .execute();
      const gone = trashed.map(({ _id }) => _id);
      await stopStoreJobs(tx, container._id, gone);
      await dropGrants(tx, container._id, gone);
      await dropBanners(tx, container._id, gone);
      for (const table of ['items', 'store_queue'] as const)
        await tx.deleteFrom(table).where('container_id', '=', container._id).where('store_id', 'in', gone).execute();
      return gone;
    },
  },
});

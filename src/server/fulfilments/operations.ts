import { readWithSecrets } from '../connectors/audited';
import type { Fulfilment, FulfilmentInput } from '../../contract/generated/resolvers';
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from '../../domain/providers';
import type { StoreStatus } from '../connectors/connector';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { containing, isOpenFilter, someIds } from '../kernel/input';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { sortOf } from '../kernel/sort';
import { requireVersion } from '../kernel/version';
import { checkConnection, connectionColumns, sealedFor } from './connect';
import { holdDefault, keepDefault, unsetDefault } from './default';
import { toFulfilment, visibleFulfilments, type FulfilmentRow } from './rows';
import { checkFulfilmentFields, checkProvider } from './save';
import { trashVerdicts } from './verdicts';

const SORTS = ['name', 'status', 'type', 'total_paid', 'created_at'] as const;

/** The newest first. */
const orderOf = (sort: string | null | undefined): PageOrder => {
  const sorted = sortOf(sort, SORTS);
  return sorted ? { id: 'f._id', by: `f.${sorted.field}`, direction: sorted.direction } : { id: 'f._id', by: null, direction: 'desc' };
};

const missing = (): UserError => new UserError('fulfilment.missing', { code: 'NOT_FOUND' });

const findFulfilment = async (tx: Tx, containerId: string, id: string): Promise<Fulfilment> => {
  const row = await visibleFulfilments(tx, containerId).where('f._id', '=', id).selectAll('f').executeTakeFirst();
  if (!row) throw missing();
  return toFulfilment(row);
};

/** The one a call names; undefined: it names none. */
const readBefore = async (id: string | null | undefined, { container, services }: RequestContext): Promise<FulfilmentRow | undefined> => {
  if (!id) return undefined;
  const row = await services.inContainer(container._id, (tx) =>
    visibleFulfilments(tx, container._id).where('f._id', '=', id.trim()).selectAll('f').executeTakeFirst(),
  );
  if (!row) throw missing();
  return row;
};

/** The providers people may mean by a few letters. */
const providersLike = (search: string): ProviderId[] =>
  PROVIDER_IDS.filter((id) => PROVIDERS[id].name.toLowerCase().includes(search.trim().toLowerCase()));

export const Query: Pick<QueryOperations, 'fulfilments' | 'fulfilmentsCount'> = {
  fulfilments: {
    rule: { module: 'fulfilment', access: 'view' },
    run: async (tx, { _id, search, status, type, sort }, context) => {
      const order = orderOf(sort);
      let found = visibleFulfilments(tx, context.container._id);
      if (_id) found = found.where('f._id', '=', _id.trim());
      if (!isOpenFilter(status)) found = found.where('f.status', '=', status.trim() as StoreStatus);
      if (!isOpenFilter(type)) found = found.where('f.type', '=', type.trim() as ProviderId);
      if (search?.trim()) {
        const like = providersLike(search);
        found = found.where((is) => is.or([is('f.name', 'ilike', containing(search)), is('f.type', 'in', [...like, '' as ProviderId])]));
      }
      const page = await findPage(context, found, order);
      const rows = await visibleFulfilments(tx, context.container._id).where(page).selectAll('f').orderBy(inOrder(order)).execute();
      return rows.map(toFulfilment);
    },
  },

  fulfilmentsCount: {
    rule: { module: 'fulfilment', access: 'view' },
    run: async (tx, _args, { container }) => {
      const rows = await visibleFulfilments(tx, container._id)
        .select(['f.status', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('f.status')
        .execute();
      const of = (wanted: StoreStatus): number => rows.find(({ status }) => status === wanted)?.count ?? 0;
      const [valid, lostconnection, invalid] = [of('Valid'), of('Lostconnection'), of('Invalid')];
      return { all: valid + lostconnection + invalid, valid, lostconnection, invalid };
    },
  },
};

/** What was sent of the block of a provider. */
const blockOf = (params: FulfilmentInput | null | undefined, type: ProviderId): FulfilmentInput[ProviderId] => params?.[type];

export const readAuditedFulfilments = readWithSecrets(
  'fulfilments',
  { label: 'name', shown: ['name', 'type', 'auto', 'is_default', 'settle', 'claims_email', 'shipping_choices', 'config'] },
  { credentials: sealedFor },
);

/** Runs in the transaction in which an account's orders become automatic, or no longer are. */
type AfterAutomation = (tx: Tx, account: { readonly container_id: string; readonly fulfilment_id: string }, now: number) => Promise<void>;

export const mutations = (
  afterAutomation: AfterAutomation,
): Pick<MutationOperations, 'makeFulfilment' | 'trashFulfilment' | 'testFulfilment'> => ({
  /**
   * Everything typed is checked, then the connection, where one is given, is tried, then the fulfilment is written with the outcome as its status.
   */
  makeFulfilment: operation({
    rule: ({ _id }) => ({ module: 'fulfilment', access: _id ? 'update' : 'add' }),
    audit: {
      action: ({ _id }) => (_id ? 'provider.changed' : 'provider.created'),
      ids: ({ _id }, fulfilment) => [_id, fulfilment?._id],
      read: readAuditedFulfilments,
    },
    prepare: async ({ _id, updated_at, params }, context) => {
      const before = await readBefore(_id, context);
      if (before) requireVersion(before, updated_at);
      const type = checkProvider(params.type, before);
      checkFulfilmentFields(params, before);
      const typed = blockOf(params, type);
      const connection = typed || !before ? await checkConnection(type, typed, before, context.services) : null;
      return { before, type, connection, marketNow: await context.services.marketNow() };
    },
    run: async (tx, { updated_at, params }, { container, origin }, { before, type, connection, marketNow }) => {
      const now = unixNow();
      const _id = before?._id ?? newId();
      const current = await holdDefault(tx, container._id);
      // What was read before the provider was asked may be another by now.
      const held =
        before && (await visibleFulfilments(tx, container._id).where('f._id', '=', _id).selectAll('f').forUpdate().executeTakeFirst());
      if (before && !held) throw missing();
      if (held) requireVersion(held, updated_at);
      const fields = checkFulfilmentFields(params, held);
      const is_default = fields.is_default || current === undefined;
      if (is_default && current !== undefined && current !== _id) await unsetDefault(tx, container._id, current);
      const columns = { ...fields, is_default, updated_at: now };
      // What is listed there is read anew.
      const connected = connection && { ...connectionColumns(container._id, _id, connection), origin, catalogue_at: null };
      if (held) {
        await tx
          .updateTable('fulfilments')
          .set({ ...columns, ...connected })
          .where('container_id', '=', container._id)
          .where('_id', '=', _id)
          .execute();
        if (held.auto !== fields.auto) await afterAutomation(tx, { container_id: container._id, fulfilment_id: _id }, marketNow);
      } else {
        if (!connected) throw new Error('A new fulfilment has no connection.');
        await tx
          .insertInto('fulfilments')
          .values({ _id, type, ...columns, ...connected, created_at: now })
          .execute();
      }
      return findFulfilment(tx, container._id, _id);
    },
  }),

  /** They leave every list and their credentials are wiped; what was ordered through them stays. */
  trashFulfilment: {
    rule: { module: 'fulfilment', access: 'delete' },
    audit: { action: 'provider.deleted', ids: ({ delete_ids }, deleted) => deleted ?? delete_ids, read: readAuditedFulfilments },
    verdicts: (tx, { delete_ids }, { container }) => trashVerdicts(tx, container._id, someIds(delete_ids, 'delete_ids')),
    run: async (tx, _args, { container }, _prepared, accepted) => {
      await holdDefault(tx, container._id);
      const now = unixNow();
      const trashed = await tx
        .updateTable('fulfilments')
        .set({ trashed_at: now, updated_at: now, credentials: '', config: jsonb({}), is_default: false })
        .where('container_id', '=', container._id)
        .where('_id', 'in', accepted)
        .where('trashed_at', 'is', null)
        .returning('_id')
        .execute();
      await keepDefault(tx, container._id);
      return trashed.map(({ _id }) => _id);
    },
  },

  testFulfilment: operation({
    rule: ({ _id }) => ({ module: 'fulfilment', access: _id ? 'update' : 'add' }),
    prepare: async ({ _id, params }, context) => {
      const before = await readBefore(_id, context);
      const type = checkProvider(params?.type ?? before?.type ?? '', before);
      const began = performance.now();
      const { reason, tried } = await checkConnection(type, blockOf(params, type), before, context.services);
      if (reason) throw UserError.of(reason, { code: 'CONFLICT' });
      return { tried: [...tried], took: Math.round(performance.now() - began) };
    },
    run: async (tx, { _id }, { container }, prepared) => {
      if (_id) {
        const kept = tx.updateTable('fulfilments').set({ catalogue_at: null }).where('container_id', '=', container._id);
        await kept.where('_id', '=', _id.trim()).execute();
      }
      return prepared;
    },
  }),
});

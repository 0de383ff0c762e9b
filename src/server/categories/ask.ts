import type { Fault } from '../../domain/fault';
import { isPlatformId, PLATFORMS, type PlatformId } from '../../domain/platforms';
import { ConnectorError } from '../connectors/connector';
import type { AnyShop } from '../connectors/platforms/registry';
import { jsonb } from '../db/json';
import { DAY, unixNow } from '../kernel/clock';
import type { RequestContext, Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { savable } from '../kernel/savable';
import { openStore, type StoreRow } from '../stores/connection';
import { visibleStores } from '../stores/rows';
import { keyOf } from './key';
import type { Answers } from './tables';

/** Milliseconds somebody waits for a platform's answer. */
const PATIENCE = 30_000;
/** Seconds for which a platform is not asked whether its tree is another. */
const VERSION_HOLDS = 3600;

interface Asked {
  readonly platform: string;
  readonly store?: string | null;
  readonly version?: string | null;
}

/** A store its platform can be asked through. */
interface Door {
  readonly store: StoreRow;
  readonly platform: PlatformId;
}

/** The store that is named, or the first of the platform that is connected. Throws where there is none, or its platform does not tell such things. */
export const doorOf = async (
  { platform: typed, store: id }: Asked,
  can: 'categories' | 'searchCategories' | 'specifics',
  { services, container }: RequestContext,
): Promise<Door> => {
  const platform = typed.trim();
  if (!isPlatformId(platform))
    throw new UserError('category.platformUnknown', { field: 'platform', values: { platform: platform.slice(0, 40) } });
  const { name } = PLATFORMS[platform];
  if (!PLATFORMS[platform].can.includes(can))
    throw new UserError(can === 'specifics' ? 'category.noSpecifics' : 'category.noCategories', { field: 'platform', values: { name } });
  const wanted = id?.trim() ?? '';
  const store = await services.inContainer(container._id, (tx) =>
    visibleStores(tx, container._id)
      .selectAll('s')
      .where('s.platform_id', '=', platform)
      .$if(wanted !== '', (rows) => rows.where('s._id', '=', wanted))
      .$if(wanted === '', (rows) => rows.where('s.sto_status', '=', 'Valid'))
      .orderBy('s.created_at')
      .orderBy('s._id')
      .executeTakeFirst(),
  );
  if (store) return { store, platform };
  if (wanted !== '') throw new UserError('store.missing', { code: 'NOT_FOUND', field: 'store' });
  throw new UserError('category.notConnected', { code: 'CONFLICT', field: 'platform', values: { name } });
};

interface Kept<T> {
  readonly answer: T;
  readonly version: string;
  readonly kept_at: number;
}

const readKept = async <Kind extends keyof Answers>(
  services: Services,
  { container_id, _id }: Pick<StoreRow, 'container_id' | '_id'>,
  kind: Kind,
  key: string,
): Promise<Kept<Answers[Kind]> | undefined> => {
  const row = await services.inContainer(container_id, (tx) =>
    tx
      .selectFrom('platform_kept')
      .select(['answer', 'version', 'kept_at'])
      .where('container_id', '=', container_id)
      .where('store_id', '=', _id)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .executeTakeFirst(),
  );
  return row && { ...row, answer: row.answer as Answers[Kind] };
};

const keep = async <Kind extends keyof Answers>(
  services: Services,
  { container_id, _id: store_id }: StoreRow,
  kind: Kind,
  key: string,
  told: { readonly answer: Answers[Kind]; readonly version: string },
): Promise<Kept<Answers[Kind]>> => {
  const kept_at = unixNow();
  const answer = savable(told.answer);
  const row = { answer: jsonb<Answers[keyof Answers]>(answer), version: told.version, kept_at };
  await services.inContainer(container_id, (tx) =>
    tx
      .insertInto('platform_kept')
      .values({ store_id, kind, key, ...row })
      .onConflict((conflict) => conflict.columns(['container_id', 'store_id', 'kind', 'key']).doUpdateSet(row))
      .execute(),
  );
  return { answer, version: told.version, kept_at };
};

/** What a platform answered, now or before; `reason`: why not now. */
export type Answered<T> = Kept<T> & { readonly reason: Pick<Fault, 'refusal' | 'values'> | null };

interface Question<Kind extends keyof Answers> {
  readonly kind: Kind;
  readonly key: string;
  /** Of a tree somebody chose; undefined: the shop's own. */
  readonly version: string | undefined;
  readonly refresh: boolean;
  readonly ask: (shop: AnyShop, version: string | undefined) => Promise<Answers[Kind]> | undefined;
}

const onShop = async <T>(services: Services, store: StoreRow, ask: (shop: AnyShop) => Promise<T>): Promise<T> =>
  ask((await openStore(services, store, AbortSignal.timeout(PATIENCE))).shop);

/** Which tree a shop has, where its platform tells that; asked once an hour. */
const treeOf = async (services: Services, store: StoreRow): Promise<string> => {
  if (!PLATFORMS[store.platform_id].can.includes('categoryVersion')) return '';
  const kept = await readKept(services, store, 'version', '');
  if (kept && kept.kept_at > unixNow() - VERSION_HOLDS) return kept.answer;
  const version = (await onShop(services, store, async (shop) => shop.categoryVersion?.())) ?? '';
  await keep(services, store, 'version', '', { answer: version, version });
  return version;
};

/** A platform's answer: what is kept of today and of the tree of today, else what it says now, else what it said, with the reason. */
export const answerOf = async <Kind extends 'categories' | 'search' | 'specifics'>(
  services: Services,
  { store }: Door,
  { kind, key: about, version: chosen, refresh, ask }: Question<Kind>,
): Promise<Answered<Answers[Kind]>> => {
  const key = keyOf(chosen ?? '', about);
  const kept = await readKept(services, store, kind, key);
  try {
    const version = chosen ?? (await treeOf(services, store));
    if (kept && !refresh && kept.version === version && kept.kept_at > unixNow() - DAY) return { ...kept, reason: null };
    const answer = await onShop(services, store, async (shop) => ask(shop, chosen));
    if (answer === undefined) throw new Error(`${store.platform_id} has no ${kind}.`);
    return { ...(await keep(services, store, kind, key, { answer, version })), reason: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const reason = { refusal: error.refusal, values: error.values };
    if (kept) return { ...kept, reason };
    throw UserError.of(reason, { code: 'UNAVAILABLE' });
  }
};

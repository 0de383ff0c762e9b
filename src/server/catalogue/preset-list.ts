import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { QueryProductPresetArgs, TagCount } from '../../contract/generated/resolvers';
import { PRESET_TYPES } from '../../domain/product-presets/preset';
import { cleanWords } from '../../domain/names';
import { foldCounts, sumsAndChanges } from '../db/kept-counts';
import { LONG_LIST } from '../db/kept-pages';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import type { Round } from '../jobs/kind';
import type { Tx } from '../kernel/context';
import { isOpenFilter } from '../kernel/input';
import type { QueryOperations } from '../kernel/operation';
import { sortOf } from '../kernel/sort';
import { presetRow, presetsOf, toPresets } from './preset-rows';

/** Providers that are counted (specification 1, §3), and the others there are. */
const PROVIDERS = [
  'customcat',
  'lionnix',
  'merchize',
  'geargag',
  'scalable',
  'private',
  'printify',
  'dreamship',
  'gearment',
  'onos',
  'shineon',
  'printway',
  'geekpod',
  'lenful',
] as const;

const SORTS = ['name', 'provider', 'created_at', 'updated_at', 'base_price', 'mockup_count'] as const;

const orderOf = (sort: string | null | undefined): PageOrder => {
  const sorted = sortOf(sort, SORTS);
  // As the index has it.
  const by = sorted && (sorted.field === 'base_price' ? sql`coalesce(preset.base_price_from, 0)` : `preset.${sorted.field}`);
  return { id: 'preset._id', by, direction: sorted?.direction ?? 'asc' };
};

/** The greatest character there is. */
const LAST = '\u{10FFFF}';
/** What is typed to find product types has no more words than this. */
const MOST_WORDS = 6;

/** Words as the database cuts them (`0042_product_presets`). */
const wordsOf = (search: string): string[] =>
  search
    .split(/[\][\s#,;:!?()"<>/_+.-]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Ids of the product types whose words begin with all that is typed; undefined: nothing is. */
const namedBy = (containerId: string, search: string | null | undefined): RawBuilder<unknown> | undefined => {
  const words = wordsOf(search ?? '');
  if (words.length === 0) return undefined;
  const each = words.map(
    (word) => sql`select preset_id from preset_words
      where container_id = ${containerId} and word >= lower(${word}) and word < lower(${word}) || ${LAST}`,
  );
  // Put together before any product type is looked at.
  return sql.join(each, sql` intersect `);
};

/** The ids `namedBy` finds, read once, for the count and the page both want them; undefined: so many that they are not read. */
const fewNamed = async (tx: Tx, named: RawBuilder<unknown>): Promise<readonly string[] | undefined> => {
  const { rows } = await sql<{ preset_id: string }>`select distinct preset_id from (${named}) as named limit ${LONG_LIST}`.execute(tx);
  return rows.length < LONG_LIST ? rows.map(({ preset_id }) => preset_id) : undefined;
};

interface Label {
  readonly kind: 'tag' | 'collection';
  readonly label: string;
}

const labelsIn = ({ tags, collection }: Pick<PresetFilters, 'tags' | 'collection'>): readonly Label[] => [
  ...cleanWords(tags).map((label) => ({ kind: 'tag', label }) as const),
  ...(collection?.trim() ? [{ kind: 'collection', label: collection.trim() } as const] : []),
];

/** Ids of the product types that have a label; the index has them in their order. */
const labelled = (tx: Tx, containerId: string, { kind, label }: Label) =>
  tx
    .selectFrom('preset_labels as l')
    .select('l.preset_id as _id')
    .where('l.container_id', '=', containerId)
    .where('l.kind', '=', kind)
    .where('l.label', '=', label);

export type PresetFilters = Omit<QueryProductPresetArgs, 'sort'>;

/** The product types somebody asks for. `named`: selects the ids of those that are found by what is typed. */
export const foundPresets = (
  tx: Tx,
  containerId: string,
  filters: PresetFilters,
  named: RawBuilder<unknown> | undefined = namedBy(containerId, filters.search),
) => {
  const { _id, id, type, provider, tags, collection, favorite } = filters;
  let found = presetsOf(tx, containerId);
  for (const wanted of [_id, id]) if (wanted) found = found.where('preset._id', '=', wanted.trim());
  if (!isOpenFilter(type)) found = found.where('preset.type', '=', type.trim());
  if (!isOpenFilter(provider)) found = found.where('preset.provider', '=', provider.trim());
  if (favorite === true) found = found.where(sql<SqlBool>`preset.favorite`);
  if (favorite === false) found = found.where(sql<SqlBool>`not preset.favorite`);
  for (const label of labelsIn({ tags, collection })) found = found.where('preset._id', 'in', labelled(tx, containerId, label));
  if (named) found = found.where(sql<SqlBool>`preset._id in (${named})`);
  return found;
};

type Kind = 'type' | 'provider' | 'favorite' | 'tag' | 'collection';

interface Counted {
  readonly key: string;
  readonly count: number;
}

/** How many there are by the values of one column or of labels. */
const countsOf = async (tx: Tx, containerId: string, kind: Kind): Promise<readonly Counted[]> => {
  const { rows } = await sql<Counted>`select key, sum(count)::integer as count from ${sumsAndChanges('preset_counts', containerId)}
    where kind = ${kind} group by 1 having sum(count) > 0`.execute(tx);
  return rows;
};

const sumOf = (counts: readonly Counted[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  type: 'type',
  provider: 'provider',
  favorite: 'favorite',
  tags: 'tag',
  collection: 'collection',
};

const isAsked = (name: string, value: unknown): boolean => {
  if (Array.isArray(value)) return cleanWords(value as string[]).length > 0;
  if (typeof value !== 'string') return typeof value === 'boolean';
  return name === 'type' || name === 'provider' ? !isOpenFilter(value) : value.trim() !== '';
};

/** What is asked, where that is one thing at most; undefined: more than one is. */
const soleOf = (filters: PresetFilters): readonly [name: string, value: unknown] | undefined => {
  const [sole = ['type', undefined], another] = Object.entries(filters).filter(([name, value]) => isAsked(name, value));
  return another ? undefined : sole;
};

/** How many a list has that asks for one thing at most, be it words; undefined: they have to be counted. */
const knownCount = (
  tx: Tx,
  containerId: string,
  filters: PresetFilters,
  few: readonly string[] | undefined,
): (() => Promise<number>) | undefined => {
  const sole = soleOf(filters);
  if (!sole) return undefined;
  const [name, value] = sole;
  if (name === 'search') return few && (() => Promise.resolve(few.length));
  const kind = KINDS[name];
  const wanted = cleanWords(Array.isArray(value) ? (value as string[]) : value === undefined ? [] : [String(value)]);
  if (!kind || wanted.length > 1) return undefined;
  return async () => sumOf((await countsOf(tx, containerId, kind)).filter(({ key }) => wanted.length === 0 || key === wanted[0]));
};

/** What a page is sought in: where one label alone is asked and the ids order the list, no product type need be looked at. */
const soughtIn = (tx: Tx, containerId: string, filters: PresetFilters, order: PageOrder, named: RawBuilder<unknown> | undefined) => {
  const [label, another] = labelsIn(filters);
  return label && !another && order.by === null && soleOf(filters)
    ? tx.selectFrom(labelled(tx, containerId, label).as('preset'))
    : foundPresets(tx, containerId, filters, named);
};

const countBy = async <K extends string>(tx: Tx, containerId: string, kind: Kind, keys: readonly K[]) => {
  const counts = await countsOf(tx, containerId, kind);
  const byKey = new Map(counts.map(({ key, count }) => [key, count]));
  return { all: sumOf(counts), ...(Object.fromEntries(keys.map((key) => [key, byKey.get(key) ?? 0])) as Record<K, number>) };
};

const labelsOf = async (tx: Tx, containerId: string, kind: Kind): Promise<TagCount[]> =>
  (await countsOf(tx, containerId, kind))
    .map(({ key, count }) => ({ tag: key, count }))
    .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));

const view = { module: 'item_preset', access: 'view' } as const;

export const Query: Pick<QueryOperations, 'productPreset' | 'productPresetCount' | 'productPresetCountProvider' | 'productPresetLabels'> = {
  productPreset: {
    rule: view,
    run: async (tx, { sort, ...filters }, context) => {
      const containerId = context.container._id;
      const order = orderOf(sort);
      const typed = namedBy(containerId, filters.search);
      const few = typed && (await fewNamed(tx, typed));
      const named = few ? sql`select unnest(${few}::text[])` : typed;
      const known = knownCount(tx, containerId, filters, few);
      const page = await findPage(context, soughtIn(tx, containerId, filters, order, named), order, known);
      const rows = await presetsOf(tx, containerId).where(page).select(presetRow).orderBy(inOrder(order)).execute();
      return toPresets(tx, containerId, rows);
    },
  },

  productPresetCount: { rule: view, run: (tx, _args, { container }) => countBy(tx, container._id, 'type', PRESET_TYPES) },

  productPresetCountProvider: { rule: view, run: (tx, _args, { container }) => countBy(tx, container._id, 'provider', PROVIDERS) },

  productPresetLabels: {
    rule: view,
    run: async (tx, _args, { container }) => ({
      tags: await labelsOf(tx, container._id, 'tag'),
      collections: await labelsOf(tx, container._id, 'collection'),
    }),
  },
};

export const foldPresetCounts: Round = {
  name: 'counts of product types',
  pause: 20_000,
  run: async ({ db }) => {
    await foldCounts(db, 'preset_counts');
    await foldCounts(db, 'preset_use_counts');
  },
};

import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { jsonb } from '../db/json';
import type { MockupPresetTable } from './tables';
import { newId } from '../db/ids';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { UserError } from '../kernel/errors';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { requireSeenPictures } from '../files/permitted';
import { clearFileUses, setFileUses } from '../files/uses';
import { makeMockupPreview } from './preview';
import { mockupPresetRow, mockupRow, toMockup, toMockupPreset } from './rows';
import { holdVersion, mockupValues, newRow, saveNewMockup } from './save';
import { containing, isOpenFilter } from '../kernel/input';

/** Providers templates are counted for (specification 2, §1). */
const PROVIDERS = ['customcat', 'lionnix', 'merchize', 'geargag', 'scalable', 'private', 'printify'] as const;

/** A template's `type`: a product's blank sides, or a design somebody saved to start others from. */
export const BLANK = 'blank';
const DESIGN = 'design';

/** Creating is adding, replacing is updating. */
const saveRule = ({ _id }: { readonly _id?: string | null }) => ({ module: 'mockup', access: _id ? 'update' : 'add' }) as const;

const missing = (): UserError => new UserError('mockup.missing', { code: 'NOT_FOUND', field: '_id' });

interface Filters {
  readonly _id?: string | null;
  readonly id?: string | null;
  readonly name?: string | null;
  readonly product_id?: string | null;
  readonly preset_id?: string | null;
  readonly item_info_id?: string | null;
}

const EXACT = ['product_id', 'preset_id', 'item_info_id'] as const;

const findMockups = (tx: Tx, table: 'mockups' | 'mockup_presets', containerId: string, filters: Filters = {}) => {
  let found = tx.selectFrom(table).where('container_id', '=', containerId);
  for (const id of [filters._id, filters.id]) if (id) found = found.where('_id', '=', id);
  for (const column of EXACT) {
    const wanted = filters[column];
    if (wanted) found = found.where(column, '=', wanted);
  }
  return filters.name?.trim() ? found.where('name', 'ilike', containing(filters.name)) : found;
};

/** A template as it is seeded: blank sides of one product. */
export type NewMockupPreset = Pick<MockupPresetTable, 'name' | 'product_id' | 'provider' | 'src' | 'sides'>;

/** Adds a blank template to the container of `tx`; its sides are stored as they are. Returns its id. */
export const insertMockupPreset = async (tx: Tx, preset: NewMockupPreset): Promise<string> => {
  const now = unixNow();
  const _id = newId();
  await tx
    .insertInto('mockup_presets')
    .values({
      ...preset,
      _id,
      type: BLANK,
      mockup_type: '2D',
      model: null,
      status: 'Publish',
      preset_id: null,
      item_info_id: null,
      sides: jsonb(preset.sides),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return _id;
};

export const Query: Pick<QueryOperations, 'productMockups' | 'productMockupPresets' | 'productPresetMockupCountProvider'> = {
  productMockups: {
    rule: { module: 'mockup', access: 'view' },
    run: async (tx, filters, context) => {
      const found = findMockups(tx, 'mockups', context.container._id, filters);
      const order: PageOrder = { id: '_id', by: null, direction: 'desc' };
      const page = await findPage(context, found, order);
      const rows = await findMockups(tx, 'mockups', context.container._id).where(page).select(mockupRow).orderBy(inOrder(order)).execute();
      return rows.map(toMockup);
    },
  },

  productMockupPresets: {
    rule: { module: 'mockup', access: 'view' },
    run: async (tx, { provider, ...filters }, context) => {
      let found = findMockups(tx, 'mockup_presets', context.container._id, filters);
      if (!isOpenFilter(provider)) found = found.where('provider', '=', provider.trim());
      const order: PageOrder = { id: '_id', by: null, direction: 'asc' };
      const page = await findPage(context, found, order);
      const rows = await tx
        .selectFrom('mockup_presets')
        .select(mockupPresetRow)
        .where('container_id', '=', context.container._id)
        .where(page)
        .orderBy(inOrder(order))
        .execute();
      return rows.map(toMockupPreset);
    },
  },

  productPresetMockupCountProvider: {
    rule: { module: 'mockup', access: 'view' },
    run: async (tx, _args, { container }) => {
      const rows = await tx
        .selectFrom('mockup_presets')
        .where('container_id', '=', container._id)
        .select(['provider', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('provider')
        .execute();
      const count = (provider: string): number => rows.find((row) => row.provider === provider)?.count ?? 0;
      const counts = Object.fromEntries(PROVIDERS.map((provider) => [provider, count(provider)])) as Record<
        (typeof PROVIDERS)[number],
        number
      >;
      return { total: rows.reduce((sum, row) => sum + row.count, 0), ...counts };
    },
  },
};

export const Mutation: Pick<
  MutationOperations,
  'makeProductMockup' | 'makeProductMockupPreset' | 'removeProductMockupPreset' | 'makeMockupPreview'
> = {
  makeMockupPreview,

  makeProductMockup: {
    rule: saveRule,
    run: async (tx, { _id, updated_at: opened, ...args }, context) => {
      const { container } = context;
      await requireSeenPictures(tx, context, args.sides);
      if (!_id) return saveNewMockup(tx, container._id, args);
      await holdVersion(tx, container._id, 'mockups', _id, opened);
      const { values, fileIds, product } = await mockupValues(tx, container._id, args);
      const row = await tx
        .updateTable('mockups')
        .set({ ...values, provider: product.provider })
        .where('container_id', '=', container._id)
        .where('_id', '=', _id)
        .returning(mockupRow)
        .executeTakeFirst();
      if (!row) throw missing();
      await setFileUses(tx, container._id, 'mockup', row._id, fileIds);
      return toMockup(row);
    },
  },

  makeProductMockupPreset: {
    rule: saveRule,
    run: async (tx, { _id, updated_at: opened, status, provider, ...args }, context) => {
      const { container } = context;
      await requireSeenPictures(tx, context, args.sides);
      if (_id) await holdVersion(tx, container._id, 'mockup_presets', _id, opened);
      const { values, fileIds, product } = await mockupValues(tx, container._id, args);
      const written = { ...values, status: status?.trim() || values.status, provider: provider?.trim() || product.provider };
      const row = _id
        ? await tx
            .updateTable('mockup_presets')
            .set(written)
            .where('container_id', '=', container._id)
            .where('_id', '=', _id)
            .returning(mockupPresetRow)
            .executeTakeFirst()
        : await tx
            .insertInto('mockup_presets')
            .values({ ...written, ...newRow(), type: DESIGN })
            .returning(mockupPresetRow)
            .executeTakeFirst();
      if (!row) throw missing();
      await setFileUses(tx, container._id, 'mockup_preset', row._id, fileIds);
      return toMockupPreset(row);
    },
  },

  removeProductMockupPreset: {
    rule: { module: 'mockup', access: 'delete' },
    run: async (tx, { _id }, { container }) => {
      const row = await tx
        .deleteFrom('mockup_presets')
        .where('container_id', '=', container._id)
        .where('_id', '=', _id.trim())
        .returning(mockupPresetRow)
        .executeTakeFirst();
      if (!row) throw missing();
      await clearFileUses(tx, container._id, 'mockup_preset', [row._id]);
      return toMockupPreset(row);
    },
  },
};

import type { Selectable } from 'kysely';
import type { ShippingPreset, ShippingService } from '../../contract/generated/resolvers';
import type { ShippingService as Service } from '../../domain/shipping-presets/preset';
import { UserError } from '../kernel/errors';
import type { Tx } from '../kernel/context';
import type { ShippingPresetTable } from './tables';

type ShippingPresetRow = Omit<Selectable<ShippingPresetTable>, 'container_id'>;

const presetRow = [
  '_id',
  'name',
  'is_default',
  'handling',
  'domestic',
  'international',
  'excluded',
  'returns',
  'platform_ids',
  'store_ids',
  'cheapest',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ShippingPresetTable)[];

/** The container's terms, to be narrowed down, sorted and read. */
export const presetsOf = (tx: Tx, containerId: string) =>
  tx.selectFrom('shipping_presets').where('shipping_presets.container_id', '=', containerId);

/** The terms found, each with how many listings have them. */
export const withUse = (found: ReturnType<typeof presetsOf>) =>
  found.select((preset) => [
    ...presetRow,
    preset
      .selectFrom('item_infos as listing')
      .whereRef('listing.container_id', '=', 'shipping_presets.container_id')
      .whereRef('listing.shipping_preset', '=', 'shipping_presets._id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('used_by'),
  ]);

const whole = (service: Service): ShippingService => ({ ...service, countries: [...service.countries] });

/** Rows as the contract has them. */
export const toPreset = ({
  domestic,
  international,
  store_ids,
  ...row
}: ShippingPresetRow & { readonly used_by: number }): ShippingPreset => ({
  ...row,
  domestic: domestic.map(whole),
  international: international.map(whole),
  store_ids: [...store_ids],
});

export const missingPreset = (): UserError => new UserError('shippingPreset.missing', { code: 'NOT_FOUND', field: '_id' });

export const readPreset = async (tx: Tx, containerId: string, id: string): Promise<ShippingPreset> => {
  const row = await withUse(presetsOf(tx, containerId).where('_id', '=', id.trim())).executeTakeFirst();
  if (!row) throw missingPreset();
  return toPreset(row);
};

/** Terms somebody else is about to name; they stay until the transaction is over. */
export const holdPreset = (tx: Tx, containerId: string, id: string) =>
  presetsOf(tx, containerId).where('_id', '=', id).select(['_id', 'is_default']).forKeyShare().executeTakeFirst();

/**
 * The terms a new listing gets where nobody chose; null: there are none. Whoever trashes them just now is waited for; a second look sees those that
 * took their place.
 */
export const defaultPreset = async (tx: Tx, containerId: string): Promise<string | null> => {
  const look = () => presetsOf(tx, containerId).where('is_default', '=', true).select('_id').forKeyShare().executeTakeFirst();
  return ((await look()) ?? (await look()))?._id ?? null;
};

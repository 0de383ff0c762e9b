import { toCents } from '../money';
import { attributesOf, type Attribute } from './attributes';
import { labelOf, valuesOf, type MadeVariant } from './made';
import { priced, skusFor, type PresetVariant, type Profit } from './preset';

type DifferenceCode = 'new' | 'gone' | 'out_of_stock' | 'in_stock' | 'dearer' | 'cheaper';

/** What a provider has changed of a variant since a product type was made of it. */
interface Difference {
  readonly code: DifferenceCode;
  readonly external_sku: string;
  /** Ours; null of a new one. */
  readonly sku: string | null;
  readonly label: string;
  /** Dollars. */
  readonly was: number | null;
  readonly now: number | null;
}

interface Fulfilled {
  readonly sku: string;
  readonly external_sku: string;
  readonly available: boolean;
}

/** What of a product type is compared with its provider's product. */
export interface Compared {
  readonly name: string;
  readonly prety_attributes: readonly Attribute[];
  readonly attribute_specifics: readonly PresetVariant[];
  readonly fulfil_attributes: readonly Fulfilled[];
  readonly price_addition: number;
}

const ofOurs = (variant: PresetVariant, held: Fulfilled, now: MadeVariant | undefined): Difference[] => {
  const label = variant.name_value.map(({ value }) => value).join(' / ') || variant.sku;
  const known = { external_sku: held.external_sku, sku: variant.sku, label };
  const was = variant.base_price;
  if (!now) return [{ ...known, code: 'gone', was, now: null }];
  const found: Difference[] = [];
  const cost = now.cost === null ? null : toCents(now.cost);
  if (cost !== null && cost !== toCents(was)) found.push({ ...known, code: cost > was ? 'dearer' : 'cheaper', was, now: cost });
  if (now.available !== held.available) found.push({ ...known, code: now.available ? 'in_stock' : 'out_of_stock', was: null, now: null });
  return found;
};

/** What a provider's product is now that the product type does not know yet: of its own variants in their order, then what is new. */
export const differencesOf = ({ attribute_specifics, fulfil_attributes }: Compared, made: readonly MadeVariant[]): Difference[] => {
  const held = new Map(fulfil_attributes.map((each) => [each.sku, each]));
  const now = new Map(made.map((each) => [each.sku, each]));
  const known = new Set(fulfil_attributes.map(({ external_sku }) => external_sku));
  return [
    ...attribute_specifics.flatMap((variant) => {
      const fulfilled = held.get(variant.sku);
      return fulfilled ? ofOurs(variant, fulfilled, now.get(fulfilled.external_sku)) : [];
    }),
    // What nobody can buy yet is news once it can be bought.
    ...made
      .filter(({ sku, available }) => available && !known.has(sku))
      .map((variant) => ({
        code: 'new' as const,
        external_sku: variant.sku,
        sku: null,
        label: labelOf(variant),
        was: null,
        now: variant.cost,
      })),
  ];
};

/** The product type with some of its differences taken over. Prices follow by each variant's own rule, those of new ones by the first variant's. */
export const takeOver = <Preset extends Compared>(
  preset: Preset,
  wanted: readonly Difference[],
  made: readonly MadeVariant[],
): Pick<Preset, 'prety_attributes' | 'attribute_specifics' | 'fulfil_attributes'> => {
  const now = new Map(made.map((each) => [each.sku, each]));
  const of = (code: DifferenceCode) => wanted.filter((each) => each.code === code);
  const gone = new Set(of('gone').map(({ sku }) => sku));
  const costs = new Map([...of('dearer'), ...of('cheaper')].map(({ sku, now: cost }) => [sku, cost]));
  const stock = new Map(
    [...of('in_stock'), ...of('out_of_stock')].map(({ external_sku, code }) => [external_sku, code === 'in_stock'] as const),
  );
  const added = of('new').flatMap(({ external_sku }) => now.get(external_sku) ?? []);
  const skus = skusFor(preset.name, added, new Set(preset.attribute_specifics.map(({ sku }) => sku)));
  const profit: Profit = preset.attribute_specifics[0] ?? { fix_profit: 1, fixed_profit: 0 };
  const bare = [
    ...preset.attribute_specifics
      .filter(({ sku }) => !gone.has(sku))
      .map((variant) => ({ ...variant, base_price: costs.get(variant.sku) ?? variant.base_price })),
    ...added.map((variant, at) => ({
      ...{ sku: skus[at] ?? '', base_price: variant.cost ?? 0, fix_profit: profit.fix_profit, fixed_profit: profit.fixed_profit },
      name_value: valuesOf(variant),
    })),
  ];
  const prety_attributes = attributesOf(bare, preset.prety_attributes);
  return {
    prety_attributes,
    attribute_specifics: bare.map((variant) => priced(variant, prety_attributes, preset.price_addition)),
    fulfil_attributes: [
      ...preset.fulfil_attributes
        .filter(({ sku }) => !gone.has(sku))
        .map((each) => ({ ...each, available: stock.get(each.external_sku) ?? each.available })),
      ...added.map((variant, at) => ({ sku: skus[at] ?? '', external_sku: variant.sku, available: variant.available })),
    ],
  };
};

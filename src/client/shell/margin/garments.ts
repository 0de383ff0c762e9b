import type { ProductPresetFieldsFragment } from '../../../contract/generated/operations';
import type { Garment } from '../../../domain/margin/simulate';
import { variantLabel } from '../../../domain/listing/variants';

/** What a product type says of sending a piece, in dollars; one that says nothing of it knows nothing. */
interface Sending {
  readonly shipping_costs?: {
    readonly domestic?: { readonly country: string; readonly cost: number } | null;
    readonly international?: { readonly cost: number } | null;
  } | null;
}

type Made = Pick<ProductPresetFieldsFragment, '_id' | 'name' | 'provider' | 'attribute_specifics'> & Sending;

const shippingOf =
  ({ shipping_costs }: Sending): Garment['shippingTo'] =>
  (country) =>
    (shipping_costs?.domestic?.country === country ? shipping_costs.domestic.cost : shipping_costs?.international?.cost) ?? null;

/** A product type as it is simulated. `prices`: of the variants, by their labels, where they are not the product type's own. */
export const garmentOf = (preset: Made, prices?: ReadonlyMap<string, number | null>): Garment => ({
  _id: preset._id,
  name: preset.name,
  provider: preset.provider,
  shippingTo: shippingOf(preset),
  variants: preset.attribute_specifics.flatMap((variant) => {
    const label = variantLabel(variant);
    if (prices && !prices.has(label)) return [];
    return [{ label, base_price: variant.base_price, price: prices ? (prices.get(label) ?? null) : variant.sale_price }];
  }),
});

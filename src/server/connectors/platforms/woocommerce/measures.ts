import { CENTIMETRES, GRAMS, inUnit } from '../measures';
import type { OutgoingProduct } from '../shop';
import type { WooClient } from './client';
import { settingOf } from './settings';

/** Weight and sides of a product in a shop's own units, as WooCommerce writes them. */
export interface Measures {
  readonly weight?: string;
  readonly dimensions?: { readonly length: string; readonly width: string; readonly height: string };
}

/** A unit the shop measures in; null where it does not say: a number in another unit than is meant is worse than none. */
const unitOf = (client: WooClient, name: string): Promise<string | null> => settingOf(client, 'products', `${name}_unit`);

/** What a piece weighs and goes in, in the shop's units; nothing where either is not known. The shop is asked only where there is something to say. */
export const measuresFor = async (client: WooClient, { parcel: { weight, size } }: OutgoingProduct): Promise<Measures> => {
  const told = weight === null ? null : inUnit(GRAMS, await unitOf(client, 'weight'), weight);
  const unit = size === null ? null : await unitOf(client, 'dimension');
  const side = (length: number): string => String(inUnit(CENTIMETRES, unit, length) ?? '');
  return {
    ...(told !== null && { weight: String(told) }),
    ...(size &&
      inUnit(CENTIMETRES, unit, 1) !== null && {
        dimensions: { length: side(size.length), width: side(size.width), height: side(size.height) },
      }),
  };
};

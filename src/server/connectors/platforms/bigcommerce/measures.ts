import { z } from 'zod';
import { CENTIMETRES, GRAMS, inUnit } from '../measures';
import type { OutgoingProduct } from '../shop';
import type { BigClient } from './client';

const storeShape = z.object({ weight_units: z.string().catch(''), dimension_units: z.string().catch('') });

/** What a piece weighs and goes in, in the store's units. The store is asked only where there is something to say. */
export const measuresFor = async (client: BigClient, { parcel: { weight, size } }: OutgoingProduct) => {
  if (weight === null && size === null) return {};
  const units = await client.get('/v2/store', {}, storeShape);
  const told = weight === null ? null : inUnit(GRAMS, units.weight_units, weight);
  const side = (length: number): number | null => inUnit(CENTIMETRES, units.dimension_units, length);
  return {
    ...(told !== null && { weight: told }),
    ...(size && side(1) !== null && { width: side(size.width), height: side(size.height), depth: side(size.length) }),
  };
};

/** Longest name and value of a custom field, in characters. */
const MOST = 250;

/** Facts as the fields buyers see below the description; one value each. */
export const fieldsOf = ({ facts }: OutgoingProduct) =>
  facts.map(({ name, values }) => ({ name: name.slice(0, MOST), value: values.join(', ').slice(0, MOST) }));

import { sql } from 'kysely';
import { refuse, type Fault } from '../../domain/fault';
import { lostArea } from '../../domain/product-presets/areas';
import type { Tx } from '../kernel/context';

/** How many mockup presets print on each position, by product type. */
export type UsedAreas = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const usedAreas = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<UsedAreas> => {
  const used = new Map<string, Map<string, number>>();
  if (ids.length === 0) return used;
  const { rows } = await sql<{ product_id: string; position: string; count: number }>`
    select product_id, side->>'id' as position, count(distinct _id)::integer as count
    from mockup_presets, jsonb_array_elements(sides) as side
    where container_id = ${containerId} and product_id = any(${ids}) group by 1, 2`.execute(tx);
  for (const { product_id, position, count } of rows)
    used.set(product_id, (used.get(product_id) ?? new Map<string, number>()).set(position, count));
  return used;
};

interface Printed {
  readonly print_areas: readonly { readonly position: string }[];
}

/** Why a row may not become `after`: a print area goes while mockup presets print there, so nobody would know how large. Null: it may. */
export const areaFault = (before: Printed & { readonly _id: string }, after: Printed, used: UsedAreas): Fault | null => {
  const ofRow = used.get(before._id) ?? new Map<string, number>();
  const area = lostArea(before.print_areas, after.print_areas, ofRow);
  if (area === undefined) return null;
  return refuse('preset.areaUsed', { field: 'params.print_areas', values: { area, count: ofRow.get(area) ?? 1 } }).fault;
};

import { askOneByOne } from '../one-by-one';
import type { OrderFate } from './shop';

/**
 * Adds to `fates` what became of orders that are asked for one by one. One that fails stays unknown; where nothing at all is known, it throws why.
 */
export const addFates = async (
  fates: Map<string, OrderFate>,
  ids: readonly string[],
  signal: AbortSignal | undefined,
  fateOf: (id: string) => Promise<OrderFate | undefined>,
): Promise<ReadonlyMap<string, OrderFate>> => {
  const answers = await askOneByOne('order fates', ids, signal, fateOf, { mayAllFail: fates.size > 0 });
  for (const [id, fate] of answers) if (fate) fates.set(id, fate);
  return fates;
};

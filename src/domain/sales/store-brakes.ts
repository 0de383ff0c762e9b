import type { StoreFieldName } from '../stores/store-fields';
import type { StoreValue } from '../stores/store-values';
import type { Approval } from './gates';

type Settings = Readonly<Partial<Record<StoreFieldName, StoreValue>>>;

/** What a store's own rules have somebody approve: what goes abroad where it does not ship worldwide, and what is worth much. */
export const storeBrakes = (
  { country, total }: { readonly country: string; readonly total: number },
  { country: home, global_shipping, approve_above: most }: Settings,
): Approval[] => [
  ...(typeof home === 'string' && home !== '' && country !== '' && country.toUpperCase() !== home && global_shipping !== true
    ? (['country'] as const)
    : []),
  ...(typeof most === 'number' && total > most ? (['approval'] as const) : []),
];

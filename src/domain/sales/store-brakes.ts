import type { StoreFieldName } from '../stores/store-fields';
import type { StoreValue } from '../stores/store-values';
import type { Approval } from './gates';

type Settings = Readonly<Partial<Record<StoreFieldName, StoreValue>>>;

/** Fields of a store its orders' standing follows from: what has them approved, when they go by themselves, and by when they have to. */
export const BRAKES = [
  'country',
  'global_shipping',
  'approve_above',
  'dead_state',
  'sto_auto',
  'sto_auto_fulfilment',
  'sto_auto_fulfilment_delay',
  'dispatch_time_max',
] as const satisfies readonly StoreFieldName[];

/** The setting that keeps a store's orders from being sent automatically; null: none does. */
export const sendingHeldBy = ({
  dead_state,
  sto_auto,
  sto_auto_fulfilment,
}: Settings): 'dead_state' | 'sto_auto' | 'sto_auto_fulfilment' | null => {
  if (dead_state === true) return 'dead_state';
  if (sto_auto === false) return 'sto_auto';
  return sto_auto_fulfilment === true ? null : 'sto_auto_fulfilment';
};

/**
 * What a store's own rules have somebody approve: what goes abroad where it does not ship worldwide, and what is worth much. A country or an amount
 * nobody named holds nothing up.
 */
export const storeBrakes = (
  { country, total }: { readonly country: string; readonly total: number },
  { country: home, global_shipping, approve_above: most }: Settings,
): Approval[] => [
  ...(global_shipping === false && typeof home === 'string' && home !== '' && country !== '' && country.toUpperCase() !== home.toUpperCase()
    ? (['country'] as const)
    : []),
  ...(typeof most === 'number' && most > 0 && total > most ? (['approval'] as const) : []),
];

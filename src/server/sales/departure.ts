import { HOUR } from '../kernel/clock';
import { sendingHeldBy } from '../../domain/sales/store-brakes';
import type { StoreSettings } from '../stores/tables';
import type { FulfilmentOrderRow } from './tables';

/** When something goes to who makes it: at which moment, counted from when where a store's delay says it, and whether it goes by itself. */
export type Departure = Pick<FulfilmentOrderRow, 'submit_at' | 'delay_from' | 'by_itself'>;

export const NOT_GOING: Departure = { submit_at: null, delay_from: null, by_itself: false };

/** When a part goes, as it is known. */
export const departureOf = ({ submit_at, delay_from, by_itself }: FulfilmentOrderRow): Departure => ({ submit_at, delay_from, by_itself });

/** At once, whatever the store's delay: somebody said so. */
export const atOnce = (now: number): Departure => ({ submit_at: now, delay_from: null, by_itself: false });

/** After as many hours as the store says. */
export const afterDelay = ({ sto_auto_fulfilment_delay: delay }: StoreSettings, from: number, by_itself: boolean): Departure => ({
  submit_at: from + (typeof delay === 'number' ? delay : 0) * HOUR,
  delay_from: from,
  by_itself,
});

/**
 * Where something that waits to go is brought by the rules of its store and its account as they are now: those of another delay have it go at another
 * moment, and where orders do not go by themselves any more, what would have is not going. Undefined: it goes as planned. What is due, or was sent in vain, is
 * left alone: it is on its way.
 */
export const movedDeparture = (
  { submit_at, delay_from, by_itself, failures }: Departure & Pick<FulfilmentOrderRow, 'failures'>,
  { settings, automatic }: { readonly settings: StoreSettings; readonly automatic: boolean },
  now: number,
): Departure | undefined => {
  if (delay_from === null || submit_at === null || submit_at <= now || failures > 0) return undefined;
  if (by_itself && (!automatic || sendingHeldBy(settings) !== null)) return NOT_GOING;
  const wanted = afterDelay(settings, delay_from, by_itself);
  return wanted.submit_at === submit_at ? undefined : wanted;
};

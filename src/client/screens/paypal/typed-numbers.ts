import { createContext } from 'react';
import type { RefusalCode } from '../../../domain/fault';
import { cleanNumber, guessCourier } from '../../../domain/sales/couriers';
import { onlyTrackingNumber } from '../../../domain/sales/tracking-numbers';
import type { PaypalItem } from '../../entities/paypal-items';

/** What somebody typed in a row and PayPal was not told of yet. */
export interface TypedNumber {
  readonly number: string;
  /** Empty: whose the number is. */
  readonly carrier: string;
  /** It was left, so what is wrong with it may be said. */
  readonly left?: boolean;
  /** The number as it was sent last. */
  readonly sent?: string;
}

type Change = readonly [id: string, typed: TypedNumber | null];

/** What is typed in the rows of the list, by the payment's id. Each row hears of its own alone. */
export interface TypedNumbers {
  readonly all: () => ReadonlyMap<string, TypedNumber>;
  /** Null: nothing is typed there any more. */
  readonly put: (changes: readonly Change[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Null: whoever looks may not change anything. */
export const NumbersContext = createContext<TypedNumbers | null>(null);

export const createTypedNumbers = (): TypedNumbers => {
  let typed: ReadonlyMap<string, TypedNumber> = new Map();
  const listeners = new Set<() => void>();
  return {
    all: () => typed,
    put: (changes) => {
      const next = new Map(typed);
      for (const [id, change] of changes) {
        if (change) next.set(id, change);
        else next.delete(id);
      }
      typed = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The courier of what is typed; undefined: somebody has to choose. */
export const carrierOf = ({ number, carrier }: Pick<TypedNumber, 'number' | 'carrier'>): string | undefined =>
  carrier === '' ? guessCourier('', number)?.code : carrier;

/** Why PayPal can't be told of it yet; null: it can. */
export const faultOf = (typed: TypedNumber): (RefusalCode & `tracking.${string}`) | null => {
  if (onlyTrackingNumber(typed.number) === undefined) return 'tracking.number';
  return carrierOf(typed) === undefined ? 'tracking.chooseCourier' : null;
};

/** Whether a payment has what is typed: there is nothing left to send. */
export const isKept = ({ number, carrier }: TypedNumber, row: Pick<PaypalItem, 'tracking_number' | 'carrier'>): boolean =>
  (onlyTrackingNumber(number) ?? cleanNumber(number)) === row.tracking_number && (carrier === '' || carrier === row.carrier);

/** What of it PayPal can be told of now. */
export const readyItems = (all: ReadonlyMap<string, TypedNumber>) =>
  [...all].flatMap(([_id, typed]) =>
    faultOf(typed) === null ? [{ _id, tracking_number: onlyTrackingNumber(typed.number) ?? '', carrier: carrierOf(typed) ?? '' }] : [],
  );

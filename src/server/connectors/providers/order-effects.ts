import type { Effect, Ledger } from '../connector';
import { PATIENCE_MS, type Transport } from '../transport';
import type { OutgoingOrder, ProviderOrder } from './provider';

type Known = Pick<OutgoingOrder, 'reference'>;

export const keyOf = ({ reference }: Known): string => `order:${reference}`;

/** What a call does with an order. */
export const effectOn = (known: Known, what: string): Effect => ({ key: keyOf(known), what });

/**
 * What was asked of the order before and nobody heard the end of is over by the end of this: `look` tells how things stand. Null also where every
 * outcome is known.
 */
export const lookBack = async <T>(transport: Transport, known: Known, look: () => Promise<T | null>): Promise<T | null> => {
  const key = keyOf(known);
  const { ledger } = transport.outside;
  if ((await ledger.unknownFor(key)) === null) return null;
  await transport.quiet(key);
  const found = await look();
  await ledger.settle(key);
  return found;
};

/** Milliseconds until nothing that was asked of the order can be on its way any more. */
export const stillAtWork = async (ledger: Ledger, known: Known): Promise<number> => {
  const since = await ledger.unknownFor(keyOf(known));
  return since === null ? 0 : Math.max(0, PATIENCE_MS - since);
};

/** What a provider's clock may differ from ours, in seconds. */
const SKEW = 3600;

/**
 * The same for a provider that would take a reference twice: an order about which anything was ever sent is looked for, among those made since
 * then (seconds since 1970).
 */
export const lookBefore = async <T>(transport: Transport, known: Known, look: (since: number) => Promise<T | null>): Promise<T | null> => {
  const key = keyOf(known);
  const { ledger } = transport.outside;
  const ms = await ledger.firstSent(key);
  if (ms === null) return null;
  await transport.quiet(key);
  const found = await look(Math.floor((Date.now() - ms) / 1000) - SKEW);
  await ledger.settle(key);
  return found;
};

/** An order there never was: the provider will not make it, in its words. */
export const rejected = ({ reference }: Known, reason: string): ProviderOrder => ({
  external_id: '',
  reference,
  status: 'rejected',
  reason,
  cost: null,
  parcels: [],
});

/** A time as a provider writes it, in seconds since 1970. */
export const secondsOf = (time: string | null | undefined): number | null => {
  const at = Date.parse(time ?? '');
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
};

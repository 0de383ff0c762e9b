import { accept, refuse, type Outcome } from '../fault';

/** Cents a topup is at least and at most. */
const TOPUP = { least: 1_000, most: 1_000_000 } as const;

export type TopupStatus = 'pending' | 'paid' | 'declined' | 'expired';

/** Seconds after which nobody waits for a payment any more; one that comes later counts all the same. */
export const TOPUP_LIFE = 86_400;

// Thousands may be grouped; the cents stand behind the last point or comma.
const AMOUNT = /^\$?\s*(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*\$?$/u;

/** What somebody typed as an amount of dollars, in cents. */
export const topupCents = (typed: string): Outcome<number> => {
  const [, whole, part = ''] = AMOUNT.exec(typed.trim()) ?? [];
  const cents = whole === undefined ? NaN : Number(whole.replace(/\D/gu, '')) * 100 + Number(part.padEnd(2, '0'));
  return cents >= TOPUP.least && cents <= TOPUP.most ? accept(cents) : refuse('wallet.topupAmount', { field: 'amount' });
};

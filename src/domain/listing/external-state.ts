/** How a product stands at its shop, as people are told. */
export const EXTERNAL_STATES = ['pending', 'in_sync', 'warning', 'error', 'paused'] as const;

export type ExternalState = (typeof EXTERNAL_STATES)[number];

/** Why it stands so. */
export const EXTERNAL_REASONS = [
  'pushWaits',
  'pushRuns',
  'platformLooks',
  'gone',
  'refused',
  'pushRejected',
  'paused',
  'platformWarns',
  'outOfStock',
  'differs',
  'notLinked',
  'inSync',
] as const;

export type ExternalReason = (typeof EXTERNAL_REASONS)[number];

export const isExternalReason = (text: string): text is ExternalReason => EXTERNAL_REASONS.some((reason) => reason === text);

/** What a product's standing follows from. */
export interface ExternalFacts {
  /** As its platform tells it. */
  readonly standing: 'live' | 'paused' | 'pending' | 'refused';
  /** The platform has something to say against it. */
  readonly warned: boolean;
  /** The shop has it no more. */
  readonly gone: boolean;
  /** It is on sale for a listing of ours. */
  readonly linked: boolean;
  /** How the listing's last push to the store stands; null: there was none. */
  readonly push: 'waiting' | 'pending' | 'stopped' | 'rejected' | 'done' | null;
  /** Some variant of it has no piece left. */
  readonly soldOut: boolean;
  /** Fields in which it is another than its listing. */
  readonly differences: number;
}

/**
 * How a product stands. What is on its way comes first, since the rest is of before; then what went wrong; then whether it can be bought, and only then
 * what to look at.
 */
export const externalStateOf = (facts: ExternalFacts): { readonly state: ExternalState; readonly reason: ExternalReason } => {
  const { standing, warned, gone, linked, push, soldOut, differences } = facts;
  if (linked && push === 'waiting') return { state: 'pending', reason: 'pushWaits' };
  if (linked && push === 'pending') return { state: 'pending', reason: 'pushRuns' };
  if (gone) return { state: 'error', reason: 'gone' };
  if (standing === 'refused') return { state: 'error', reason: 'refused' };
  if (linked && push === 'rejected') return { state: 'error', reason: 'pushRejected' };
  if (standing === 'pending') return { state: 'pending', reason: 'platformLooks' };
  if (standing === 'paused') return { state: 'paused', reason: 'paused' };
  if (warned) return { state: 'warning', reason: 'platformWarns' };
  if (soldOut) return { state: 'warning', reason: 'outOfStock' };
  if (!linked) return { state: 'warning', reason: 'notLinked' };
  return differences > 0 ? { state: 'warning', reason: 'differs' } : { state: 'in_sync', reason: 'inSync' };
};

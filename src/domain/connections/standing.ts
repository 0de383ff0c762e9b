/** Seconds between two refusals of the credentials before a connection counts as Invalid: the other side may be wrong for a moment. */
const REFUSED_FOR = 10 * 60;

/** How a connection to a store, provider or PayPal account stands. */
interface ConnectionStanding {
  readonly status: 'Valid' | 'Lostconnection' | 'Invalid';
  /** Unix seconds of the first refusal of its credentials since it last worked; null: they were not refused since. */
  readonly refusedAt: number | null;
}

/**
 * Where a failed call puts a connection: Invalid, which a person has to mend, once the other side has refused the credentials twice, some minutes
 * apart; else Lostconnection, which passes by itself. `isRefused`: it refused them this time. `now`: unix seconds.
 */
export const standingAfterFailure = (
  { status, refusedAt }: ConnectionStanding,
  isRefused: boolean,
  now: number,
): { readonly status: 'Lostconnection' | 'Invalid'; readonly refusedAt: number | null } => {
  if (!isRefused) return { status: status === 'Invalid' ? 'Invalid' : 'Lostconnection', refusedAt };
  const first = refusedAt ?? now;
  return { status: status === 'Invalid' || now - first >= REFUSED_FOR ? 'Invalid' : 'Lostconnection', refusedAt: first };
};

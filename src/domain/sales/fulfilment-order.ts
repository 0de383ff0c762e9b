/** What becomes of pieces that one provider is to make, in the order of its life. */
export const FO_STATUSES = [
  'draft',
  'scheduled',
  'submitting',
  'unknown',
  'submitted',
  'production',
  'held',
  'shipped',
  'rejected',
  'cancelling',
  'cancelled',
] as const;

export type FoStatus = (typeof FO_STATUSES)[number];

export const FO_KINDS = ['first', 'split', 'reprint'] as const;

export type FoKind = (typeof FO_KINDS)[number];

/** Who may bring a change about: a person, our own clock, or the provider by what it tells. */
export type FoMover = 'person' | 'clock' | 'provider';

interface FoMove {
  readonly from: readonly FoStatus[];
  readonly to: FoStatus;
  readonly by: readonly FoMover[];
}

/** What the provider has, and has not sent yet. */
export const AT_PROVIDER = ['submitted', 'production', 'held'] as const satisfies readonly FoStatus[];

/** What it may have, or be about to have: its pieces are spoken for, and nobody may send them elsewhere. */
const BEYOND_RECALL = ['submitting', 'unknown', ...AT_PROVIDER, 'cancelling'] as const satisfies readonly FoStatus[];

/** Every change there is. */
export const FO_MOVES: readonly FoMove[] = [
  { from: ['draft'], to: 'scheduled', by: ['person', 'clock'] },
  { from: ['scheduled'], to: 'draft', by: ['person', 'clock'] },
  { from: ['scheduled'], to: 'submitting', by: ['person', 'clock'] },
  { from: ['submitting'], to: 'scheduled', by: ['clock'] },
  { from: ['submitting', 'unknown'], to: 'submitted', by: ['provider'] },
  { from: ['submitting', 'unknown'], to: 'rejected', by: ['provider'] },
  // What cannot be sent at all.
  { from: ['scheduled'], to: 'rejected', by: ['clock'] },
  { from: ['submitting'], to: 'unknown', by: ['clock'] },
  { from: ['unknown'], to: 'scheduled', by: ['provider'] },
  { from: ['submitted', 'held'], to: 'production', by: ['provider'] },
  { from: ['submitted', 'production'], to: 'held', by: ['provider'] },
  { from: ['held'], to: 'submitted', by: ['provider'] },
  { from: [...AT_PROVIDER, 'cancelling'], to: 'shipped', by: ['provider'] },
  { from: ['rejected'], to: 'draft', by: ['person'] },
  // What nothing is left of to be made is given up by itself.
  { from: ['draft', 'scheduled'], to: 'cancelled', by: ['person', 'clock'] },
  { from: ['rejected'], to: 'cancelled', by: ['person'] },
  // Only where its provider has lost it: what may still be on its way there is looked for first.
  { from: ['unknown'], to: 'cancelled', by: ['person'] },
  // By the clock where the store has called the order off.
  { from: AT_PROVIDER, to: 'cancelling', by: ['person', 'clock'] },
  // It was there, and is not any more.
  { from: AT_PROVIDER, to: 'unknown', by: ['provider'] },
  { from: [...AT_PROVIDER, 'cancelling'], to: 'cancelled', by: ['provider'] },
  { from: ['cancelling'], to: 'submitted', by: ['provider'] },
  { from: ['cancelling'], to: 'production', by: ['provider'] },
  { from: ['cancelling'], to: 'held', by: ['provider'] },
];

/** Whether somebody may bring a change about. */
export const mayMove = (from: FoStatus, to: FoStatus, by: FoMover): boolean =>
  FO_MOVES.some((move) => move.to === to && move.from.includes(from) && move.by.includes(by));

/** For whoever writes a status: throws where none of these may bring the change about. One that is no change may be written again. */
export const requireMove = (from: FoStatus, to: FoStatus, ...by: readonly FoMover[]): void => {
  if (from === to || by.some((mover) => mayMove(from, to, mover))) return;
  throw new Error(`A fulfilment order that is ${from} does not become ${to} by ${by.join(' or ')}.`);
};

const isOneOf = (statuses: readonly FoStatus[], status: FoStatus): boolean => statuses.includes(status);

export const isAtProvider = (status: FoStatus): boolean => isOneOf(AT_PROVIDER, status);
/** Whether a provider said it has it, and has not sent all of it. */
export const isInProduction = (status: FoStatus): boolean => isAtProvider(status) || status === 'cancelling';
export const isBeyondRecall = (status: FoStatus): boolean => isOneOf(BEYOND_RECALL, status);

/** Cents a provider has taken for a fulfilment order as it stands; a trigger of the database keeps `fo_charges` by the same rule. */
export const chargedFor = ({ status, cost }: { readonly status: FoStatus; readonly cost: number | null }): number =>
  isInProduction(status) || status === 'shipped' ? (cost ?? 0) : 0;

/** Whether the pieces are still in its hand: neither given up nor refused. */
export const isLive = (status: FoStatus): boolean => status !== 'cancelled' && status !== 'rejected';

/** Seconds after the first, second … time a provider could not be reached until it is tried again. */
export const SEND_AGAIN = [2, 8, 30, 120, 600] as const;

/** Whether sending it was given up until a person starts it again. */
export const isStuck = ({ status, failures }: { readonly status: FoStatus; readonly failures: number }): boolean =>
  status === 'scheduled' && failures > SEND_AGAIN.length;

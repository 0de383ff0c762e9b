import { standingAfterFailure } from '../connections/standing';
import type { RefusalCode } from '../fault';

/** What a platform says itself about the credentials. Everything else that keeps a store from answering passes without a person's help. */
const CREDENTIALS_REFUSED: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'shop.unauthorized',
  'shop.keyPermissions',
  'shop.keyUser',
  'shop.keyLost',
  'shop.connectAgain',
  'shop.notLetIn',
  'shop.scopesMissing',
  'shop.chooseShop',
  'shop.marketplaceOther',
  'shop.privateAddress',
]);

/** Reasons that say no more than that a store does not answer as it should. */
const SAY_LITTLE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'shop.down',
  'shop.timeout',
  'shop.unreachable',
  'shop.unreadable',
  'shop.throttled',
  'shop.changedMeanwhile',
  'job.storeOffline',
  'request.fault',
]);

/** Reasons that say where the calls end, and not why. */
const SAY_WHERE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'shop.blocked',
  'shop.answered',
  'shop.tooLarge',
  'shop.endless',
  'shop.pageInstead',
  'shop.textBefore',
]);

/**
 * How much a reason tells whoever has to mend the store: that it fails, where, what to set right, that the credentials are refused, and for which
 * fault of theirs. While one disturbance lasts, a reason never gives way to one that tells less.
 */
const worthOf = (refusal: RefusalCode): number => {
  if (SAY_LITTLE.has(refusal)) return 0;
  if (SAY_WHERE.has(refusal)) return 1;
  if (!CREDENTIALS_REFUSED.has(refusal)) return 2;
  return refusal === 'shop.unauthorized' ? 3 : 4;
};

const FIRST_WAIT = 60;
const LONGEST_WAIT = 60 * 60;

export const areCredentialsRefused = (refusal: RefusalCode): boolean => CREDENTIALS_REFUSED.has(refusal);

/** The codes above, for queries. */
export const CREDENTIAL_REFUSALS = [...CREDENTIALS_REFUSED];

/** Seconds until a store that does not answer is asked again: 1 minute at first, doubling up to an hour. `failures`: how many calls failed before. */
export const waitAfterFailures = (failures: number): number => Math.min(FIRST_WAIT * 2 ** Math.min(failures, 10), LONGEST_WAIT);

/** The same, and no less than the store asked for itself (Retry-After, in seconds), up to an hour. */
export const waitOfStore = (failures: number, retryAfter = 0): number =>
  Math.min(Math.max(waitAfterFailures(failures), retryAfter), LONGEST_WAIT);

/** Seconds between two HEAD requests to a shop that is put off. */
export const HEAD_EVERY = 60;

/** Seconds a shop gets no HEAD after one that brought its next look forward: where that look fails too, its server answers and the shop does not. */
export const HEAD_REST = LONGEST_WAIT;

/** Failures of the whole server, which are over once it answers anything. During all others it answers, and a HEAD would tell nothing. */
const OF_THE_SERVER: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['shop.down', 'shop.timeout', 'shop.unreachable', 'shop.throttled']);

/**
 * When a shop that failed gets its next HEAD, in unix seconds; null: none, since its next look comes as soon or a HEAD would tell nothing. `before`:
 * when it was due before this failure. `wait`: seconds until the next look.
 */
export const nextHeadAt = (refusal: RefusalCode, wait: number, before: number | null, now: number): number | null =>
  OF_THE_SERVER.has(refusal) && wait > HEAD_EVERY ? Math.max(before ?? 0, now + HEAD_EVERY) : null;

interface KnownTrouble {
  readonly status: 'Valid' | 'Lostconnection' | 'Invalid';
  readonly refusal: RefusalCode | null;
  readonly refusedAt: number | null;
}

/** Where a failure puts a store. `keeps`: the reason that is known says more, and stays. Times in unix seconds. */
export const afterStoreFailure = (
  before: KnownTrouble,
  refusal: RefusalCode,
  now: number,
): { readonly status: 'Lostconnection' | 'Invalid'; readonly refusedAt: number | null; readonly keeps: boolean } => {
  const keeps = before.status !== 'Valid' && before.refusal !== null && worthOf(refusal) < worthOf(before.refusal);
  const isRefused = areCredentialsRefused(refusal);
  // A store may be Invalid for another reason since before only refusals made it so; such a one passes by itself.
  const wasRefused = before.refusal !== null && areCredentialsRefused(before.refusal);
  const status = !isRefused && !wasRefused && before.status === 'Invalid' ? 'Lostconnection' : before.status;
  const after = standingAfterFailure({ status, refusedAt: before.refusedAt }, isRefused, now);
  return { ...after, keeps: keeps || (!isRefused && after.status === 'Invalid') };
};

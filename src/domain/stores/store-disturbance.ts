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

/** Reasons that say little: they never take the place of one that says more while the same disturbance lasts. */
const SAY_LITTLE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'shop.down',
  'shop.timeout',
  'shop.unreachable',
  'shop.unreadable',
  'shop.throttled',
  'shop.blocked',
]);

const FIRST_WAIT = 60;
const LONGEST_WAIT = 60 * 60;

export const areCredentialsRefused = (refusal: RefusalCode): boolean => CREDENTIALS_REFUSED.has(refusal);

/** The codes above, for queries. */
export const CREDENTIAL_REFUSALS = [...CREDENTIALS_REFUSED];

/** Seconds until a store that does not answer is asked again: 1 minute at first, doubling up to an hour. `failures`: how many calls failed before. */
export const waitAfterFailures = (failures: number): number => Math.min(FIRST_WAIT * 2 ** Math.min(failures, 10), LONGEST_WAIT);

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
  const keeps = before.status !== 'Valid' && before.refusal !== null && SAY_LITTLE.has(refusal) && !SAY_LITTLE.has(before.refusal);
  const isRefused = areCredentialsRefused(refusal);
  // A store may be Invalid for another reason since before only refusals made it so; such a one passes by itself.
  const wasRefused = before.refusal !== null && areCredentialsRefused(before.refusal);
  const status = !isRefused && !wasRefused && before.status === 'Invalid' ? 'Lostconnection' : before.status;
  const after = standingAfterFailure({ status, refusedAt: before.refusedAt }, isRefused, now);
  return { ...after, keeps: !isRefused && (keeps || after.status === 'Invalid') };
};

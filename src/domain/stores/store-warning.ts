/** What a warning looks at. Counts are new products within the last day, week (7 days) and month (30 days); a limit of 0 is none. */
interface StoreFacts {
  readonly sto_status: string;
  /** Its platform has closed it. */
  readonly dead_state: boolean;
  readonly sto_auto: boolean;
  readonly sto_auto_order: boolean;
  readonly item_per_day: number;
  readonly item_per_week: number;
  readonly item_per_month: number;
  readonly max_per_day: number;
  readonly max_per_week: number;
  readonly max_per_month: number;
  /** Products it holds, and at most. */
  readonly last_total_product: number;
  readonly limit: number;
  /** Minutes between two looks for orders; 0: only when asked. */
  readonly schedule_fetch: number;
}

/** Why a store may want looking at, the worst first. */
export const WARNING_REASONS = ['closed', 'connection', 'limitReached', 'automationOff', 'limitNear', 'fetchOverdue'] as const;
type WarningReason = (typeof WARNING_REASONS)[number];
/** 0: fine, 1: look at it, 2: nothing goes until somebody acts. */
type WarningLevel = 0 | 1 | 2;

/** A limit counts as nearly used up from this share on. */
const NEARLY = 0.8;
/** Seconds without a look for orders, where looks are scheduled, that are too many: a day. */
const FETCH_OVERDUE = 24 * 60 * 60;

export const isUsedUp = (used: number, most: number): boolean => most > 0 && used >= most;
export const isNearlyUsed = (used: number, most: number): boolean => most > 0 && used >= most * NEARLY;

const limitsOf = (store: StoreFacts): readonly (readonly [used: number, most: number])[] => [
  [store.item_per_day, store.max_per_day],
  [store.item_per_week, store.max_per_week],
  [store.item_per_month, store.max_per_month],
  [store.last_total_product, store.limit],
];

/**
 * Why a store wants looking at, the worst first; null while it is fine (specification 1, §3, `warning_level`). That orders have not been
 * read for a day is known by `overdue`, or else by the level the server gave.
 */
export const warningReason = (store: StoreFacts & { readonly warning_level?: number }, overdue?: boolean): WarningReason | null => {
  const limits = limitsOf(store);
  if (store.dead_state) return 'closed';
  if (store.sto_status !== 'Valid') return 'connection';
  if (limits.some(([used, most]) => isUsedUp(used, most))) return 'limitReached';
  if (!store.sto_auto) return 'automationOff';
  if (limits.some(([used, most]) => isNearlyUsed(used, most))) return 'limitNear';
  return (overdue ?? (store.warning_level ?? 0) > 0) ? 'fetchOverdue' : null;
};

const LEVELS: Readonly<Record<WarningReason, WarningLevel>> = {
  closed: 2,
  connection: 2,
  limitReached: 2,
  automationOff: 1,
  limitNear: 1,
  fetchOverdue: 1,
};

/** The level of a store; `sinceFetch` in seconds, null when its orders were never read. */
export const warningLevel = (store: StoreFacts, sinceFetch: number | null): WarningLevel => {
  const overdue = store.sto_auto_order && store.schedule_fetch > 0 && sinceFetch !== null && sinceFetch > FETCH_OVERDUE;
  const reason = warningReason(store, overdue);
  return reason ? LEVELS[reason] : 0;
};

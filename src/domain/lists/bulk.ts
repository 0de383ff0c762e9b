/** What can be done with many rows at once: the names of the mutations that do it. A new one is a name here and a line in the registries of both sides. */
export const BULK_ACTIONS = [
  'trashStore',
  'removeItemInfo',
  'jobItem',
  'queueItem',
  'jobsStart',
  'jobsStop',
  'jobsRemove',
  'ordersFetch',
  'trashMockupDesign',
  'removeMockupDesign',
  'moveMockupDesign',
  'duplicateMockupDesign',
  'trashFile',
  'removeFiles',
  'moveFile',
  'tagFile',
] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

export const isBulkAction = (text: string): text is BulkAction => BULK_ACTIONS.some((action) => action === text);

/** How many rows one dry run looks at. */
export const BULK_CHECK_LIMIT = 1000;
/** How many rows can be chosen as "all that match". */
export const BULK_LIMIT = 10_000;

/** Why a row is refused. */
const REFUSALS = ['missing', 'notConnected', 'inHand', 'nothingToStart', 'nothingWaits', 'queued', 'notTrashed', 'inUse'] as const;
/** What a row's change brings with it; `count` says how many. */
const EFFECTS = ['jobsStopped', 'staysOnStores', 'newOnStores', 'updatesOnStores', 'jobsStarted', 'jobsDropped', 'keptByUsers'] as const;

export type BulkCode = (typeof REFUSALS)[number] | (typeof EFFECTS)[number];

export const isBulkCode = (text: string): text is BulkCode => [...REFUSALS, ...EFFECTS].some((code) => code === text);

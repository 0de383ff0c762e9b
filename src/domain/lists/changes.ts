import type { PermissionModule } from '../people/permissions';

/**
 * The kinds of rows an open page is told of when some of them changed, named as the page names them, and the modules of which it takes one
 * `view` to be told; without any, everybody of the shop is. A new one gets a line here and where it changes.
 */
export const CHANGE_MODULES = {
  appConfigs: ['app_config'],
  bulkEdits: ['item_info'],
  buyerData: ['order', 'messenger'],
  buyers: ['order', 'messenger'],
  cannedReplies: ['messenger'],
  colleagues: [],
  containerSettings: ['app_config'],
  erasures: ['order', 'messenger'],
  fileUses: ['file'],
  externalItems: ['item'],
  externalReads: ['item'],
  externalWholes: ['item'],
  files: ['file', 'design'],
  fonts: [],
  fulfilments: ['fulfilment'],
  invoiceCounts: ['billing'],
  invoiceDetails: ['billing'],
  invoices: ['billing'],
  jobAttempts: ['job'],
  jobGroups: ['job'],
  jobs: ['job'],
  listViews: [],
  listings: ['item_info'],
  listingTemplates: ['item_info'],
  macros: ['messenger'],
  members: ['user'],
  mockupDesigns: ['mockup'],
  mockupPresets: ['mockup'],
  mockups: ['mockup'],
  orderTasks: ['tasks'],
  orders: ['order'],
  paypalAccounts: ['paypal'],
  paypalItems: ['paypal'],
  posts: ['store'],
  presences: ['messenger'],
  presets: ['item_preset'],
  pushes: ['item_info'],
  pushRows: ['item_info'],
  queueItems: ['messenger', 'tasks', 'paypal', 'order'],
  ruleRuns: ['messenger'],
  rules: ['messenger'],
  setAsideOrders: ['order'],
  sharedDocuments: ['item'],
  shippingPresets: ['shipping_preset'],
  signatures: ['messenger'],
  stores: ['store'],
  trademarkWords: ['item'],
  trends: ['item'],
  supports: ['messenger'],
  trackings: ['trackingmore'],
  userGroups: ['user'],
  workOrders: ['order'],
} as const satisfies Readonly<Record<string, readonly PermissionModule[]>>;

/** What stands in other lists too. */
const BESIDE: Readonly<Partial<Record<ChangedKind, readonly ChangedKind[]>>> = {
  erasures: ['buyers', 'buyerData'],
  supports: ['queueItems'],
  orderTasks: ['queueItems'],
  paypalItems: ['queueItems'],
  orders: ['queueItems'],
  invoices: ['invoiceCounts', 'invoiceDetails'],
  jobs: ['pushes', 'pushRows', 'externalItems', 'externalReads', 'sharedDocuments'],
  // What a product of a shop differs in follows from its listing.
  listings: ['externalItems', 'externalWholes'],
};

export type ChangedKind = keyof typeof CHANGE_MODULES;

const CHANGED_KINDS = Object.keys(CHANGE_MODULES) as readonly ChangedKind[];

export const isChangedKind = (text: string): text is ChangedKind => Object.hasOwn(CHANGE_MODULES, text);

/** Some kinds, and those of lists in which they stand too. */
export const withBeside = (kinds: readonly ChangedKind[]): readonly ChangedKind[] => [
  ...new Set(kinds.flatMap((kind) => [kind, ...(BESIDE[kind] ?? [])])),
];

/** Some rows of a kind changed. `by`: the idempotency key of the one mutation that changed them, if it had one, so that who sent it knows. */
export interface Change {
  readonly kind: ChangedKind;
  readonly by: string | null;
}

/** Anything may have changed, as after a time in which nothing was heard. */
export const ANYTHING: readonly Change[] = CHANGED_KINDS.map((kind) => ({ kind, by: null }));

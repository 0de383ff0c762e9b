import { route } from './route';

/**
 * Every page of the application by name (specification 1, §2; 2, §2). The names of menu entries are those of their pages. A list keeps more in
 * its query: search, sort, page and filters are its own to write.
 */
export const addresses = {
  start: route('/'),
  dashboard: route('/dashboard'),
  fulfillmentReport: route('/fulfillment-report'),
  orderReport: route('/order-report'),
  /** `id` opens one. */
  invoice: route<never, 'status' | 'id'>('/order-invoice', 'status', 'id'),
  /** `aside` lists the orders of stores that could not be read. */
  orders: route<never, 'filter' | 'status' | 'id' | 'aside'>('/orders/:filter?', 'status', 'id', 'aside'),
  trackings: route<never, 'status' | 'id'>('/trackings', 'status', 'id'),
  /** What is due, of everything; `id` opens one, which is said with its kind. */
  supportQueue: route<never, 'id' | 'kind' | 'assignee'>('/support/queue', 'id', 'kind', 'assignee'),
  supportFigures: route<never, 'of' | 'by' | 'days'>('/support/figures', 'of', 'by', 'days'),
  /** `id` opens a conversation. */
  support: route<never, 'filter' | 'status' | 'id'>('/support/:filter?', 'status', 'id'),
  paypal: route<never, 'filter' | 'id'>('/paypal/:filter?', 'id'),
  /** `id` opens a product beside the list; `read` asks which stores are read now. */
  external: route<never, 'state' | 'store' | 'id' | 'read'>('/items/external', 'state', 'store', 'id', 'read'),
  /** `_id` shows one item alone; with `push` its push is prepared at once. `item` opens one beside the list. */
  internal: route<never, '_id' | 'push' | 'item' | 'policy' | 'recent' | 'matrix'>(
    '/items/internal',
    '_id',
    'push',
    'item',
    'policy',
    'recent',
    'matrix',
  ),
  /** A listing's own page. */
  listing: route<'id'>('/items/internal/:id'),
  trend: route('/items/trend'),
  /** A new product type, from what a connected provider makes; `from` names the account, `made` the product, `maker` who makes it. */
  presetNew: route<never, 'from' | 'made' | 'maker'>('/products/preset/new', 'from', 'made', 'maker'),
  productTypes: route<never, 'filter' | 'product'>('/products/type/:filter?', 'product'),
  preset: route<'id'>('/products/preset/:id'),
  mockups: route<never, 'filter' | 'design'>('/mockups/:filter?', 'design'),
  /** Without a mockup: a new one on the product. With `draft` that unfinished work is gone on with. */
  editor: route<'presetId', 'mockupId' | 'draft'>('/mockup/:presetId/editor/:mockupId?', 'draft'),
  /** `id`: a post that is there. */
  blogsWrite: route<never, 'id'>('/blogs/write', 'id'),
  blogsAll: route<never, 'status' | 'tab'>('/blogs/all', 'status', 'tab'),
  stores: route<never, 'filter' | 'status' | 'store'>('/stores/:filter?', 'status', 'store'),
  /** Where a platform sends a seller back to who let us in there. */
  storeConnected: route<'platform'>('/connect/:platform'),
  /** `fulfilment` opens one beside the list; `queue` shows what one has to make instead, `stage` by stage, and `work` opens a piece of it. */
  fulfilments: route<never, 'filter' | 'fulfilment' | 'queue' | 'stage' | 'work'>(
    '/fulfilments/:filter?',
    'fulfilment',
    'queue',
    'stage',
    'work',
  ),
  /** `policy` opens one beside the list. */
  policies: route<never, 'policy'>('/shipping-preset', 'policy'),
  jobs: route<never, 'group' | 'job'>('/jobs', 'group', 'job'),
  designTasks: route<never, 'category' | 'status' | 'shape' | 'id'>('/tasks/design/:category?/:status?', 'shape', 'id'),
  orderTickets: route<never, 'category' | 'status' | 'shape' | 'id'>('/tasks/support/:category?/:status?', 'shape', 'id'),
  designCollection: route<never, 'filter' | 'file'>('/design-collection/:filter?', 'file'),
  files: route<never, 'filter' | 'file'>('/files/:filter?', 'file'),
  users: route<never, 'filter' | 'user' | 'group'>('/users/:filter?', 'user', 'group'),
  integrations: route<never, 'filter'>('/app-config/:filter?'),
  /** `tab` names a part of them. */
  settings: route<never, 'filter' | 'tab'>('/settings/:filter?', 'tab'),
  /** Recordings of what people did; `file` is where one lies that goes with a message, `name` what it is called. */
  qa: route<never, 'file' | 'name'>('/qa', 'file', 'name'),
  /** The workspace's audit log; `id` opens one event. */
  audit: route<never, 'id'>('/audit-log', 'id'),
  policy: route('/policy'),
  terms: route('/term-of-condition'),
  /** Where the account site hands a person over. */
  handOver: route<never, 'token' | 'extras'>('/session', 'token', 'extras'),
  /** Where a place that is not the person's leads. */
  notAuthorized: route('/misc/not-authorized'),
  state: route<'state'>('/misc/:state'),
  notFound: route('/404'),
} as const;

export type PageName = keyof typeof addresses;

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
  invoice: route('/order-invoice'),
  orders: route('/orders/:filter?', [], ['filter', 'status', 'id']),
  trackings: route('/trackings', [], ['status']),
  support: route('/support/:filter?', [], ['filter', 'status']),
  paypal: route('/paypal/:filter?', [], ['filter']),
  external: route('/items/external'),
  /** With `push` the push of the item is prepared at once. */
  internal: route('/items/internal', [], ['_id', 'push']),
  trend: route('/items/trend'),
  productTypes: route('/products/type/:filter?', [], ['filter']),
  mockups: route('/mockups/:filter?', [], ['filter', 'design']),
  /** Without a mockup: a new one on the product. */
  editor: route('/mockup/:presetId/editor/:mockupId?', ['presetId'], ['mockupId']),
  blogsWrite: route('/blogs/write'),
  blogsAll: route('/blogs/all'),
  stores: route('/stores/:filter?', [], ['filter', 'status', 'store']),
  fulfilments: route('/fulfilments/:filter?', [], ['filter']),
  policies: route('/shipping-preset'),
  jobs: route('/jobs'),
  designTasks: route('/tasks/design/:category?/:status?', [], ['category', 'status']),
  orderTickets: route('/tasks/support/:category?/:status?', [], ['category', 'status']),
  designCollection: route('/design-collection/:filter?', [], ['filter', 'file']),
  files: route('/files/:filter?', [], ['filter', 'file']),
  users: route('/users/:filter?', [], ['filter', 'user', 'group']),
  integrations: route('/app-config/:filter?', [], ['filter']),
  settings: route('/settings/:filter?', [], ['filter']),
  policy: route('/policy'),
  terms: route('/term-of-condition'),
  /** Where the account site hands a person over. */
  handOver: route('/session', [], ['token', 'extras']),
  /** Where a place that is not the person's leads. */
  notAuthorized: route('/misc/not-authorized'),
  state: route('/misc/:state', ['state']),
  notFound: route('/404'),
} as const;

export type PageName = keyof typeof addresses;

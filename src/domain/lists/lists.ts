import type { PermissionModule } from '../people/permissions';

/** Every list people can arrange and keep views of, and the module whose `view` it takes. A new list gets a line here. */
export const LIST_MODULES = {
  stores: 'store',
  fulfilments: 'fulfilment',
  'shipping-presets': 'shipping_preset',
  'items-internal': 'item_info',
  'items-external': 'item',
  orders: 'order',
  trackings: 'trackingmore',
  'work-queue': 'order',
  paypal: 'paypal',
  conversations: 'messenger',
  queue: 'messenger',
  'order-tickets': 'tasks',
  'design-tasks': 'tasks',
  invoices: 'billing',
  jobs: 'job',
  'product-types': 'item_preset',
  users: 'user',
  'user-groups': 'user',
  'audit-log': 'audit',
  blogs: 'store',
  documents: 'item',
  designs: 'mockup',
  'design-collection': 'design',
  files: 'file',
} as const satisfies Readonly<Record<string, PermissionModule>>;

export type ListName = keyof typeof LIST_MODULES;

export const isListName = (text: string): text is ListName => Object.hasOwn(LIST_MODULES, text);

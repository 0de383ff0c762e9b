/** Modules a user group's permissions speak of (specification 1, §6). */
export const PERMISSION_MODULES = [
  'dashboard',
  'order',
  'trackingmore',
  'messenger',
  'paypal',
  'item',
  'item_info',
  'item_preset',
  'mockup',
  'store',
  'fulfilment',
  'shipping_preset',
  'job',
  'tasks',
  'file',
  'design',
  'user',
  'app_config',
  'billing',
] as const;

export type PermissionModule = (typeof PERMISSION_MODULES)[number];

/** What the modules are called where people read about permissions. */
export const PERMISSION_TITLES: Readonly<Record<PermissionModule, string>> = {
  dashboard: 'Dashboard',
  order: 'Orders',
  trackingmore: 'Trackings',
  messenger: 'Support',
  paypal: 'PayPal items',
  item: 'Items on stores',
  item_info: 'Items',
  item_preset: 'Product types',
  mockup: '2D designs',
  store: 'Stores',
  fulfilment: 'Fulfilments',
  shipping_preset: 'Policies',
  job: 'Jobs',
  tasks: 'Tasks',
  file: 'Files',
  design: 'Design collection',
  user: 'Users',
  app_config: 'Integrations',
  billing: 'Billing',
};

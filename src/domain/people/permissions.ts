/** Modules a user group's permissions speak of: those of specification 1, §6, and two of ours, for recordings and for the audit log. */
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
  'qa',
  'audit',
] as const;

export type PermissionModule = (typeof PERMISSION_MODULES)[number];

/** What there is to be permitted in a module (specification 2, §3). */
export const ACCESSES = ['view', 'add', 'update', 'delete'] as const;

export type Access = (typeof ACCESSES)[number];
export type AccessFlags = Readonly<Record<Access, boolean>>;

export interface ModuleAccess {
  readonly module: string;
  readonly access: AccessFlags;
}

export const NO_ACCESS: AccessFlags = { view: false, add: false, update: false, delete: false };
export const FULL_ACCESS: AccessFlags = { view: true, add: true, update: true, delete: true };

export const isPermissionModule = (module: string): module is PermissionModule =>
  (PERMISSION_MODULES as readonly string[]).includes(module);

/** Every module once, in order, with its title: what was granted, and off where nothing was. */
export const completePermissions = (granted: readonly ModuleAccess[]): { module: string; title: string; access: AccessFlags }[] =>
  PERMISSION_MODULES.map((module) => ({
    module,
    title: PERMISSION_TITLES[module],
    access: granted.find((each) => each.module === module)?.access ?? NO_ACCESS,
  }));

/** What an owner holds without anybody having granted it. */
export const fullPermissions = (): ReturnType<typeof completePermissions> =>
  completePermissions(PERMISSION_MODULES.map((module) => ({ module, access: FULL_ACCESS })));

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
  qa: 'Recordings',
  audit: 'Audit log',
};

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

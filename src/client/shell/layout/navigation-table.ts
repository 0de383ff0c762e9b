import type { NavigationEntry, NavigationGroup } from './navigation';

/** The roles that stand on the entries of specification 1, §2; other people see what their user group lets them view. */
const STAFF = ['root', 'sale'] as const;

/** The user guide, served beside the application. */
export const HELP_URL = '/static/help/index.html';

/** Routes of the account site's billing pages. */
export const TOPUP_PATH = '/account/billing/topup';
export const HISTORY_PATH = '/account/billing/history';

type Fields = Pick<NavigationEntry, 'id' | 'route' | 'permission'> & Partial<NavigationEntry>;

/** An entry; its place is its route without the default filters, its label is called as itself. */
const entry = ({ id, route, ...more }: Fields): NavigationEntry => ({
  id,
  route,
  place: route.split('?')[0] ?? route,
  label: id,
  roles: STAFF,
  ...more,
});

const group = (id: NavigationGroup['id'], entries: readonly NavigationEntry[]): NavigationGroup => ({ id, label: id, entries });

/** The sidebar, as specification 1, §2 lists it: groups, entries, routes with their default filters, roles and permissions. */
export const NAVIGATION: readonly NavigationGroup[] = [
  group('top', [entry({ id: 'dashboard', route: '/dashboard', permission: 'dashboard' })]),
  group('report', [
    entry({ id: 'fulfillmentReport', route: '/fulfillment-report', permission: 'fulfilment' }),
    entry({ id: 'orderReport', route: '/order-report', permission: 'order' }),
    entry({ id: 'invoice', route: '/order-invoice', permission: 'billing', roles: ['super_root', 'sale'] }),
  ]),
  group('sales', [
    entry({ id: 'orders', route: '/orders/all?status=Processing', place: '/orders', permission: 'order' }),
    entry({ id: 'trackings', route: '/trackings?status=All', permission: 'trackingmore' }),
    entry({ id: 'support', route: '/support/order?status=Inprocess', place: '/support', permission: 'messenger' }),
    entry({ id: 'paypal', route: '/paypal/all', place: '/paypal', permission: 'paypal' }),
  ]),
  group('items', [
    entry({ id: 'external', route: '/items/external', permission: 'item' }),
    entry({ id: 'internal', route: '/items/internal', permission: 'item_info' }),
    entry({ id: 'trend', route: '/items/trend', permission: 'item', setting: 'trend' }),
    entry({ id: 'productTypes', route: '/products/type', permission: 'item_preset' }),
    entry({ id: 'mockups', route: '/mockups/all', place: '/mockups', permission: 'mockup' }),
  ]),
  group('blogs', [
    entry({ id: 'blogsWrite', route: '/blogs/write', permission: null }),
    entry({ id: 'blogsAll', route: '/blogs/all', permission: null }),
  ]),
  group('market', [
    entry({ id: 'stores', route: '/stores/all?status=Valid', place: '/stores', permission: 'store' }),
    entry({ id: 'fulfilments', route: '/fulfilments/all', place: '/fulfilments', permission: 'fulfilment' }),
    entry({ id: 'policies', route: '/shipping-preset', permission: 'shipping_preset' }),
  ]),
  group('management', [
    entry({ id: 'jobs', route: '/jobs', permission: 'job' }),
    entry({ id: 'designTasks', route: '/tasks/design/all', place: '/tasks/design', permission: 'tasks' }),
    entry({ id: 'orderTickets', route: '/tasks/support/all', place: '/tasks/support', permission: 'tasks' }),
    entry({ id: 'designCollection', route: '/design-collection/all', place: '/design-collection', permission: 'design' }),
    entry({ id: 'files', route: '/files/all', place: '/files', permission: 'file' }),
    entry({ id: 'users', route: '/users/all', place: '/users', permission: 'user' }),
    entry({ id: 'integrations', route: '/app-config/all', place: '/app-config', permission: 'app_config' }),
    entry({ id: 'topup', route: TOPUP_PATH, permission: 'billing', external: true }),
    entry({ id: 'history', route: HISTORY_PATH, permission: 'billing', external: true }),
    entry({ id: 'settings', route: '/settings/all', place: '/settings', permission: null, roles: [] }),
  ]),
  group('private', [entry({ id: 'help', route: HELP_URL, permission: null, roles: [], external: true })]),
];

/**
 * The menu of the horizontal layout (specification 2, §2). What the sidebar has too is its entry by the same id, so that both are permitted
 * alike.
 */
export const TOP_MENU: readonly NavigationEntry[] = [
  entry({ id: 'dashboard', route: '/dashboard', permission: 'dashboard' }),
  entry({ id: 'orders', route: '/orders/all?status=Processing', place: '/orders', label: 'sale', permission: 'order' }),
  entry({ id: 'support', route: '/support/order?status=Inprocess', place: '/support', permission: 'messenger' }),
  entry({ id: 'stores', route: '/stores/all', place: '/stores', permission: 'store' }),
  entry({ id: 'policy', route: '/policy', permission: null, roles: [] }),
  entry({ id: 'terms', route: '/term-of-condition', permission: null, roles: [] }),
];

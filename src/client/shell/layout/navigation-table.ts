import { addresses, type PageName } from '../../../domain/addresses/addresses';
import { HELP_URL } from '../../../domain/help/url';
import type { Route } from '../../../domain/addresses/route';
import type { EntryId, NavigationEntry, NavigationGroup } from './navigation';

/** What may stand in an address of a page. */
type ParamsOf<Id extends PageName> = NonNullable<Parameters<(typeof addresses)[Id]['print']>[0]>;

/** The roles that stand on the entries of specification 1, §2; other people see what their user group lets them view. */
const STAFF = ['root', 'sale'] as const;

/** Routes of the account site's billing pages. */
export const TOPUP_PATH = '/account/billing/topup';
export const HISTORY_PATH = '/account/billing/history';

/** Entries that lead to a page of ours. */
export type Inside = Exclude<EntryId, 'topup' | 'history' | 'help'>;

type Fields<Id extends EntryId> = Pick<NavigationEntry, 'permission'> &
  Partial<Omit<NavigationEntry, 'id' | 'route' | 'place'>> & { readonly id: Id };

/** An entry that leads to its page with the default filters; its label is called as itself. */
const entry = <Id extends Inside>({ id, ...more }: Fields<Id>, params: ParamsOf<Id> = {}): NavigationEntry => ({
  id,
  route: (addresses[id] as Route<object>).print(params),
  place: addresses[id].place,
  label: id,
  roles: STAFF,
  ...more,
});

/** An entry that leaves the application. */
const outside = (id: Exclude<EntryId, Inside>, route: string, more: Partial<NavigationEntry>): NavigationEntry => ({
  id,
  route,
  place: route,
  label: id,
  roles: STAFF,
  permission: null,
  external: true,
  ...more,
});

const group = (id: NavigationGroup['id'], entries: readonly NavigationEntry[]): NavigationGroup => ({ id, label: id, entries });

/** The sidebar, as specification 1, §2 lists it: groups, entries, routes with their default filters, roles and permissions. */
export const NAVIGATION: readonly NavigationGroup[] = [
  group('top', [entry({ id: 'dashboard', permission: 'dashboard' })]),
  group('report', [
    entry({ id: 'fulfillmentReport', permission: 'fulfilment' }),
    entry({ id: 'orderReport', permission: 'order' }),
    entry({ id: 'invoice', permission: 'billing', roles: ['super_root', 'sale'] }),
  ]),
  group('sales', [
    entry({ id: 'orders', permission: 'order' }, { filter: 'all', status: 'Processing' }),
    entry({ id: 'trackings', permission: 'trackingmore' }, { status: 'All' }),
    entry({ id: 'support', permission: 'messenger' }, { filter: 'order', status: 'Inprocess' }),
    entry({ id: 'paypal', permission: 'paypal' }, { filter: 'all' }),
  ]),
  group('items', [
    entry({ id: 'external', permission: 'item' }),
    entry({ id: 'internal', permission: 'item_info' }),
    entry({ id: 'trend', permission: 'item', setting: 'trend' }),
    entry({ id: 'productTypes', permission: 'item_preset' }),
    entry({ id: 'mockups', permission: 'mockup' }, { filter: 'all' }),
  ]),
  group('blogs', [entry({ id: 'blogsWrite', permission: null }), entry({ id: 'blogsAll', permission: null })]),
  group('market', [
    entry({ id: 'stores', permission: 'store' }, { filter: 'all', status: 'Valid' }),
    entry({ id: 'fulfilments', permission: 'fulfilment' }, { filter: 'all' }),
    entry({ id: 'policies', permission: 'shipping_preset' }),
  ]),
  group('management', [
    entry({ id: 'jobs', permission: 'job' }),
    entry({ id: 'designTasks', permission: 'tasks' }, { category: 'all' }),
    entry({ id: 'orderTickets', permission: 'tasks' }, { category: 'all' }),
    entry({ id: 'designCollection', permission: 'design' }, { filter: 'all' }),
    entry({ id: 'files', permission: 'file' }, { filter: 'all' }),
    entry({ id: 'users', permission: 'user' }, { filter: 'all' }),
    entry({ id: 'integrations', permission: 'app_config' }, { filter: 'all' }),
    outside('topup', TOPUP_PATH, { permission: 'billing' }),
    outside('history', HISTORY_PATH, { permission: 'billing' }),
    entry({ id: 'settings', permission: null, roles: [] }, { filter: 'all' }),
  ]),
  group('private', [outside('help', HELP_URL, { roles: [] })]),
];

/** The screen of recordings. The menu is the specification's, so its way in is the account's menu and the palette, for whoever may see it. */
export const QA_ENTRY: NavigationEntry = entry({ id: 'qa', permission: 'qa' });

/** The audit log, which the specification's menu does not have either. */
export const AUDIT_ENTRY: NavigationEntry = entry({ id: 'audit', permission: 'audit' });

/**
 * The menu of the horizontal layout (specification 2, §2). What the sidebar has too is its entry by the same id, so that both are permitted
 * alike.
 */
export const TOP_MENU: readonly NavigationEntry[] = [
  entry({ id: 'dashboard', permission: 'dashboard' }),
  entry({ id: 'orders', label: 'sale', permission: 'order' }, { filter: 'all', status: 'Processing' }),
  entry({ id: 'support', permission: 'messenger' }, { filter: 'order', status: 'Inprocess' }),
  entry({ id: 'stores', permission: 'store' }, { filter: 'all' }),
  entry({ id: 'policy', permission: null, roles: [] }),
  entry({ id: 'terms', permission: null, roles: [] }),
];

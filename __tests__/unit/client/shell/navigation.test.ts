import texts from '../../../../i18n/en/shell.json';
import { PERMISSION_MODULES } from '../../../../src/domain/people/permissions';
import {
  entryAt,
  isPermitted,
  NAVIGATION,
  permittedNavigation,
  refusedAt,
  TOP_MENU,
  type NavigationGroup,
  type Viewer,
} from '../../../../src/client/shell/layout/navigation';

const may = (...modules: string[]): Viewer['permission'] => modules.map((module) => ({ module, access: { view: true } }));
const viewer = (role: string, groups: string[] = [], permission: Viewer['permission'] = []): Viewer => ({ role, groups, permission });
const withTrend = (who: Viewer, trend: string | null, current = true): Viewer => ({
  ...who,
  auth_docker: [{ current, docker: { setting: { trend } } }],
});
const idsOf = (who: Viewer) => permittedNavigation(who).flatMap(({ entries }) => entries.map(({ id }) => id));

/** The table of specification 1, §2, in its order: group, then entry and route. */
const SPECIFIED = `
top: dashboard /dashboard
report: fulfillmentReport /fulfillment-report, orderReport /order-report, invoice /order-invoice
sales: orders /orders/all?status=Processing, trackings /trackings?status=All, support /support/order?status=Inprocess, paypal /paypal/all
items: external /items/external, internal /items/internal, trend /items/trend, productTypes /products/type, mockups /mockups/all
blogs: blogsWrite /blogs/write, blogsAll /blogs/all
market: stores /stores/all?status=Valid, fulfilments /fulfilments/all, policies /shipping-preset
management: jobs /jobs, designTasks /tasks/design/all, orderTickets /tasks/support/all, designCollection /design-collection/all, files /files/all, users /users/all, integrations /app-config/all, topup /account/billing/topup, history /account/billing/history, settings /settings/all
private: help /static/help/index.html`.trim();

test('the sidebar is the table of the specification', () => {
  const lines = NAVIGATION.map(({ id, entries }) => `${id}: ${entries.map((entry) => `${entry.id} ${entry.route}`).join(', ')}`);
  expect(lines.join('\n')).toBe(SPECIFIED);
});

/** Groups and entries by the names the specification gives them. */
const LABELS = `
Overview: Dashboard
Report: Fulfillment report, Order report, Invoice
Sales: Orders, Trackings, Support, PayPal
Items: External, Internal, Trend, Product types, 2D Design
Blogs: Write, All posts
Market and Provider: Stores, Fulfillments, Policies
Management: Jobs, Design tasks, Order Tickets, Design collection, Files, Manage Users, Integrations, Topup, History, Settings
Private: Help`.trim();

test('groups and entries bear the labels of the specification', () => {
  const lines = NAVIGATION.map(({ label, entries }) => `${texts.nav[label]}: ${entries.map((entry) => texts.nav[entry.label]).join(', ')}`);
  expect(lines.join('\n')).toBe(LABELS);
});

test('the horizontal menu is that of the specification, permitted as in the sidebar', () => {
  expect(TOP_MENU.map(({ route }) => route)).toEqual([
    '/dashboard',
    '/orders/all?status=Processing',
    '/support/order?status=Inprocess',
    '/stores/all',
    '/policy',
    '/term-of-condition',
  ]);
  expect(TOP_MENU.find(({ id }) => id === 'orders')?.label).toBe('sale');
  const shown = (who: Viewer) => TOP_MENU.filter((entry) => isPermitted(who, entry)).map(({ id }) => id);
  expect(shown(viewer('support', [], may('messenger')))).toEqual(['support', 'policy', 'terms']);
});

const everything = SPECIFIED.match(/\w+(?= \/)/g) ?? [];
const without = (...ids: string[]) => everything.filter((id) => !ids.includes(id));

test.each([
  ['root, who holds no sale role, sees all but invoices', viewer('root'), without('invoice', 'trend')],
  ['super_root sees all', viewer('super_root'), without('trend')],
  ['where trends are switched on, Trend is there too', withTrend(viewer('super_root'), 'trend'), everything],
  ['sale with every module', viewer('sale', ['Manager'], may(...PERMISSION_MODULES)), without('trend')],
  ['sale without a module sees what asks for none', viewer('sale'), ['blogsWrite', 'blogsAll', 'settings', 'help']],
  ['a group that is called root owns nothing', viewer('staff', ['root']), ['blogsWrite', 'blogsAll', 'settings', 'help']],
  [
    'support with two modules',
    viewer('support', ['Support'], may('order', 'messenger')),
    ['orderReport', 'orders', 'support', 'settings', 'help'],
  ],
  ['somebody with billing, who is not sale', viewer('staff', [], may('billing')), ['topup', 'history', 'settings', 'help']],
  ['somebody without any permission', viewer('staff'), ['settings', 'help']],
])('%s', (_name, who, entries) => {
  expect(idsOf(who)).toEqual(entries);
});

test.each([
  ['trend', true, true],
  ['Trend', true, false],
  ['', true, false],
  [null, true, false],
  ['trend', false, false],
])('with the setting %j in a container that is current: %s, Trend shows: %s', (setting, current, shown) => {
  expect(idsOf(withTrend(viewer('root'), setting, current)).includes('trend')).toBe(shown);
});

test('a group shows only with a permitted entry in it', () => {
  expect(permittedNavigation(viewer('staff', [], may('store'))).map(({ id }) => id)).toEqual(['market', 'management', 'private']);
});

test('an entry with roles is for holders of one of them and for super_root', () => {
  const [invoice] = NAVIGATION.flatMap(({ entries }) => entries).filter(({ id }) => id === 'invoice');
  const report: readonly NavigationGroup[] = [
    { id: 'report', label: 'report', entries: invoice ? [{ ...invoice, permission: null }] : [] },
  ];
  const seen = (who: Viewer) => permittedNavigation(who, report).length > 0;
  expect(seen(viewer('sale'))).toBe(true);
  expect(seen(viewer('staff', ['sale']))).toBe(true);
  expect(seen(viewer('super_root'))).toBe(true);
  expect(seen(viewer('root'))).toBe(false);
  expect(seen(viewer('staff'))).toBe(false);
});

test.each([
  ['/stores', 'stores'],
  ['/stores/invalid', 'stores'],
  ['/products/type/apparel', 'productTypes'],
  ['/support/message', 'support'],
  ['/tasks/support/reprint/open', 'orderTickets'],
  ['/tasks/design/all', 'designTasks'],
  ['/mockups/draft', 'mockups'],
  ['/storesque', undefined],
  ['/mockup/1/editor', undefined],
])('%s is the place of %s', (path, id) => {
  expect(entryAt(path)?.id).toBe(id);
});

test.each([
  ['the editor with `mockup`', '/mockup/p1/editor/m1', ['mockup'], undefined],
  ['the editor without', '/mockup/p1/editor', ['design', 'item_preset', 'file'], 'mockups'],
  ['the design collection with `design`', '/design-collection/all', ['design'], undefined],
  ['the files with `design` alone', '/files/all', ['design'], 'files'],
  ['the design collection with `file` alone', '/design-collection/all', ['file'], 'designCollection'],
  ['a page of no menu', '/misc/maintenance', [], undefined],
])('%s: %s', (_case, path, modules, refused) => {
  expect(refusedAt(viewer('staff', [], may(...modules)), path)?.id).toBe(refused);
});

test('whoever holds `design` alone sees the design collection in the menu', () => {
  expect(idsOf(viewer('staff', [], may('design')))).toEqual(['designCollection', 'settings', 'help']);
});

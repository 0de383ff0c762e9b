import type { ComponentType, ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { addresses, type PageName } from '../domain/addresses/addresses';
import { loadDrawerTexts, loadScreenTexts } from './i18n';
import { queueParts } from './queue-parts';
import { Shell } from './shell/Shell';
import { NotAuthorizedScreen, NotFoundScreen, StateScreen } from './shell/states/lazy-screens';
import { latePart, type LatePart } from './ui/late-part';

/** A screen whose code and texts load when it is first shown. */
const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(async () => {
    const [Screen] = await Promise.all([load(), loadScreenTexts()]);
    return Screen;
  });

const LegalScreen = screen(async () => (await import(/* webpackChunkName: "screen-legal" */ './screens/legal/LegalScreen')).LegalScreen);

/** Those of figures come together. */
const report = (name: keyof typeof import('./screens/reports')) =>
  screen(
    async () => (await Promise.all([import(/* webpackChunkName: "screen-reports" */ './screens/reports'), loadDrawerTexts()]))[0][name],
  );

/** The screens that load late, by page. */
const late = {
  start: latePart(async () => (await import(/* webpackChunkName: "shell" */ './shell/layout/StartScreen')).StartScreen),
  productTypes: screen(
    async () =>
      (await import(/* webpackChunkName: "screen-product-types" */ './screens/product-types/ProductTypesScreen')).ProductTypesScreen,
  ),
  presetNew: screen(async () => {
    const [{ NewPresetScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-preset-new" */ './screens/product-types/source/NewPresetScreen'),
      loadDrawerTexts(),
    ]);
    return NewPresetScreen;
  }),
  preset: screen(async () => {
    const [{ PresetScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-preset" */ './screens/product-types/preset/PresetScreen'),
      loadDrawerTexts(),
    ]);
    return PresetScreen;
  }),
  editor: screen(async () => (await import(/* webpackChunkName: "screen-editor" */ './screens/editor/EditorScreen')).EditorScreen),
  external: screen(async () => {
    const [{ ItemsExternalScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-items-external" */ './screens/items-external/ItemsExternalScreen'),
      loadDrawerTexts(),
    ]);
    return ItemsExternalScreen;
  }),
  internal: screen(
    async () =>
      (await import(/* webpackChunkName: "screen-items-internal" */ './screens/items-internal/ItemsInternalScreen')).ItemsInternalScreen,
  ),
  trend: screen(async () => (await import(/* webpackChunkName: "screen-trend" */ './screens/trend/TrendScreen')).TrendScreen),
  listing: screen(async () => {
    const [{ ListingScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-listing" */ './screens/items-internal/listing/ListingScreen'),
      loadDrawerTexts(),
    ]);
    return ListingScreen;
  }),
  blogsAll: screen(async () => {
    const [{ BlogsScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-blogs" */ './screens/blogs/BlogsScreen'),
      loadDrawerTexts(),
    ]);
    return BlogsScreen;
  }),
  blogsWrite: screen(async () => {
    const [{ WriteScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-blogs-write" */ './screens/blogs/write/WriteScreen'),
      loadDrawerTexts(),
    ]);
    return WriteScreen;
  }),
  stores: screen(async () => (await import(/* webpackChunkName: "screen-stores" */ './screens/stores/StoresScreen')).StoresScreen),
  storeConnected: screen(
    async () => (await import(/* webpackChunkName: "screen-connected" */ './screens/stores/ConnectedScreen')).ConnectedScreen,
  ),
  fulfilments: screen(
    async () => (await import(/* webpackChunkName: "screen-fulfilments" */ './screens/fulfilments/FulfilmentsScreen')).FulfilmentsScreen,
  ),
  orders: screen(async () => (await import(/* webpackChunkName: "screen-orders" */ './screens/orders/OrdersScreen')).OrdersScreen),
  trackings: screen(
    async () => (await import(/* webpackChunkName: "screen-trackings" */ './screens/trackings/TrackingsScreen')).TrackingsScreen,
  ),
  paypal: screen(async () => {
    const [{ PaypalScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-paypal" */ './screens/paypal/PaypalScreen'),
      loadDrawerTexts(),
    ]);
    return PaypalScreen;
  }),
  dashboard: report('DashboardScreen'),
  orderReport: report('OrderReportScreen'),
  fulfillmentReport: report('FulfillmentReportScreen'),
  invoice: screen(async () => {
    const [{ InvoiceScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-invoice" */ './screens/invoice/InvoiceScreen'),
      loadDrawerTexts(),
    ]);
    return InvoiceScreen;
  }),
  supportQueue: screen(async () => {
    const [{ QueueScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-queue" */ './screens/queue/QueueScreen'),
      loadDrawerTexts(),
    ]);
    const Queue = () => <QueueScreen parts={queueParts} />;
    return Queue;
  }),
  supportFigures: screen(async () => {
    const [{ FiguresScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-figures" */ './screens/queue/FiguresScreen'),
      loadDrawerTexts(),
    ]);
    return FiguresScreen;
  }),
  orderTickets: screen(async () => {
    const [{ TicketsScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-order-tasks" */ './screens/order-tasks/TicketsScreen'),
      loadDrawerTexts(),
    ]);
    return TicketsScreen;
  }),
  designTasks: screen(async () => {
    const [{ DesignTasksScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-order-tasks" */ './screens/order-tasks/DesignTasksScreen'),
      loadDrawerTexts(),
    ]);
    return DesignTasksScreen;
  }),
  support: screen(async () => {
    const [{ SupportScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-support" */ './screens/support/SupportScreen'),
      loadDrawerTexts(),
    ]);
    return SupportScreen;
  }),
  policies: screen(async () => {
    const [{ PoliciesScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-policies" */ './screens/policies/PoliciesScreen'),
      loadDrawerTexts(),
    ]);
    return PoliciesScreen;
  }),
  integrations: screen(async () => {
    const [{ IntegrationsScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-integrations" */ './screens/integrations/IntegrationsScreen'),
      loadDrawerTexts(),
    ]);
    return IntegrationsScreen;
  }),
  settings: screen(async () => {
    const [{ SettingsScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-settings" */ './screens/settings/SettingsScreen'),
      loadDrawerTexts(),
    ]);
    return SettingsScreen;
  }),
  jobs: screen(async () => (await import(/* webpackChunkName: "screen-jobs" */ './screens/jobs/JobsScreen')).JobsScreen),
  qa: screen(async () => {
    const [{ Recordings }] = await Promise.all([import(/* webpackChunkName: "screen-qa" */ './recordings'), loadDrawerTexts()]);
    return Recordings;
  }),
  audit: screen(async () => {
    const [{ AuditScreen }] = await Promise.all([
      import(/* webpackChunkName: "screen-audit" */ './screens/audit/AuditScreen'),
      loadDrawerTexts(),
    ]);
    return AuditScreen;
  }),
  users: screen(async () => (await import(/* webpackChunkName: "screen-users" */ './screens/users/UsersScreen')).UsersScreen),
  mockups: screen(async () => (await import(/* webpackChunkName: "screen-designs" */ './screens/designs/DesignsScreen')).DesignsScreen),
  designCollection: screen(
    async () => (await import(/* webpackChunkName: "screen-media" */ './screens/media/MediaScreen')).DesignCollectionScreen,
  ),
  files: screen(async () => (await import(/* webpackChunkName: "screen-media" */ './screens/media/MediaScreen')).FilesScreen),
} as const satisfies Partial<Record<PageName, LatePart<object>>>;

const lateScreens = Object.entries(late) as [keyof typeof late, LatePart<object>][];

/** Loads the screen of an address ahead, while the server says who is there. */
export const prepareScreen = (path: string): void => {
  const page = lateScreens.find(([name]) => addresses[name].parse(path))?.[0];
  if (page) late[page].prepare();
  // Where it leads most people.
  if (page === 'start') late.productTypes.prepare();
};

/** What each other page shows; null where the session saga reads the address and then shows another one. */
const screens: Readonly<Record<Exclude<PageName, keyof typeof late>, ReactNode>> = {
  handOver: null,
  policy: <LegalScreen text="policy" />,
  terms: <LegalScreen text="terms" />,
  notAuthorized: <NotAuthorizedScreen />,
  state: <StateScreen />,
  notFound: <NotFoundScreen />,
};

/** Every address of the application. Each screen's code loads when it is first shown. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      ...lateScreens.map(([name, Screen]) => ({ path: addresses[name].pattern, element: <Screen /> })),
      ...Object.entries(screens).map(([name, element]) => ({ path: addresses[name as PageName].pattern, element })),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

/** The screen of the address. */
export const Screens = () => useRoutes(routes);

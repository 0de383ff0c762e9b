import { lazy, type ComponentType } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { loadScreenTexts } from './i18n';
import { Shell } from './shell/Shell';
import { HAND_OVER_PATH } from './shell/session/addresses';
import { NotAuthorizedScreen, NotFoundScreen, StateScreen } from './shell/states/lazy-screens';

const StartScreen = lazy(async () => ({ default: (await import('./shell/layout/StartScreen')).StartScreen }));

/** A screen whose code and texts load when it is first shown. */
const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Screen] = await Promise.all([load(), loadScreenTexts()]);
    return { default: Screen };
  });

const DesignCollectionScreen = screen(async () => (await import('./screens/media/DesignCollectionScreen')).DesignCollectionScreen);
const DesignsScreen = screen(async () => (await import('./screens/designs/DesignsScreen')).DesignsScreen);
const EditorScreen = screen(async () => (await import('./screens/editor/EditorScreen')).EditorScreen);
const FilesScreen = screen(async () => (await import('./screens/media/FilesScreen')).FilesScreen);
const ItemsInternalScreen = screen(async () => (await import('./screens/items-internal/ItemsInternalScreen')).ItemsInternalScreen);
const JobsScreen = screen(async () => (await import('./screens/jobs/JobsScreen')).JobsScreen);
const OrdersScreen = screen(async () => (await import('./screens/orders/OrdersScreen')).OrdersScreen);
const ProductTypesScreen = screen(async () => (await import('./screens/product-types/ProductTypesScreen')).ProductTypesScreen);
const StoresScreen = screen(async () => (await import('./screens/stores/StoresScreen')).StoresScreen);
const UsersScreen = screen(async () => (await import('./screens/users/UsersScreen')).UsersScreen);

const LegalScreen = screen(async () => (await import('./screens/legal/LegalScreen')).LegalScreen);
const UpcomingScreen = screen(async () => (await import('./screens/upcoming/UpcomingScreen')).UpcomingScreen);

/** Places of the menu whose screens are not built yet; a screen that is built takes its line out of here. */
const upcoming: RouteObject[] = (
  [
    ['/dashboard', 'dashboard'],
    ['/fulfillment-report', 'fulfillmentReport'],
    ['/order-report', 'orderReport'],
    ['/order-invoice', 'invoice'],
    ['/trackings', 'trackings'],
    ['/support/:filter?', 'support'],
    ['/paypal/:filter?', 'paypal'],
    ['/items/external', 'external'],
    ['/items/trend', 'trend'],
    ['/blogs/write', 'blogsWrite'],
    ['/blogs/all', 'blogsAll'],
    ['/fulfilments/:filter?', 'fulfilments'],
    ['/shipping-preset', 'policies'],
    ['/tasks/design/:category?/:status?', 'designTasks'],
    ['/tasks/support/:category?/:status?', 'orderTickets'],
    ['/app-config/:filter?', 'integrations'],
    ['/settings/:filter?', 'settings'],
  ] as const
).map(([path, id]) => ({ path, element: <UpcomingScreen id={id} /> }));

/** Every address of the application (specification 1, §2; 2, §2). Each screen's code loads when it is first shown. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: '/', element: <StartScreen /> },
      // The session saga reads the code in this address and then shows another one.
      { path: HAND_OVER_PATH, element: null },
      { path: '/products/type/:filter?', element: <ProductTypesScreen /> },
      { path: '/mockup/:presetId/editor/:mockupId?', element: <EditorScreen /> },
      { path: '/items/internal', element: <ItemsInternalScreen /> },
      { path: '/stores/:filter?', element: <StoresScreen /> },
      { path: '/orders/:filter?', element: <OrdersScreen /> },
      { path: '/jobs', element: <JobsScreen /> },
      { path: '/users/:filter?', element: <UsersScreen /> },
      { path: '/mockups/:filter?', element: <DesignsScreen /> },
      { path: '/design-collection/:filter?', element: <DesignCollectionScreen /> },
      { path: '/files/:filter?', element: <FilesScreen /> },
      ...upcoming,
      { path: '/policy', element: <LegalScreen text="policy" /> },
      { path: '/term-of-condition', element: <LegalScreen text="terms" /> },
      { path: '/misc/not-authorized', element: <NotAuthorizedScreen /> },
      { path: '/misc/:state', element: <StateScreen /> },
      { path: '/404', element: <NotFoundScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

/** The screen of the address. */
export const Screens = () => useRoutes(routes);

import { lazy, type ComponentType } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { loadScreenTexts } from './i18n';
import { StartScreen } from './shell/layout/StartScreen';
import { Shell } from './shell/Shell';
import { HAND_OVER_PATH } from './shell/session/addresses';
import { NotAuthorizedScreen, NotFoundScreen } from './shell/states/lazy-screens';

/** A screen whose code and texts load when it is first shown. */
const screen = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [Screen] = await Promise.all([load(), loadScreenTexts()]);
    return { default: Screen };
  });

const EditorScreen = screen(async () => (await import('./screens/editor/EditorScreen')).EditorScreen);
const ItemsInternalScreen = screen(async () => (await import('./screens/items-internal/ItemsInternalScreen')).ItemsInternalScreen);
const JobsScreen = screen(async () => (await import('./screens/jobs/JobsScreen')).JobsScreen);
const OrdersScreen = screen(async () => (await import('./screens/orders/OrdersScreen')).OrdersScreen);
const ProductTypesScreen = screen(async () => (await import('./screens/product-types/ProductTypesScreen')).ProductTypesScreen);
const StoresScreen = screen(async () => (await import('./screens/stores/StoresScreen')).StoresScreen);

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
      { path: '/misc/not-authorized', element: <NotAuthorizedScreen /> },
      { path: '/404', element: <NotFoundScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

/** The screen of the address. */
export const Screens = () => useRoutes(routes);

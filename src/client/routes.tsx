import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { StartScreen } from './shell/layout/StartScreen';
import { Shell } from './shell/Shell';
import { HAND_OVER_PATH } from './shell/session/addresses';
import { NotAuthorizedScreen } from './shell/states/NotAuthorizedScreen';
import { NotFoundScreen } from './shell/states/NotFoundScreen';

const EditorScreen = lazy(async () => ({ default: (await import('./screens/editor/EditorScreen')).EditorScreen }));
const ItemsInternalScreen = lazy(async () => ({
  default: (await import('./screens/items-internal/ItemsInternalScreen')).ItemsInternalScreen,
}));
const JobsScreen = lazy(async () => ({ default: (await import('./screens/jobs/JobsScreen')).JobsScreen }));
const OrdersScreen = lazy(async () => ({ default: (await import('./screens/orders/OrdersScreen')).OrdersScreen }));
const ProductTypesScreen = lazy(async () => ({ default: (await import('./screens/product-types/ProductTypesScreen')).ProductTypesScreen }));
const StoresScreen = lazy(async () => ({ default: (await import('./screens/stores/StoresScreen')).StoresScreen }));

/** Every address of the application (specification 1, §2; 2, §2). Each screen's code loads when it is first shown. */
export const routes: RouteObject[] = [
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

import { lazy, type ComponentType, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { addresses, type PageName } from '../domain/addresses/addresses';
import { loadScreenTexts } from './i18n';
import { upcomingScreens, type UpcomingId } from './screens/upcoming/upcoming-screens';
import { Shell } from './shell/Shell';
import { NotAuthorizedScreen, NotFoundScreen, StateScreen } from './shell/states/lazy-screens';

const StartScreen = lazy(async () => ({ default: (await import('./shell/layout/StartScreen')).StartScreen }));

/** A screen whose code and texts load when it is first shown. */
const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Screen] = await Promise.all([load(), loadScreenTexts()]);
    return { default: Screen };
  });

const DesignCollectionScreen = screen(async () => (await import('./screens/media/MediaScreen')).DesignCollectionScreen);
const DesignsScreen = screen(async () => (await import('./screens/designs/DesignsScreen')).DesignsScreen);
const EditorScreen = screen(async () => (await import('./screens/editor/EditorScreen')).EditorScreen);
const FilesScreen = screen(async () => (await import('./screens/media/MediaScreen')).FilesScreen);
const ItemsInternalScreen = screen(async () => (await import('./screens/items-internal/ItemsInternalScreen')).ItemsInternalScreen);
const JobsScreen = screen(async () => (await import('./screens/jobs/JobsScreen')).JobsScreen);
const OrdersScreen = screen(async () => (await import('./screens/orders/OrdersScreen')).OrdersScreen);
const ProductTypesScreen = screen(async () => (await import('./screens/product-types/ProductTypesScreen')).ProductTypesScreen);
const StoresScreen = screen(async () => (await import('./screens/stores/StoresScreen')).StoresScreen);
const UsersScreen = screen(async () => (await import('./screens/users/UsersScreen')).UsersScreen);

const LegalScreen = screen(async () => (await import('./screens/legal/LegalScreen')).LegalScreen);
const UpcomingScreen = screen(async () => (await import('./screens/upcoming/UpcomingScreen')).UpcomingScreen);

/** What each page shows; null where the session saga reads the address and then shows another one. */
const screens: Readonly<Record<Exclude<PageName, UpcomingId>, ReactNode>> = {
  start: <StartScreen />,
  handOver: null,
  productTypes: <ProductTypesScreen />,
  editor: <EditorScreen />,
  internal: <ItemsInternalScreen />,
  stores: <StoresScreen />,
  orders: <OrdersScreen />,
  jobs: <JobsScreen />,
  users: <UsersScreen />,
  mockups: <DesignsScreen />,
  designCollection: <DesignCollectionScreen />,
  files: <FilesScreen />,
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
      ...Object.entries(screens).map(([name, element]) => ({ path: addresses[name as PageName].pattern, element })),
      ...(Object.keys(upcomingScreens) as UpcomingId[]).map((id) => ({ path: addresses[id].pattern, element: <UpcomingScreen id={id} /> })),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

/** The screen of the address. */
export const Screens = () => useRoutes(routes);

import '../../support/text-encoder';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate, useRoutes, type NavigateFunction } from 'react-router-dom';
import { queueParts } from '../../../../src/client/queue-parts';
import { loadScreenTexts, startTexts } from '../../../../src/client/i18n';
import { DocumentsScreen } from '../../../../src/client/screens/blogs/documents/DocumentsScreen';
import { AuditScreen } from '../../../../src/client/screens/audit/AuditScreen';
import { BlogsScreen } from '../../../../src/client/screens/blogs/BlogsScreen';
import { DesignsScreen } from '../../../../src/client/screens/designs/DesignsScreen';
import { InvoiceScreen } from '../../../../src/client/screens/invoice/InvoiceScreen';
import { ItemsExternalScreen } from '../../../../src/client/screens/items-external/ItemsExternalScreen';
import { ItemsInternalScreen } from '../../../../src/client/screens/items-internal/ItemsInternalScreen';
import { JobsScreen } from '../../../../src/client/screens/jobs/JobsScreen';
import { DesignCollectionScreen, FilesScreen } from '../../../../src/client/screens/media/MediaScreen';
import { OrdersScreen } from '../../../../src/client/screens/orders/OrdersScreen';
import { PaypalScreen } from '../../../../src/client/screens/paypal/PaypalScreen';
import { PoliciesScreen } from '../../../../src/client/screens/policies/PoliciesScreen';
import { ProductTypesScreen } from '../../../../src/client/screens/product-types/ProductTypesScreen';
import { FulfilmentsScreen } from '../../../../src/client/screens/fulfilments/FulfilmentsScreen';
import { WorkQueue } from '../../../../src/client/screens/fulfilments/work/WorkQueue';
import { DesignTasksScreen } from '../../../../src/client/screens/order-tasks/DesignTasksScreen';
import { TicketsScreen } from '../../../../src/client/screens/order-tasks/TicketsScreen';
import { QueueScreen } from '../../../../src/client/screens/queue/QueueScreen';
import { StoresScreen } from '../../../../src/client/screens/stores/StoresScreen';
import { TrackingsScreen } from '../../../../src/client/screens/trackings/TrackingsScreen';
import { GroupsScreen } from '../../../../src/client/screens/users/groups/GroupsScreen';
import { UsersScreen } from '../../../../src/client/screens/users/UsersScreen';
import * as listScreen from '../../../../src/client/shell/lists/ListScreen';
import { changeAddress, readAddress, type ListAddress } from '../../../../src/client/ui/list/address';
import { activeFilters, cleared, namesOf, type ListFilter } from '../../../../src/client/ui/list/filters';
import { addresses, type PageName } from '../../../../src/domain/addresses/addresses';
import type { ListName } from '../../../../src/domain/lists/lists';
import { storeWithFakeServer } from '../../../sagas/support/fake-server';
import { isLongRun } from '../../../support/long-runs';

interface Declared {
  readonly filters?: readonly ListFilter[];
  readonly query: (address: ListAddress) => object;
  readonly tabs?: { readonly value: string };
  readonly searchPlaceholder?: string;
}
let declared: Declared;

const WorkQueueOfOne = () => <WorkQueue fulfilment={{ _id: 'f', name: 'By hand', orders: 'own' }} />;

const Queue = () => <QueueScreen parts={queueParts} />;

/** Where each list is, all of it; conversations are no table. */
const LISTS: Readonly<
  Record<Exclude<ListName, 'conversations'>, { readonly page: PageName; readonly path: string; readonly Screen: ComponentType }>
> = {
  stores: { page: 'stores', path: '/stores/all', Screen: StoresScreen },
  fulfilments: { page: 'fulfilments', path: '/fulfilments/all', Screen: FulfilmentsScreen },
  'shipping-presets': { page: 'policies', path: '/shipping-preset', Screen: PoliciesScreen },
  'items-internal': { page: 'internal', path: '/items/internal', Screen: ItemsInternalScreen },
  'items-external': { page: 'external', path: '/items/external', Screen: ItemsExternalScreen },
  orders: { page: 'orders', path: '/orders/all', Screen: OrdersScreen },
  trackings: { page: 'trackings', path: '/trackings?status=All', Screen: TrackingsScreen },
  'work-queue': { page: 'fulfilments', path: '/fulfilments/all?queue=f', Screen: WorkQueueOfOne },
  paypal: { page: 'paypal', path: '/paypal/all', Screen: PaypalScreen },
  queue: { page: 'supportQueue', path: '/support/queue', Screen: Queue },
  'order-tickets': { page: 'orderTickets', path: '/tasks/support/all/all', Screen: TicketsScreen },
  'design-tasks': { page: 'designTasks', path: '/tasks/design/all/all', Screen: DesignTasksScreen },
  invoices: { page: 'invoice', path: '/order-invoice', Screen: InvoiceScreen },
  jobs: { page: 'jobs', path: '/jobs', Screen: JobsScreen },
  'product-types': { page: 'productTypes', path: '/products/type', Screen: ProductTypesScreen },
  users: { page: 'users', path: '/users/all', Screen: UsersScreen },
  'audit-log': { page: 'audit', path: '/audit-log', Screen: AuditScreen },
  'user-groups': { page: 'users', path: '/users/groups', Screen: GroupsScreen },
  documents: { page: 'blogsAll', path: '/blogs/all', Screen: DocumentsScreen },
  blogs: { page: 'blogsAll', path: '/blogs/all', Screen: BlogsScreen },
  designs: { page: 'mockups', path: '/mockups/all', Screen: DesignsScreen },
  'design-collection': { page: 'designCollection', path: '/design-collection/all', Screen: DesignCollectionScreen },
  files: { page: 'files', path: '/files/all', Screen: FilesScreen },
};

/** What links of anywhere may say, beside a list's own filters. */
const LINKED = ['id', '_id', 'status', 'tag', 'search', 'job', 'product_id'];
const VALUES = ['yes', 'Processing', 'Lost at sea', '01-02-2026', 'woocommerce', '0123456789abcdef01234567'];

/** Stands in for the list, which is not looked at here. */
const NoList = (props: unknown) => {
  declared = props as Declared;
  return <></>;
};

beforeAll(async () => {
  jest.spyOn(listScreen, 'ListScreen').mockImplementation(NoList);
  await startTexts();
  await loadScreenTexts();
});

test.each(Object.entries(LISTS))(
  '%s: whatever narrows the list is seen, and taken away by what shows it',
  (_list, { page, path, Screen }) => {
    const { store } = storeWithFakeServer();
    let go: NavigateFunction | undefined;
    const Screens = () => {
      go = useNavigate();
      return useRoutes([{ path: addresses[page].pattern, element: <Screen /> }]);
    };
    render(
      <MemoryRouter initialEntries={[path]}>
        <Provider store={store}>
          <Screens />
        </Provider>
      </MemoryRouter>,
    );
    /** What the list of an address asks the server for, and what of that is seen. */
    const look = (params: URLSearchParams) => {
      act(() => void go?.(`${path}?${params.toString()}`));
      const { filters = [], searchPlaceholder, tabs, query } = declared;
      const address = readAddress(params, { sorts: [], filters, searches: searchPlaceholder !== undefined });
      return { active: activeFilters(filters, address.filters), asked: query(address), tab: tabs?.value, search: address.search };
    };
    const whole = look(new URLSearchParams());
    const names = [...new Set([...(declared.filters ?? []).flatMap(namesOf), ...LINKED])];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...VALUES)), { maxLength: 4 }), (pairs) => {
        const params = new URLSearchParams(pairs);
        const { active, tab } = look(params);
        for (const { label, value } of active) expect([label, value]).not.toContain('');
        const rest = look(changeAddress(params, { ...cleared(active), search: '' }));
        expect(rest.active).toEqual([]);
        // Another tab is seen by itself.
        if (tab === whole.tab) expect(rest.asked).toEqual(whole.asked);
      }),
      { numRuns: isLongRun ? 50 : 8 },
    );
  },
);

import HelpOutlined from '@mui/icons-material/HelpOutlined';
import {
  entryAt,
  NAVIGATION,
  permittedNavigation,
  type NavigationGroup,
  type Viewer,
} from '../../../../src/client/shell/layout/navigation';

const may = (...modules: string[]): Viewer['permission'] => modules.map((module) => ({ module, access: { view: true } }));
const viewer = (role: string, groups: string[] = [], permission: Viewer['permission'] = []): Viewer => ({ role, groups, permission });
const seen = (who: Viewer, groups: readonly NavigationGroup[] = NAVIGATION) =>
  permittedNavigation(who, groups).map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);

test.each([
  ['root', viewer('root'), ['orders', 'internal', 'productTypes', 'stores', 'jobs', 'help']],
  ['super_root', viewer('super_root'), ['orders', 'internal', 'productTypes', 'stores', 'jobs', 'help']],
  ['somebody with the group root', viewer('sale', ['root']), ['orders', 'internal', 'productTypes', 'stores', 'jobs', 'help']],
  ['support with orders only', viewer('support', ['Support'], may('order')), ['orders', 'help']],
  ['a designer', viewer('member', ['Designer'], may('item_info', 'item_preset')), ['internal', 'productTypes', 'help']],
  ['somebody without any permission', viewer('member'), ['help']],
])('%s sees what role and permissions allow', (_name, who, entries) => {
  expect(permittedNavigation(who).flatMap((group) => group.entries.map(({ id }) => id))).toEqual(entries);
});

test('a group shows only with a permitted entry in it', () => {
  expect(seen(viewer('member', [], may('store')))).toEqual([
    ['market', ['stores']],
    ['private', ['help']],
  ]);
});

test('an entry with roles is for holders of one of them and for super_root', () => {
  const invoice = {
    id: 'invoice',
    route: '/order-invoice',
    place: '/order-invoice',
    label: 'orders',
    Icon: HelpOutlined,
    permission: null,
  } as const;
  const report: readonly NavigationGroup[] = [{ id: 'report', label: 'sales', entries: [{ ...invoice, roles: ['super_root', 'sale'] }] }];
  expect(seen(viewer('sale'), report)).toHaveLength(1);
  expect(seen(viewer('member', ['sale']), report)).toHaveLength(1);
  expect(seen(viewer('super_root'), report)).toHaveLength(1);
  expect(seen(viewer('root'), report)).toEqual([]);
});

test.each([
  ['/stores', 'stores'],
  ['/stores/invalid', 'stores'],
  ['/products/type/apparel', 'productTypes'],
  ['/storesque', undefined],
  ['/mockup/1/editor', undefined],
])('%s is the place of %s', (path, id) => {
  expect(entryAt(path)?.id).toBe(id);
});

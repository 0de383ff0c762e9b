import fc from 'fast-check';
import { addresses, type PageName } from '../../../../src/domain/addresses/addresses';
import type { Route } from '../../../../src/domain/addresses/route';

type Params = Readonly<Record<string, string>>;
const pages = Object.entries(addresses) as unknown as [PageName, Route<Params>][];

/** What an address of each page can say: names of its parameters, those of the path first and in their order. */
const namesOf = (page: Route<Params>): { path: string[]; needed: string[]; query: string[] } => {
  const path = [...page.pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const needed = path.filter((name) => page.pattern.split('/').includes(`:${name}`));
  const asked = ['filter', 'status', 'id', '_id', 'push', 'design', 'store', 'file', 'user', 'group', 'token', 'extras'];
  const all = Object.fromEntries([...path, ...asked].map((name) => [name, 'x']));
  const query = [...new URLSearchParams(page.print(all).split('?')[1] ?? '').keys()];
  return { path, needed, query };
};

const text = fc.string({
  minLength: 1,
  unit: fc.oneof(fc.constantFrom('/', '?', '#', '&', '=', '%', '+', ' ', '.'), fc.string({ minLength: 1, maxLength: 1 })),
});

/** Steps of a path stand in a row: none behind one that is missing. */
const paramsOf = (page: Route<Params>): fc.Arbitrary<Params> => {
  const { path, needed, query } = namesOf(page);
  return fc
    .tuple(
      fc.integer({ min: needed.length, max: path.length }),
      fc.tuple(...path.map(() => text)),
      fc.tuple(...query.map(() => fc.option(text, { nil: undefined }))),
    )
    .map(([steps, inPath, inQuery]) =>
      Object.fromEntries([
        ...path.slice(0, steps).map((name, i) => [name, inPath[i]!] as const),
        ...query.flatMap((name, i) => (inQuery[i] === undefined ? [] : [[name, inQuery[i]] as const])),
      ]),
    );
};

test.each(pages)('what %s prints it reads back', (_name, page) => {
  fc.assert(fc.property(paramsOf(page), (params) => expect(page.parse(page.print(params))).toEqual(params)));
});

/** Pages beside another one, whose address says as a word what that one takes for any: they are asked first. */
const WIDER: Readonly<Record<string, string>> = {
  notAuthorized: 'state',
  supportQueue: 'support',
  supportFigures: 'support',
  presetNew: 'preset',
};

test.each(pages)('no other page reads what %s prints', (name, page) => {
  const others = pages.filter(([other]) => other !== name && WIDER[name] !== other);
  const params = Object.fromEntries(namesOf(page).path.map((each) => [each, 'abc']));
  expect(others.filter(([, other]) => other.parse(page.print(params)) !== null).map(([other]) => other)).toEqual([]);
});

test('the addresses are those of the specification, to the letter', () => {
  expect(addresses.orders.print({ filter: 'all', status: 'In Production' })).toBe('/orders/all?status=In Production');
  expect(addresses.orders.print({ filter: 'all', status: 'All', id: '1' })).toBe('/orders/all?status=All&id=1');
  expect(addresses.internal.print({ _id: '1' })).toBe('/items/internal?_id=1');
  expect(addresses.support.print({ filter: 'order', status: 'Inprocess' })).toBe('/support/order?status=Inprocess');
  expect(addresses.trackings.print({ status: 'All' })).toBe('/trackings?status=All');
  expect(addresses.productTypes.print()).toBe('/products/type');
  expect(addresses.designTasks.print({ category: 'all' })).toBe('/tasks/design/all');
  expect(addresses.editor.print({ presetId: 'p', mockupId: 'm' })).toBe('/mockup/p/editor/m');
  expect(addresses.editor.print({ presetId: 'p' })).toBe('/mockup/p/editor');
  expect(addresses.start.print()).toBe('/');
});

test.each([
  ['/orders/all?status=In%20Production', { filter: 'all', status: 'In Production' }],
  ['/orders/all?status=In+Production#top', { filter: 'all', status: 'In Production' }],
  ['/orders/', {}],
  ['/orders/%zz', null],
  ['/orders/all/more', null],
  ['orders/all', null],
])('%s is read as %j', (address, said) => expect(addresses.orders.parse(address)).toEqual(said));

test('an editor without a product is no address', () => expect(addresses.editor.parse('/mockup//editor')).toBeNull());

import fc from 'fast-check';
import { normalize, schema } from 'normalizr';
import { RowSchema } from '../../../src/client/kernel/row-schema';

const plain = (entity: string, references: object) =>
  new schema.Entity(entity, references as Record<string, schema.Entity>, { idAttribute: '_id' });
const ours = (entity: string, references: object) => new RowSchema(entity, { ...references });

/** Orders of a store with its owner; items that hold a product each; one product they begin with. */
const ordersBy = (make: typeof plain | typeof ours) => {
  const user = make('users', {});
  const store = make('stores', { owner: user });
  const product = make('products', {});
  return make('orders', { store, items: [{ product }], first: { product }, products: [product] });
};

const id = (letter: string) => fc.integer({ min: 0, max: 3 }).map((n) => `${letter}${n}`);
const product = fc.record({ _id: id('p'), price: fc.nat(2), tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }) });
const owner = fc.option(fc.record({ _id: id('u'), name: fc.constantFrom('Anna', 'Ben') }));
/** As another query may bring it: without its owner, or with a field the other has not. */
const store = fc.record({ _id: id('s'), owner, name: fc.constantFrom('one', 'two') }, { requiredKeys: ['_id'] });
const order = fc.record(
  {
    _id: id('o'),
    number: fc.nat(3),
    store: fc.option(fc.oneof(store, id('s'))),
    items: fc.array(fc.record({ sku: fc.constantFrom('x', 'y'), product: fc.oneof(product, id('p')) }), { maxLength: 3 }),
    first: fc.option(fc.record({ product })),
    products: fc.array(product, { maxLength: 3 }),
  },
  { requiredKeys: ['_id', 'number'] },
);

test('an answer is cut into the rows normalizr’s own schema would cut it into, and stays as it was', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 6 }), (orders) => {
      const answer = JSON.parse(JSON.stringify(orders)) as object[];
      const cut = normalize(answer, [ordersBy(ours)]);
      expect(cut).toEqual(normalize(JSON.parse(JSON.stringify(orders)), [ordersBy(plain)]));
      expect(answer).toEqual(JSON.parse(JSON.stringify(orders)));
    }),
    { numRuns: 300 },
  );
});

test('a row that an answer holds twice has the fields of both, the later ones first', () => {
  const [first, again] = [
    { _id: 'a', store: { _id: 's', name: 'one', currency: 'USD' } },
    { _id: 'b', store: { _id: 's', name: 'two' } },
  ];
  const { entities } = normalize([first, again], [ordersBy(ours)]);
  expect(entities.stores).toEqual({ s: { _id: 's', name: 'two', currency: 'USD' } });
});

import { schema } from 'normalizr';
import { createDenormalise, type Denormalise, type Lookup } from '../../../src/client/kernel/denormalise';
import type { Row } from '../../../src/client/kernel/table';

const store = new schema.Entity('stores', {}, { idAttribute: '_id' });
const user = new schema.Entity('users', {}, { idAttribute: '_id' });

const plain: Denormalise = (row) => row;
const references = { owner: user, items: [{ store }], main: { store } };

const setUp = () => {
  const tables: Record<string, Record<string, Row>> = {
    stores: { s1: { _id: 's1', name: 'one' } as Row, s2: { _id: 's2', name: 'two' } as Row },
    users: { u1: { _id: 'u1', name: 'Anna' } as Row },
  };
  const lookup: Lookup = (entity, id) => tables[entity]?.[id];
  return { tables, lookup, denormalise: createDenormalise(references, () => plain) };
};

const listing = {
  _id: 'l',
  owner: 'u1',
  items: [
    { sku: 'a', store: 's1' },
    { sku: 'b', store: 's2' },
  ],
  main: { store: 's1' },
} as Row;

test('references become rows, in objects and lists too; what else there is stays', () => {
  const { lookup, denormalise, tables } = setUp();
  expect(denormalise(listing, lookup)).toEqual({
    _id: 'l',
    owner: tables.users?.u1,
    items: [
      { sku: 'a', store: tables.stores?.s1 },
      { sku: 'b', store: tables.stores?.s2 },
    ],
    main: { store: tables.stores?.s1 },
  });
});

test('the same object comes back until the row or one it refers to changes', () => {
  const { lookup, denormalise, tables } = setUp();
  const first = denormalise(listing, lookup);
  tables.stores = { ...tables.stores, s9: { _id: 's9' } };
  expect(denormalise(listing, lookup)).toBe(first);
  tables.stores = { ...tables.stores, s2: { _id: 's2', name: 'renamed' } as Row };
  const second = denormalise(listing, lookup);
  expect(second).not.toBe(first);
  expect(second).toMatchObject({ items: [{}, { store: { name: 'renamed' } }] });
  expect(denormalise({ ...listing }, lookup)).not.toBe(second);
});

test('a row that is not here leaves its id; empty references stay empty', () => {
  const { lookup, denormalise } = setUp();
  const row = { _id: 'l', owner: 'gone', items: [], main: null } as Row;
  expect(denormalise(row, lookup)).toEqual(row);
});

test('rows without references are themselves', () => {
  const row = { _id: 'x' };
  expect(createDenormalise({}, () => plain)(row, () => undefined)).toBe(row);
});

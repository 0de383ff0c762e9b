import { callsOf, listingOf } from '../../../../src/client/tasks/bulk/parts';

const ids = Array.from({ length: 1200 }, (_each, at) => `i${at}`);

test('rows go in calls of a size, in their order', () => {
  const calls = callsOf(ids, 500, {});
  expect(calls.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(calls.flat()).toEqual(ids);
  expect(callsOf([], 500, {})).toEqual([]);
});

test('where much is said of each row a call takes fewer, and one row goes by itself whatever is said of it', () => {
  const params = ids.map((_id) => ({ _id, description: 'x'.repeat(_id === 'i7' ? 2_000_000 : 90_000) }));
  const calls = callsOf(ids, 500, { listing: { params } });
  expect(calls.flat()).toEqual(ids);
  for (const call of calls) expect(call.length).toBeLessThanOrEqual(12);
  expect(calls).toContainEqual(['i7']);
});

test('a call carries what is said of its own rows, and all that is said of every row', () => {
  const params = [
    { _id: 'i1', name: 'One' },
    { _id: 'i2', name: 'Two' },
  ];
  expect(listingOf({ listing: { add_tags: ['new'], params } }, ['i2'])).toEqual({
    add_tags: ['new'],
    params: [{ _id: 'i2', name: 'Two' }],
  });
  expect(listingOf({ listing: { add_tags: ['new'] } }, ['i2'])).toEqual({ add_tags: ['new'] });
});

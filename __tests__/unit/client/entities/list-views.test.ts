import { queryOfView } from '../../../../src/client/entities/list-views';

test('a view keeps what narrows and orders its list, a filter by store too, but neither the page nor what is open beside it', () => {
  const kept = ['search', 'sort', 'perpage', 'store'];
  expect(queryOfView('/orders/all', '?store=s1&sort=-total&page=3&order=o1&view=v1', kept)).toBe('/orders/all?sort=-total&store=s1');
  expect(queryOfView('/stores/all', '?page=2', kept)).toBe('/stores/all');
});

import { suggestionsFor, type Suggestion, type SuggestionGroup } from '../../../../src/client/shell/search/suggestion';
import type { Icon } from '../../../../src/client/ui/styles';

const NoIcon = (() => null) as unknown as Icon;

const suggestion = (group: SuggestionGroup, n: number, link?: string): Suggestion => ({
  key: `${group}:${n}`,
  group,
  text: `Order ${group} ${n}`,
  Icon: NoIcon,
  ...(link && { place: { id: `${group}${n}`, target: 'orders', title: `Order ${n}`, link, icon: 'orders' } }),
  choose: () => undefined,
});
const several = (group: SuggestionGroup, count: number): Suggestion[] => Array.from({ length: count }, (_, n) => suggestion(group, n));
const countsOf = (query: string, all: readonly Suggestion[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { group } of suggestionsFor(query, all)) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
};

test('each list has its own limit: 6 while one types, 100 before', () => {
  const all = [...several('containers', 130), ...several('screens', 130), ...several('actions', 3)];
  expect(countsOf('order', all)).toEqual({ screens: 6, containers: 6, actions: 3 });
  expect(countsOf('', all)).toEqual({ screens: 100, containers: 100, actions: 3 });
});

test('lists stand in one order, and a place in the first of them that has it', () => {
  const all = [
    suggestion('screens', 1, '/orders/all?status=In Production'),
    suggestion('bookmarks', 1, '/orders/all?status=In%20Production'),
  ];
  expect(suggestionsFor('', [...several('items', 1), ...all]).map(({ group }) => group)).toEqual(['bookmarks', 'items']);
});

test('what the server found is shown whether the words stand in it or not', () => {
  expect(countsOf('a buyer’s name', [...several('orders', 6), ...several('screens', 3)])).toEqual({ orders: 6 });
});

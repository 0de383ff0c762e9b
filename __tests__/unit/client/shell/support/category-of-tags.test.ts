import { categoryOfTags } from '../../../../../src/client/shell/support/order-actions/category-of-tags';

const CATEGORIES = [
  { value: 'misprint', label: 'Fehldruck' },
  { value: 'wrong_item', label: 'Falscher Artikel' },
];

test.each([
  [['vip', 'Misprint'], 'misprint'],
  [['fehldruck'], 'misprint'],
  [['wrong-item'], 'wrong_item'],
  [['falscher artikel'], 'wrong_item'],
  [['vip'], ''],
  [[], ''],
])('the tags %j name the problem %j', (tags, category) => {
  expect(categoryOfTags(tags, CATEGORIES)).toBe(category);
});

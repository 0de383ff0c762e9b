import type { TFunction } from 'i18next';

/** Columns of an item that a change of many touches, by what people call them; several are one to them. */
const FIELDS = {
  name: 'name',
  description: 'description',
  description_ai: 'description',
  description_ai_pos: 'description',
  collections: 'collections',
  shipping_preset: 'policy',
  product_id: 'product',
  type: 'product',
  prety_attributes: 'product',
  price: 'price',
  fix_profit: 'price',
  fixed_profit: 'price',
  attribute_specifics_modify: 'price',
  store_prices: 'price',
  sku: 'sku',
  size_chart: 'sizeChart',
  include_size_chart: 'sizeChart',
  include_extend_images: 'extendImages',
  specifics: 'specifics',
  platform_specifics: 'specifics',
  platform_category: 'category',
} as const;

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);

/** What people call a column; one nobody knows here is called as it is. */
export const fieldWord = (t: TFunction<'items'>, name: string): string => {
  if (name === 'tags') return t('column.tags');
  return isField(name) ? t(`bulk.field.${FIELDS[name]}`) : name;
};

/** Some columns by what people call them, each once. */
export const fieldWords = (t: TFunction<'items'>, names: readonly string[]): string =>
  [...new Set(names.map((name) => fieldWord(t, name)))].join(', ');

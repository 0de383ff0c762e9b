import { garmentOf, printAreasOf, variantsOf } from './catalogue';
import { PRODUCTS } from './products';

/** Maker and model of a garment, such as Gildan 5000; what has neither goes by its name. */
const makeOf = (rawName: string): { brand: string; model: string } => {
  const [, brand = 'Generic brand', model = rawName] = /^(\S+) (\d+)$/.exec(rawName) ?? [];
  return { brand, model };
};

/** What the sandbox's workshops print: the same product types, all variants of them. */
export const printable = (origin: string) =>
  PRODUCTS.map((product) => ({
    title: product.name,
    ...makeOf(product.raw_name),
    description: product.description,
    image: `${origin}${garmentOf(product).sides[0]?.image ?? ''}`,
    placeholders: printAreasOf(product).map(({ position, width, height }) => ({ position, width, height })),
    variants: variantsOf(product).map(({ sku, base_price, name_value }) => ({
      title: name_value.map(({ value }) => value).join(' / '),
      options: Object.fromEntries(name_value.map(({ name, value }) => [name.toLowerCase(), value])),
      sku,
      cost: Math.round(base_price * 100),
    })),
  }));

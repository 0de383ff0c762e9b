import { z } from 'zod';
import { roundMoney } from '../../../domain/currency';
import { roundTo } from '../../../domain/numbers';
import { askOneByOne } from '../one-by-one';
import { plainText } from '../plain-text';
import { pictureOf, text } from './fetched';
import type { FetchedProduct, FetchedVariant } from './shop';

/** Of what a shop tells of a product so much is kept: characters, and entries. */
const MOST = { name: 2000, word: 1000, description: 500_000, pictures: 500, variants: 5000, options: 100, values: 5000, tags: 1000 };

/** The beginning of a text, without half a character at its end. */
const begin = (words: string, most: number): string => (words.length > most ? words.slice(0, most).replace(/\p{Surrogate}$/u, '') : words);

const word = (words: string): string => begin(words, MOST.word);
const wordOrNull = (words: string | null): string | null => (words === null || words === '' ? null : word(words));

/** Kinds of choice with their values, as the variants have them. */
const choicesOf = (variants: readonly Pick<FetchedVariant, 'options'>[]): FetchedProduct['options'] => {
  const kinds = new Map<string, Set<string>>();
  for (const { name, value } of variants.flatMap(({ options }) => options)) kinds.set(name, (kinds.get(name) ?? new Set()).add(value));
  return [...kinds].map(([name, values]) => ({ name, values: [...values] }));
};

/** No currency has more decimals. */
const MOST_DIGITS = 4;

const priceIn = (price: number, currency: string | null): number =>
  currency === null ? roundTo(price, MOST_DIGITS) : roundMoney(price, currency);

const boundVariant = (
  { platform_id, sku, price, quantity, options, barcode, image }: FetchedVariant,
  currency: string | null,
): FetchedVariant => ({
  platform_id,
  sku: word(sku),
  price: price === null ? null : priceIn(price, currency),
  quantity,
  options: options.slice(0, MOST.options).map(({ name, value }) => ({ name: word(name), value: word(value) })),
  barcode: wordOrNull(barcode),
  image: pictureOf(image),
});

/** What a shop told of a product, in bounds; choices it does not tell by themselves are those of its variants. */
type Told = Omit<FetchedProduct, 'options' | 'images'> & {
  readonly options?: FetchedProduct['options'];
  readonly images: readonly (string | null | undefined)[];
};

export const fetchedProduct = ({ options, ...told }: Told): FetchedProduct => {
  const currency = told.currency !== null && /^[A-Z]{3}$/.test(told.currency) ? told.currency : null;
  const variants = told.variants.slice(0, MOST.variants).map((variant) => boundVariant(variant, currency));
  return {
    platform_id: told.platform_id,
    item_info_id: told.item_info_id,
    sku: word(told.sku),
    name: begin(told.name, MOST.name),
    description: told.description === null ? null : begin(told.description, MOST.description),
    standing: told.standing,
    problem: told.problem === null ? null : plainText(told.problem) || null,
    external_url: pictureOf(told.external_url),
    images: [...new Set(told.images.flatMap((src) => pictureOf(src) ?? []))].slice(0, MOST.pictures),
    options: (options ?? choicesOf(variants))
      .slice(0, MOST.options)
      .map(({ name, values }) => ({ name: word(name), values: values.slice(0, MOST.values).map(word) })),
    variants,
    tags: told.tags && told.tags.slice(0, MOST.tags).map(word),
    category: wordOrNull(told.category),
    currency,
    changed_at: told.changed_at,
  };
};

/** Rows of a list of which some may be nothing a product can be read from: those are passed over. */
export const rowsOf = <Row>(shape: z.ZodType<Row>) =>
  z.array(z.unknown()).transform((rows) =>
    rows.flatMap((row): Row[] => {
      const read = shape.safeParse(row);
      return read.success ? [read.data] : [];
    }),
  );

/** Texts in a list; what is none is left out. */
export const texts = rowsOf(z.string().pipe(text)).catch([]);

/** Asks for products one by one. Those whose call failed are in `unknown`; where all are and not all may, it throws why. */
export const askEachProduct = async <Held>(
  ids: readonly string[],
  signal: AbortSignal | undefined,
  ask: (id: string) => Promise<readonly Held[]>,
  mayAllFail = false,
): Promise<{ readonly found: readonly Held[]; readonly unknown: ReadonlySet<string> }> => {
  const answers = await askOneByOne('products', ids, signal, ask, { mayAllFail });
  const failed = ids.filter((id) => !answers.has(id));
  // Most failures pass in the time the others take.
  const later = await askOneByOne('products', failed, signal, ask, { mayAllFail: true });
  const found = [...answers.values(), ...later.values()].flat();
  return { found, unknown: new Set(failed.filter((id) => !later.has(id))) };
};

const NONE: ReadonlySet<string> = new Set();

/** The fate of products asked for by id: the shop no longer has those it did not return. Says nothing about `unknown` ones. */
export const standings = (
  ids: readonly string[],
  found: readonly FetchedProduct[],
  unknown: ReadonlySet<string> = NONE,
): ReadonlyMap<string, FetchedProduct | null> => {
  const byId = new Map(found.map((product) => [product.platform_id, product]));
  return new Map(ids.filter((id) => !unknown.has(id)).map((id) => [id, byId.get(id) ?? null]));
};

import type { BulkListingInput } from '../../../../contract/generated/operations';
import { parseNumber } from '../../../../domain/numbers';

/** How prices change; empty: they stay. */
export const PRICE_WAYS = ['', 'set', 'add', 'percent', 'profit'] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** What becomes of words; empty: they stay. */
export const WORD_WAYS = ['', 'add', 'remove', 'replace'] as const;
export type WordWay = (typeof WORD_WAYS)[number];

interface Words {
  readonly way: WordWay;
  readonly words: readonly string[];
}

/** What somebody chose to change of many items. Amounts are plain text; an empty choice of a select changes nothing. */
export interface EditChoice {
  readonly priceWay: PriceWay;
  readonly amount: string;
  readonly ending: string;
  readonly tags: Words;
  readonly collections: Words;
  /** `none`: no terms of their own. */
  readonly policy: string;
  readonly product: string;
  readonly pricesOf: string;
  readonly describes: boolean;
  /** Plain text. */
  readonly description: string;
  readonly skus: boolean;
}

export const NO_POLICY = 'none';

export const NOTHING_CHOSEN: EditChoice = {
  priceWay: '',
  amount: '',
  ending: '',
  tags: { way: '', words: [] },
  collections: { way: '', words: [] },
  policy: '',
  product: '',
  pricesOf: '',
  describes: false,
  description: '',
  skus: false,
};

const wordsSaid = ({ way, words }: Words, name: 'tags' | 'collections'): BulkListingInput => {
  // No words in place of those there are takes them all off.
  if (way === '' || (way !== 'replace' && words.length === 0)) return {};
  return { [way === 'replace' ? name : `${way}_${name}`]: [...words] };
};

/** What is asked of the server; null: nothing would change, or an amount is missing. */
export const saidBy = (choice: EditChoice, htmlOf: (text: string) => string): BulkListingInput | null => {
  const { priceWay, amount, ending, policy, product, pricesOf, describes, description, skus } = choice;
  const price = priceWay === '' ? null : parseNumber(amount);
  if (priceWay !== '' && price === null) return null;
  const said: BulkListingInput = {
    ...(price !== null && { price, price_by: priceWay, ...(ending !== '' && { price_ending: ending }) }),
    ...wordsSaid(choice.tags, 'tags'),
    ...wordsSaid(choice.collections, 'collections'),
    ...(policy !== '' && { shipping_preset: policy === NO_POLICY ? '' : policy }),
    ...(product !== '' && { product_id: product }),
    ...(pricesOf !== '' && { custom_preset_id: pricesOf }),
    ...(describes && { description: htmlOf(description) }),
    ...(skus && { update_item_sku: true }),
  };
  return Object.keys(said).length === 0 ? null : said;
};

import { asHtml } from '../rich-text/html';

const ID = /^[0-9a-f]{24}$/u;
/** The mark of a listing in a post, as `post-schema.ts` writes it. */
const CARD = /<div data-listing="([^"]+)"><\/div>/gu;

export const isListingId = (id: string): boolean => ID.test(id);

/** Ids of the listings in a text, each once. */
export const listingsIn = (body: string): string[] => [...new Set([...body.matchAll(CARD)].map(([, id = '']) => id))];

/** A listing as its card tells of it. */
export interface ListingCard {
  readonly name: string;
  /** Of its picture; null: it has none. */
  readonly src: string | null;
  /** Of its product at the shop. */
  readonly url: string;
}

const cardHtml = ({ name, src, url }: ListingCard): string => {
  const link = `<a href="${asHtml(url)}">`;
  const picture = src === null ? '' : `${link}<img src="${asHtml(src)}" alt=""></a>`;
  return `<figure>${picture}<figcaption>${link}${asHtml(name)}</a></figcaption></figure>`;
};

/** A text with each listing as its card; one that is nowhere is left out. */
export const withCards = (body: string, cardOf: (id: string) => ListingCard | undefined): string =>
  body.replace(CARD, (_whole, id: string) => {
    const card = cardOf(id);
    return card ? cardHtml(card) : '';
  });

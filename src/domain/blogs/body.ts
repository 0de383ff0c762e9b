/** Where a link may lead; nothing that hides another address in control characters. */
export const LINKS = /^(?:https?:\/\/|mailto:)[^\s\u0000-\u001f"<>]+$/iu;
export const LONGEST_LINK = 2000;
/** Characters of what is said in the place of a picture. */
export const LONGEST_ALT = 250;

const PICTURE = /^\/files\/[0-9a-f]{32}\/(?:original|large|medium|thumb)\.(?:png|jpg|webp)$/u;
const ID = /^[0-9a-f]{24}$/u;

/** Whether an address is that of a picture in Files: nothing else is loaded by who reads a post here. */
export const isOurPicture = (src: string): boolean => PICTURE.test(src);

export const isListingId = (id: string): boolean => ID.test(id);

// What follows reads text that `body-schema.ts` has written, in which each thing is said in one way.
const IMG = /<img src="([^"]+)"/gu;
const CARD = /<div data-listing="([^"]+)"><\/div>/gu;
const TAG = /<[^>]*>/gu;

/** Addresses of the pictures in a text, each once. */
export const picturesIn = (body: string): string[] => [...new Set([...body.matchAll(IMG)].map(([, src = '']) => src))];

/** Ids of the listings in a text, each once. */
export const listingsIn = (body: string): string[] => [...new Set([...body.matchAll(CARD)].map(([, id = '']) => id))];

/** Whether anything stands in a text: words, a picture or a listing. */
export const isWritten = (body: string): boolean =>
  /<(?:img|div) /u.test(body) ||
  body
    .replace(TAG, '')
    .replace(/&nbsp;/gu, ' ')
    .trim() !== '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as HTML has them, in an attribute too. */
export const asHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

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

/** A text with its pictures at other addresses. */
export const withPictures = (body: string, addressOf: (src: string) => string): string =>
  body.replace(IMG, (_whole, src: string) => `<img src="${asHtml(addressOf(src.replaceAll('&amp;', '&')))}"`);

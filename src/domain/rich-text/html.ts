/** Where a link may lead; nothing that hides another address in control characters. */
export const LINKS = /^(?:https?:\/\/|mailto:)[^\s\u0000-\u001f"<>]+$/iu;
export const LONGEST_LINK = 2000;
/** Characters of the text read in the place of a picture. */
export const LONGEST_ALT = 250;

const PICTURE = /^\/files\/[0-9a-f]{32}\/(?:original|large|medium|thumb)\.(?:png|jpg|webp)$/u;

/** True for the address of a picture in Files. No other picture is loaded by whoever reads a text here. */
export const isOurPicture = (src: string): boolean => PICTURE.test(src);

// These functions read text that a schema has written, in which each thing is written in one way.
const IMG = /<img src="([^"]+)"/gu;
const TAG = /<[^>]*>/gu;

/** Addresses of the pictures in a text, each once. */
export const picturesIn = (body: string): string[] => [...new Set([...body.matchAll(IMG)].map(([, src = '']) => src))];

/** True where a text has more than paragraphs and lines, so that plain text doesn't say all of it. */
export const isFormatted = (body: string): boolean => /<(?!\/?(?:p|br)>)/u.test(body);

/** True where a text has words, a picture, or a listing. */
export const isWritten = (body: string): boolean =>
  /<(?:img|div) /u.test(body) ||
  body
    .replace(TAG, '')
    .replace(/&nbsp;/gu, ' ')
    .trim() !== '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as HTML has them, in an attribute too. */
export const asHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

/** A text with its pictures at other addresses. */
export const withPictures = (body: string, addressOf: (src: string) => string): string =>
  body.replace(IMG, (_whole, src: string) => `<img src="${asHtml(addressOf(src.replaceAll('&amp;', '&')))}"`);

/** A text with what is said in the place of each picture, for whoever can't load ours. */
export const withoutPictures = (body: string): string =>
  body.replace(/<figure><img src="[^"]*" alt="([^"]*)"><\/figure>/gu, (_whole, alt: string) => (alt === '' ? '' : `<p>[${alt}]</p>`));

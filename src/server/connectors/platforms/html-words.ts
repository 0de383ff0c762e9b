import { decodeHTMLStrict } from 'entities';
import { text } from './fetched';

/** A text as it is meant, of one in which signs stand as entities of HTML, decoded once: `&amp;amp;` is `&amp;`. */
export const decodedWords = (words: string): string => decodeHTMLStrict(words);

/** A text of an answer that stands in HTML there. */
export const htmlWords = text.transform(decodedWords);

import { analyse } from 'chardet';
import { isEncoding, type Encoding } from './encoding-names';

/**
 * The letters of bytes from 128 on where no decoder is to be trusted with them: the Encoding Standard leaves out code page 850, in which Excel saves
 * “CSV (MS-DOS)” in Western Europe, and Node before 23.7 takes Windows-1252 for ISO 8859-1.
 */
const UPPER_HALVES: Readonly<Partial<Record<Encoding, string>>> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'windows-1252':
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
};

/** Bytes that are decoded by one call, which takes no more arguments than fit on the stack. */
const PIECE = 8192;

const decodeBy = (upper: string, bytes: Uint8Array): string => {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) {
    const codes = Array.from(bytes.subarray(from, from + PIECE), (byte) => (byte < 128 ? byte : upper.charCodeAt(byte - 128)));
    pieces.push(String.fromCharCode(...codes));
  }
  return pieces.join('');
};

/** The text of some bytes; what an encoding has no letter for becomes the replacement character. */
export const decodeBytes = (bytes: Uint8Array, encoding: Encoding): string => {
  const upper = UPPER_HALVES[encoding];
  return upper === undefined ? new TextDecoder(encoding).decode(bytes) : decodeBy(upper, bytes);
};

/** Whether a text of two bytes a letter was written with the higher byte first; undefined: it has one a letter. */
const utf16In = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const first = bytes.subarray(0, 200);
  const zeros = (from: 0 | 1): number => first.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (first.length < 4) return undefined;
  if (zeros(1) > first.length / 4) return 'utf-16le';
  return zeros(0) > first.length / 4 ? 'utf-16be' : undefined;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Bytes that are looked at: more of them make no better guess. */
const LOOKED_AT = 100_000;

const WESTERN = ['windows-1252', 'macintosh', 'cp850'] as const satisfies readonly Encoding[];

/** Letters with marks that the languages of Western Europe write. */
const MARKED = /[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿœŒ]/u;

/**
 * The share of the letters beyond ASCII that stand where a Western language has them: beside a plain letter, and no capital inside of a word with small
 * letters. Texts of a few addresses are too short for statistics of letter pairs.
 */
const westernShare = (text: string): number => {
  let [all, usual] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter.charCodeAt(0) < 128) continue;
    all += 1;
    const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
    const isCapital = letter !== letter.toLowerCase();
    if (!MARKED.test(letter)) {
      // Signs that stand by themselves: a number sign, quotation marks, a dash, an amount in euros.
      if (/[°º€£–—“”„‘’«»·]/u.test(letter) && !(/[a-z]/iu.test(before) && /[a-z]/iu.test(after))) usual += 1;
    } else if (/[a-z]/iu.test(before + after) && !(isCapital && /\p{L}/u.test(before) && /[a-z]/u.test(before + after))) usual += 1;
  }
  return all === 0 ? 1 : usual / all;
};

/** The Western encoding a text is likeliest in, and how much of it that explains. */
const westernGuess = (bytes: Uint8Array): { readonly encoding: Encoding; readonly share: number } => {
  let best: { readonly encoding: Encoding; readonly share: number } = { encoding: 'windows-1252', share: -1 };
  for (const encoding of WESTERN) {
    const share = westernShare(decodeBytes(bytes, encoding));
    if (share > best.share) best = { encoding, share };
  }
  return best;
};

/** Encodings the statistics name that have another name here, or are part of one. */
const SAME: Readonly<Record<string, Encoding>> = {
  'iso-8859-5': 'windows-1251',
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

/** Below this share of usual letters a text is hardly Western, and the statistics are asked. */
const CLEARLY_WESTERN = 0.8;

/** How a file somebody saved with whatever program is most likely written. A guess: the person is shown it, and may choose another. */
export const guessEncoding = (bytes: Uint8Array): Encoding => {
  const wide = utf16In(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  const first = bytes.subarray(0, LOOKED_AT);
  const western = westernGuess(first);
  if (western.share >= CLEARLY_WESTERN) return western.encoding;
  for (const { name } of analyse(first)) {
    const found = name.toLowerCase();
    if (SAME[found]) return SAME[found];
    // UTF-8 was ruled out, and the Western ones were looked at by a better measure.
    if (isEncoding(found) && found !== 'utf-8' && found !== 'windows-1252') return found;
  }
  return western.encoding;
};

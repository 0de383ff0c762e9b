import type { RefusalCode } from '../fault';
import { cleanNumber, couriersFor, isNumber, isPlaceholder, namesCourier } from './couriers';

/** What a spreadsheet makes of a long number: its last digits are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/;

/** Digits of the shortest number that people write with blanks in it, or beside another. */
const FEWEST_DIGITS = 8;

const digitsIn = (text: string): number => text.replace(/\P{Nd}/gu, '').length;

/** Where couriers show a parcel, its number is a value of the address. */
const IN_ADDRESS =
  /[?&#/](?:tLabels|trkn(?:um|br)|tracknums?|trackingnumbers?|tracking-id|nums?|piececode|code|query|searchFor|pin)=([^&#?\s]+)/i;

/** What people write before a number. */
const LABEL = /^(?:tracking|track|trk|awb|parcel|shipment|sendung|colis)?\s*(?:number|code|no\.?|nr\.?|n°|id|#)?\s*[:#]\s*/i;

/** Characters of a refused text that are said again. */
const MOST_SAID = 60;

interface RefusedText {
  readonly text: string;
  readonly refusal: Extract<RefusalCode, 'tracking.shortened' | 'tracking.notANumber'>;
}

/** The numbers of a cell, cleaned, each once, and what in it is none, with the reason. */
export interface ReadNumbers {
  readonly numbers: readonly string[];
  readonly refused: readonly RefusedText[];
}

const fits = (number: string): boolean => couriersFor(number).length > 0;

const refusedAs = (text: string, refusal: RefusedText['refusal'] = 'tracking.notANumber'): RefusedText => ({
  text: text.slice(0, MOST_SAID),
  refusal,
});

/** A number with its courier's name before or behind it, as in `USPS 9400…` or `1Z… (UPS)`. */
const besideCourier = (text: string): string | undefined => {
  const parts = text.split(/[\s:()]+/u).filter((part) => part !== '');
  const named = parts.filter((part) => !/\p{Nd}/u.test(part)).join(' ');
  const rest = cleanNumber(parts.filter((part) => /\p{Nd}/u.test(part)).join(''));
  return named !== '' && namesCourier(named) && fits(rest) && isNumber(rest) ? rest : undefined;
};

/** Words between digits are those of an address or of a name. */
const hasWords = (text: string): boolean => {
  const parts = text.trim().split(/\s+/u);
  return parts.length > 1 && (parts.some((part) => /^\p{L}{3,}\.?$/u.test(part)) || digitsIn(text) < FEWEST_DIGITS);
};

const readOne = (text: string): string | RefusedText => {
  const said = text.replace(LABEL, '').trim();
  const number = cleanNumber(said);
  if (SHORTENED.test(number)) return refusedAs(text, 'tracking.shortened');
  if (isNumber(number) && (fits(number) || !hasWords(said))) return number;
  return besideCourier(said) ?? refusedAs(text);
};

/** Parts that blanks leave are numbers by themselves where the whole is none. */
const partsOf = (piece: string): string[] => {
  const parts = piece.split(/\s+/u);
  const several = parts.length > 1 && parts.every((part) => digitsIn(part) >= FEWEST_DIGITS && isNumber(cleanNumber(part)));
  return several && !fits(cleanNumber(piece)) ? parts : [piece];
};

const MARKS = /[,;|\n\r\t/&+]+|\s+(?:and|und|et|e|y)\s+/iu;

/** A link, a telephone number or a mail address is looked at as a whole. */
const WHOLE = /^(?:https?:|\+\d|\S+@)/i;

const piecesOf = (text: string): string[] => {
  const whole = cleanNumber(text);
  if (isPlaceholder(whole) || SHORTENED.test(whole) || WHOLE.test(text)) return [text];
  return text
    .replace(/\bn\/a\b/giu, 'NA')
    .split(MARKS)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
};

/** Reads what stands where a tracking number belongs: several numbers in one cell are several parcels. */
export const readTrackingNumbers = (cell: string): ReadNumbers => {
  const text = cell.normalize('NFKC').trim();
  if (text === '') return { numbers: [], refused: [] };
  const linked = /^https?:/i.test(text) ? IN_ADDRESS.exec(text)?.[1] : undefined;
  if (WHOLE.test(text) && !linked) return { numbers: [], refused: [refusedAs(text)] };
  const read = (linked === undefined ? piecesOf(text) : [linked]).flatMap((piece) => partsOf(piece)).map((piece) => readOne(piece));
  const numbers = [...new Set(read.filter((each) => typeof each === 'string'))];
  const refused = read.filter((each) => typeof each !== 'string');
  // An address is no list of numbers because one of its parts could be one.
  const words = refused.filter((each) => !isPlaceholder(cleanNumber(each.text)));
  if (words.length > 0 && !numbers.some(fits)) return { numbers: [], refused: [refusedAs(text, words[0]?.refusal)] };
  return { numbers, refused };
};

/** The number of a cell that has one and nothing else; undefined: it has none, several, or something that is none. */
export const onlyTrackingNumber = (cell: string): string | undefined => {
  const { numbers, refused } = readTrackingNumbers(cell);
  return numbers.length === 1 && refused.length === 0 ? numbers[0] : undefined;
};

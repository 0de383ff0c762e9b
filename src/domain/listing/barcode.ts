export const BARCODE_TYPES = ['gtin', 'ean', 'upc', 'isbn'] as const;

export type BarcodeType = (typeof BARCODE_TYPES)[number];

/** The type somebody named, empty for none; null where there is no such type. */
export const barcodeTypeOf = (text: string | null | undefined): BarcodeType | '' | null => {
  const named = text?.trim().toLowerCase() ?? '';
  return named === '' ? '' : (BARCODE_TYPES.find((type) => type === named) ?? null);
};

/** How many digits each may have. An ISBN of ten digits has a check digit of its own. */
const LENGTHS: Readonly<Record<BarcodeType, readonly number[]>> = { gtin: [8, 12, 13, 14], ean: [8, 13], upc: [12], isbn: [13] };

const digitsOf = (barcode: string): string => barcode.replaceAll(/[\s-]/gu, '');

/** The last digit of a GTIN makes the others, by turns once and three times, a multiple of ten. */
const hasCheckDigit = (digits: string): boolean =>
  /^\d+$/u.test(digits) && [...digits].toReversed().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;

const isIsbn10 = (digits: string): boolean =>
  /^\d{9}[\dX]$/u.test(digits) &&
  [...digits].reduce((sum, digit, at) => sum + (digit === 'X' ? 10 : Number(digit)) * (10 - at), 0) % 11 === 0;

/** Whether a barcode is one of its type, with the check digit it needs; spaces and hyphens do not count. */
export const isBarcodeOf = (type: BarcodeType, barcode: string): boolean => {
  const digits = digitsOf(barcode.toUpperCase());
  return (type === 'isbn' && isIsbn10(digits)) || (LENGTHS[type].includes(digits.length) && hasCheckDigit(digits));
};

/** A global trade item number, with the kind platforms ask for. */
export interface TradeNumber {
  readonly kind: BarcodeType;
  readonly digits: string;
}

/** A barcode as a trade number; null for anything else, such as a number of somebody's own. */
export const tradeNumberOf = (barcode: string, named: BarcodeType | ''): TradeNumber | null => {
  const digits = digitsOf(barcode.toUpperCase());
  if (isIsbn10(digits)) return named === 'isbn' ? { kind: 'isbn', digits } : null;
  if (!isBarcodeOf('gtin', digits)) return null;
  if (named !== '') return { kind: named, digits };
  if (digits.length === 12) return { kind: 'upc', digits };
  if (digits.length === 14) return { kind: 'gtin', digits };
  return { kind: /^97[89]/u.test(digits) && digits.length === 13 ? 'isbn' : 'ean', digits };
};

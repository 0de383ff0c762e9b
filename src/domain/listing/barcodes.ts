/** Kinds of barcodes a product is known by; empty: none. */
export const BARCODE_TYPES = ['', 'gtin', 'ean', 'upc', 'isbn'] as const;
type BarcodeType = (typeof BARCODE_TYPES)[number];

/** Figures a code of a kind has. */
const LENGTHS: Readonly<Record<Exclude<BarcodeType, ''>, readonly number[]>> = {
  gtin: [8, 12, 13, 14],
  ean: [8, 13],
  upc: [12],
  isbn: [10, 13],
};

/** The figure all codes but the short ISBN end with (GS1 General Specifications, 7.9): weights 3 and 1, from the right. */
const checkFigure = (figures: string): number => {
  const sum = [...figures].reverse().reduce((total, figure, at) => total + Number(figure) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** An ISBN of ten (ISO 2108): weights 10 down to 1 make a multiple of 11; X counts 10. */
const isShortIsbn = (code: string): boolean =>
  [...code].reduce((total, sign, at) => total + (sign === 'X' ? 10 : Number(sign)) * (10 - at), 0) % 11 === 0;

/** What is wrong with a code of a kind; null: nothing, as of no code. Shops refuse a wrong one, so it warns. */
export const barcodeFault = (type: string, typed: string): 'length' | 'figure' | null => {
  const code = typed.replace(/[\s-]/gu, '').toUpperCase();
  const kind = BARCODE_TYPES.find((each) => each === type);
  if (code === '' || !kind) return null;
  if (kind === 'isbn' && /^\d{9}[\dX]$/u.test(code)) return isShortIsbn(code) ? null : 'figure';
  if (!/^\d+$/u.test(code) || !LENGTHS[kind].includes(code.length)) return 'length';
  return checkFigure(code.slice(0, -1)) === Number(code.at(-1)) ? null : 'figure';
};

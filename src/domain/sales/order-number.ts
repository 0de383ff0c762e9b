/** An order's number without the mark that is shown before every number: shops tell some with it, as `#1001`. */
export const numberWithoutMark = (number: string): string => number.trim().replace(/^#+\s*/u, '');

/** What is typed to find an order, as it is compared: without the mark, in small letters. */
export const typedNumber = (typed: string): string => numberWithoutMark(typed).toLowerCase();

/** The number in an order's number, as of `SHOP-1003` or `1004-EU`: its last long run of digits, else all its digits. The column `found_digits` is made so. */
export const digitsOfNumber = (number: string): string =>
  /([0-9]{3,})(?:[^0-9]+[0-9]{0,2})*$/u.exec(number)?.[1] ?? number.replace(/[^0-9]/gu, '');

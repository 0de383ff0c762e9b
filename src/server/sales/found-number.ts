import { sql, type RawBuilder } from 'kysely';
import { typedNumber } from '../../domain/sales/order-number';

/** The greatest character there is. */
const LAST = '\u{10FFFF}';

const isDigits = (typed: string): boolean => /^[0-9]+$/u.test(typed);

/** Whether an order, for `sql`, has the number that was typed: the whole one, or its digits, as 1003 of `SHOP-1003`. `alias`: of `orders`. */
export const isNumbered = (alias: string, typed: string): RawBuilder<boolean> => {
  const wanted = typedNumber(typed);
  const whole = sql<boolean>`${sql.ref(`${alias}.found_number`)} = ${wanted}`;
  return isDigits(wanted) ? sql<boolean>`(${whole} or ${sql.ref(`${alias}.found_digits`)} = ${wanted})` : whole;
};

/** Whether an order's number begins as was typed: the whole one, or its digits. */
export const numberBegins = (alias: string, typed: string): RawBuilder<boolean> => {
  const wanted = typedNumber(typed);
  const begins = (column: string) =>
    sql<boolean>`(${sql.ref(`${alias}.${column}`)} >= ${wanted} and ${sql.ref(`${alias}.${column}`)} < ${wanted + LAST})`;
  return isDigits(wanted) ? sql<boolean>`(${begins('found_number')} or ${begins('found_digits')})` : begins('found_number');
};

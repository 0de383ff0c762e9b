import { isTable, spreadPasted } from '../../../../../src/client/screens/paypal/pasted-numbers';
import { payment } from './payment';

const rows = [1, 2, 3].map((n) => payment(n));
const [first, second, third] = rows.map(({ _id }) => _id);
const UPS = '1Z999AA10123456784';
const USPS = '9400111899223344556677';

const spread = (text: string, from = first ?? '') => {
  const { changes, over } = spreadPasted(text, rows, from);
  return { changes: changes.map(([id, { number, carrier }]) => [id, number, carrier]), over };
};

test('one number alone is typed as it is', () => {
  expect(isTable(UPS)).toBe(false);
  expect(isTable(`${UPS}\n`)).toBe(false);
  expect(isTable(`${UPS}\n${USPS}`)).toBe(true);
  expect(isTable(`#1001\t${UPS}`)).toBe(true);
});

test('lines go into the rows from where they were pasted; an empty one leaves a row out, a head takes none', () => {
  expect(spread(`${UPS}\r\n\r\n${USPS}\r\n`)).toEqual({
    changes: [
      [first, UPS, ''],
      [third, USPS, ''],
    ],
    over: 0,
  });
  expect(spread(`Tracking number\n${UPS}`, second).changes).toEqual([[second, UPS, '']]);
});

test('a second cell says the courier, by its code or its name', () => {
  expect(spread(`${UPS}\tups\n1234567890\tDHL Express`).changes).toEqual([
    [first, UPS, 'ups'],
    [second, '1234567890', 'dhl'],
  ]);
});

test('a line that names its transaction or its order goes there, wherever it was pasted', () => {
  const [, two] = rows;
  expect(spread(`#1003\t${UPS}\n${two?.transaction_id}\t${USPS}\tusps`).changes).toEqual([
    [third, UPS, ''],
    [second, USPS, 'usps'],
  ]);
});

test('numbers no row is left for are counted', () => {
  expect(spread(`${UPS}\n${USPS}\n${UPS}`, second)).toEqual({
    changes: [
      [second, UPS, ''],
      [third, USPS, ''],
    ],
    over: 1,
  });
});

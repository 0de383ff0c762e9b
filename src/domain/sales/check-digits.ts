/** How a number's check digit stands: `none` where its shape has none, or none that is known. */
type NumberCheck = 'right' | 'wrong' | 'none';

const digitsOf = (text: string): number[] => [...text].map(Number);

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0);

/** The digit that fills a sum up to the next ten. */
const fillsTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** As GS1 does it, and with it posts and couriers: 3 and 1 in turn, from the last digit. */
const gs1 = (serial: string): number => fillsTen(weighted(digitsOf(serial).toReversed(), [3, 1]));

/** Letters of a UPS number count as digits too: A is 2, B is 3, and so on. */
const upsDigit = (char: string): number => (/\d/.test(char) ? Number(char) : (char.charCodeAt(0) - 63) % 10);

const ups = (serial: string): number => fillsTen(weighted([...serial].map(upsDigit), [1, 2]));

/** Every post of the world: UPU S10. */
const s10 = (serial: string): number => {
  const rest = 11 - (weighted(digitsOf(serial), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
};

interface CheckRule {
  /** Couriers by their codes; none: every one whose numbers look like that. */
  readonly of?: readonly string[];
  /** The first group is what is counted, the second the check digit. */
  readonly shape: RegExp;
  readonly digit: (serial: string) => number;
}

/** The rules of the public collection `tracking_number_data`, whose sample numbers the tests go by, and of DHL's own description of its codes. */
const RULES: readonly CheckRule[] = [
  { shape: /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/, digit: s10 },
  { of: ['ups'], shape: /^1Z([0-9A-Z]{15})(\d)$/, digit: ups },
  { of: ['usps', 'dhlglobalmail'], shape: /^(?:420\d{5}(?:\d{4})?)?(9[1-5]\d{19}(?:\d{4})?)(\d)$/, digit: gs1 },
  { of: ['usps'], shape: /^(\d{19})(\d)$/, digit: gs1 },
  // Of some numbers of twenty digits, what USPS and FedEx put before them counts as well.
  { of: ['usps'], shape: /^(\d{19})(\d)$/, digit: (serial) => gs1(`91${serial}`) },
  { of: ['fedex'], shape: /^(\d{2}29\d{15})(\d)$/, digit: (serial) => gs1(`92${serial}`) },
  { of: ['fedex'], shape: /^(\d{11})(\d)$/, digit: (serial) => (weighted(digitsOf(serial), [3, 1, 7]) % 11) % 10 },
  { of: ['fedex'], shape: /^(\d{14})(\d)$/, digit: gs1 },
  { of: ['fedex'], shape: /^96\d{5}(\d{14})(\d)$/, digit: gs1 },
  { of: ['fedex'], shape: /^(?:10|96)\d{18}(\d{13})(\d)$/, digit: (serial) => (weighted(digitsOf(serial), [1, 7, 3]) % 11) % 10 },
  { of: ['dhl'], shape: /^(\d{9})(\d)$/, digit: (serial) => Number(serial) % 7 },
  { of: ['dhl-germany'], shape: /^(\d{11})(\d)$/, digit: (serial) => fillsTen(weighted(digitsOf(serial), [4, 9])) },
  { of: ['dhl-germany'], shape: /^(\d{19})(\d)$/, digit: gs1 },
  { of: ['ontrac'], shape: /^C(\d{13})(\d)$/, digit: (serial) => fillsTen(weighted(digitsOf(`4${serial}`), [1, 2])) },
  { of: ['ontrac'], shape: /^D(\d{13})(\d)$/, digit: (serial) => fillsTen(weighted(digitsOf(`5${serial}`), [1, 2])) },
];

/** How the check digit of a courier's number stands. `number`: without blanks, in capitals. */
export const checksOf = (courier: string, number: string): NumberCheck => {
  const checked = RULES.flatMap(({ of, shape, digit }) => {
    const [, serial, check] = of && !of.includes(courier) ? [] : (shape.exec(number) ?? []);
    return serial === undefined ? [] : [digit(serial) === Number(check)];
  });
  return checked.length === 0 ? 'none' : checked.includes(true) ? 'right' : 'wrong';
};

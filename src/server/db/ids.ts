import { randomBytes } from 'node:crypto';

const RANDOM_BITS = 48n;
let previous = 0n;

/**
 * A new id: 24 lower-case hex characters. The first 12 are the time in ms, the rest is random, so ids sort by the time they were made;
 * within one process each is greater than the one before.
 */
export const newId = (): string => {
  const random = BigInt(`0x${randomBytes(6).toString('hex')}`);
  const candidate = (BigInt(Date.now()) << RANDOM_BITS) | random;
  previous = candidate > previous ? candidate : previous + 1n;
  return previous.toString(16).padStart(24, '0');
};

const ID = /^[0-9a-f]{24}$/;

/** Whether a text could be one of our ids; anything else can be answered as missing without asking the database. */
export const isId = (text: string): boolean => ID.test(text);

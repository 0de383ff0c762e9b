import { createHash } from 'node:crypto';

const RANGE = 2 ** 32;

/** A number in [0, 1) that is the same each time: what happens to `key`, by the clock's seed. */
export const chance = (seed: string, key: string, question: string): number =>
  createHash('sha256')
    .update(JSON.stringify([seed, key, question]))
    .digest()
    .readUInt32BE(0) / RANGE;

/** A whole number from `least` to `most`, each as likely. */
export const pick = (drawn: number, least: number, most: number): number => least + Math.floor(drawn * (most - least + 1));

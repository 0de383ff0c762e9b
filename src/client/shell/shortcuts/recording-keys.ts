import type { Keys } from './registry';

/** What a key does while a recording is looked at. */
export const RECORDING_KEYS = {
  play: [['Space']],
  step: [['←'], ['→']],
  leap: [
    ['Shift', '←'],
    ['Shift', '→'],
  ],
  ends: [['Home'], ['End']],
  slower: [['['], [']']],
  fault: [['e'], ['Shift', 'e']],
  difference: [['d']],
  change: [['c'], ['Shift', 'c']],
  cause: [['w']],
  zoom: [['+'], ['-'], ['0']],
  screen: [['v']],
} as const satisfies Readonly<Record<string, readonly Keys[]>>;

export type RecordingDeed = keyof typeof RECORDING_KEYS;

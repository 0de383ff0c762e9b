import type { Origin, SliceChange } from './format';
import { hashAt } from './slices';

/** Where a replay first came to another state than the page did. */
export interface Divergence {
  /** The first action after which the states differ. */
  readonly seq: number;
  readonly slice: string;
  /** JSON pointer into the state; a row stands under its id. */
  readonly pointer: string;
  /** The action that made the difference. */
  readonly cause: { readonly seq: number; readonly type: string; readonly origin: Origin } | null;
  readonly reason: string;
}

const NO_PARTS: Readonly<Record<string, string>> = {};

/** The deepest place that tells two states of a slice apart, as far as the recorded hashes reach. */
export const pointerOf = (slice: string, value: unknown, recorded: SliceChange | undefined, ours: SliceChange | undefined): string => {
  const [, expected] = recorded ?? ['', NO_PARTS];
  const wrong = Object.keys(expected).filter((pointer) => hashAt(slice, value, pointer) !== expected[pointer]);
  const surplus = Object.keys(ours?.[1] ?? NO_PARTS).filter((pointer) => !Object.keys(expected).some((known) => pointer.startsWith(known)));
  // Our own pointers may reach deeper than the recorded ones, never the other way round about the same place.
  return wrong[0] ?? surplus[0] ?? '';
};

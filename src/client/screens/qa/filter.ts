import type { Moment } from '../../replay/reading/open-log';

/** Who started an action, or what else a moment is: what the list can be narrowed to. */
export const KINDS = ['ui', 'timer', 'saga', 'net', 'call', 'fault', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export const kindOf = ({ t, origin }: Moment): Kind => {
  if (t === 'a') return origin ?? 'ui';
  if (t === 'n') return 'call';
  return t === 'e' || t === 'g' || t === 'r' ? 'fault' : 'other';
};

export interface Filter {
  /** Those that are left out. */
  readonly without: ReadonlySet<Kind>;
  readonly text: string;
}

/** Checkpoints and snapshots are looked at on the line; a list of them tells nobody anything. */
export const NO_FILTER: Filter = { without: new Set<Kind>(['other']), text: '' };

const holds = (moment: Moment, text: string): boolean =>
  moment.name.toLowerCase().includes(text) ||
  String(moment.seq) === text ||
  (moment.slices?.some((slice) => slice.toLowerCase().includes(text)) ?? false);

/** Indexes of the moments that are left. `found`: those whose record holds the text, such as the id of a row; null: nobody looked. */
export const filtered = (moments: readonly Moment[], { without, text }: Filter, found: ReadonlySet<number> | null): number[] => {
  const wanted = text.trim().toLowerCase();
  return moments.flatMap((moment) =>
    !without.has(kindOf(moment)) && (wanted === '' || holds(moment, wanted) || found?.has(moment.index)) ? [moment.index] : [],
  );
};

/** The place in a sorted list of indexes where one stands, or the one before it; -1 where all come later. */
export const rankOf = (indexes: readonly number[], index: number): number => {
  let [low, high] = [0, indexes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indexes[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

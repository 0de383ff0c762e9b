import { diffOf } from '../../client/replay/reading/diff';
import type { Moment, OpenedLog } from '../../client/replay/reading/open-log';
import { createTimeline, type Timeline } from '../../client/replay/reading/timeline';
import type { State } from '../../client/replay/slices';
import { createRootReducer } from '../../client/store';
import '../../client/late-parts';
import { EXIT } from './exit-codes';
import { openFile } from './file-bytes';
import type { Outcome } from './outcome';
import { diffLines } from './step-list';

/** What a person did, by what it is called: its ids are made anew each time. */
const intentsOf = (log: OpenedLog): readonly Moment[] => log.moments.filter(({ t, origin }) => t === 'a' && origin === 'ui');

/** What came of an intent: everything up to the next one. */
const effectsOf = (log: OpenedLog, intents: readonly Moment[], nth: number): readonly Moment[] => {
  const [from, to] = [intents[nth]?.index ?? -1, intents[nth + 1]?.index ?? log.moments.length];
  return log.moments.slice(from + 1, to).filter(({ t }) => t === 'a' || t === 'n' || t === 'e');
};

/** As many intents as are looked at around a difference for where the two go on alike; a log may hold fifty thousand. */
const WINDOW = 2_000;

/** Pairs of intents that are the same in both, in order: a longest common subsequence, found where the two are not alike anyway. */
const aligned = (a: readonly Moment[], b: readonly Moment[]): (readonly [number, number])[] => {
  const pairs: (readonly [number, number])[] = [];
  let start = 0;
  while (start < a.length && start < b.length && a[start]?.name === b[start]?.name) pairs.push([start, start++]);
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end]?.name === b[b.length - 1 - end]?.name) end++;
  const [left, right] = [a.slice(start, a.length - end).slice(0, WINDOW), b.slice(start, b.length - end).slice(0, WINDOW)];
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const [down, across, along] = [lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0, lengths[i + 1]?.[j + 1] ?? 0];
      (lengths[i] as Uint16Array)[j] = left[i]?.name === right[j]?.name ? along + 1 : Math.max(down, across);
    }
  }
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i]?.name === right[j]?.name) pairs.push([start + i++, start + j++]);
    else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  for (let k = end; k > 0; k--) pairs.push([a.length - k, b.length - k]);
  return pairs;
};

const wordsOf = ({ t, name, status }: Moment): string => (t === 'n' ? `call ${name}: ${status ?? ''}` : t === 'e' ? `error ${name}` : name);

/** The first thing that came of a step in one log and not in the other; order among what comes by itself is chance. */
const effectsDiffer = (a: readonly Moment[], b: readonly Moment[]): string | null => {
  const count = (moments: readonly Moment[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const moment of moments) counts.set(wordsOf(moment), (counts.get(wordsOf(moment)) ?? 0) + 1);
    return counts;
  };
  const [left, right] = [count(a), count(b)];
  for (const words of new Set([...left.keys(), ...right.keys()])) {
    const [one, other] = [left.get(words) ?? 0, right.get(words) ?? 0];
    if (one !== other) return `${words}: ${one} in A, ${other} in B`;
  }
  return null;
};

/** Ids and marks of two sessions are never the same; what is left of a state without them can be compared. */
const likened = (value: unknown): unknown => {
  const ids = new Map<string, string>();
  const text = JSON.stringify(value, (_key, item: unknown) => (typeof item === 'number' && item > 1e9 ? 0 : item)) ?? 'null';
  return JSON.parse(
    text.replace(/~[0-9a-f]{16}\b|\b[0-9a-f]{32}\b/g, (id) => ids.get(id) ?? (ids.set(id, `id ${ids.size + 1}`), `id ${ids.size}`)),
  );
};

/** As much as is compared, and as much of it as is shown. */
const COMPARED = { rows: 100, values: 500 };
const LINES_SHOWN = 12;

/** Looks at two states at a time and tells what is new in how they differ: another version may begin with other fields. */
const createStateLook = (a: Timeline, b: Timeline): ((one: Moment, other: Moment) => readonly string[]) => {
  const known = new Set<string>();
  return (one, other) => {
    const [left, right] = [a.stateAt(one), b.stateAt(other)];
    if (!left || !right) return [];
    const lines = diffOf(likened(left) as State, likened(right) as State, COMPARED).flatMap(diffLines);
    const fresh = lines.filter((line) => !known.has(placeIn(line)));
    for (const line of lines) known.add(placeIn(line));
    return fresh.slice(0, LINES_SHOWN);
  };
};

/** Where a line of a diff says that something differs, without the values. */
const placeIn = (line: string): string => line.split('  ').filter(Boolean)[0] ?? line;

interface Compared {
  readonly status: 'same' | 'differ';
  /** In a sentence. */
  readonly difference: string | null;
  /** The step at which it was, in each log. */
  readonly seqA: number | null;
  readonly seqB: number | null;
  readonly values: readonly string[];
  /** Steps that both have. */
  readonly steps: number;
}

/** The same steps on two versions: the first step that only one has, of which something else came, or after which the states differ. */
export const compareLogs = (a: OpenedLog, b: OpenedLog): Compared => {
  const [left, right] = [intentsOf(a), intentsOf(b)];
  const [timeA, timeB] = [createTimeline(a, createRootReducer), createTimeline(b, createRootReducer)];
  const pairs = aligned(left, right);
  const differ = (difference: string, one: Moment | undefined, other: Moment | undefined, values: readonly string[] = []): Compared => ({
    status: 'differ',
    difference,
    seqA: one?.seq ?? null,
    seqB: other?.seq ?? null,
    values,
    steps: pairs.length,
  });
  const look = createStateLook(timeA, timeB);
  // What differs before the first step was not made by one.
  const [beginA, beginB] = [a.moments[0], b.moments[0]];
  if (beginA && beginB) look(beginA, beginB);
  let [i, j] = [0, 0];
  const ends = [left.length, right.length] as const;
  for (const [nth, [nextA, nextB]] of [...pairs, ends].entries()) {
    const [onlyA, onlyB] = [left[i], right[j]];
    if (i < nextA) return differ(`Step ${i + 1}, ${onlyA?.name ?? ''}, is only in A (action ${onlyA?.seq ?? 0}).`, onlyA, undefined);
    if (j < nextB) return differ(`Step ${j + 1}, ${onlyB?.name ?? ''}, is only in B (action ${onlyB?.seq ?? 0}).`, undefined, onlyB);
    [i, j] = [nextA + 1, nextB + 1];
    const [one, other] = [left[nextA], right[nextB]];
    if (!one || !other) break;
    // What comes before a step that only one has includes what came of that step in the other.
    const [followA, followB] = pairs[nth + 1] ?? ends;
    if (followA > i || followB > j) continue;
    const step = `After step ${nextA + 1}, ${one.name} (action ${one.seq} in A, ${other.seq} in B)`;
    const effects = effectsDiffer(effectsOf(a, left, nextA), effectsOf(b, right, nextB));
    if (effects) return differ(`${step}: ${effects}.`, one, other);
    const until = [left[nextA + 1]?.index ?? a.moments.length, right[nextB + 1]?.index ?? b.moments.length];
    const values = look(a.moments[(until[0] ?? 1) - 1] ?? one, b.moments[(until[1] ?? 1) - 1] ?? other);
    if (values.length > 0) return differ(`${step} the states differ, A → B:`, one, other, values);
  }
  return { status: 'same', difference: null, seqA: null, seqB: null, values: [], steps: pairs.length };
};

/** Compares two files. Throws an UnreadableLog. */
export const compareFiles = async ([fileA, fileB]: readonly [string, string]): Promise<Outcome> => {
  const [a, b] = [await openFile(fileA), await openFile(fileB)];
  const compared = compareLogs(a, b);
  const lines = [
    `A is ${fileA}, version ${a.pages[0]?.name ?? ''}; B is ${fileB}, version ${b.pages[0]?.name ?? ''}.`,
    `${compared.steps} steps are in both logs.`,
  ];
  lines.push(...(compared.difference === null ? ['Each step has the same result.'] : [compared.difference, ...compared.values]));
  return { exit: compared.status === 'same' ? EXIT.same : EXIT.diverged, told: compared, lines };
};

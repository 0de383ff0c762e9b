/** Shorter lists are counted and skipped through anew each time: exact, and fast enough. */
export const LONG_LIST = 10_000;

/** A list that has more is not counted to its end. */
export const COUNTED = 20_000;

/** Milliseconds for which a long list's count and marks are good. */
const GOOD_FOR = 15_000;
/** Lists of one process that are kept, and marks of one list. */
const MOST_LISTS = 500;
const MOST_MARKS = 200;

/** A row somebody has been shown: its place in the list, and the values the list is ordered by. */
export interface Mark {
  /** From 0. */
  readonly at: number;
  readonly id: string;
  /** Null in a list ordered by id alone. */
  readonly by: unknown;
}

/** How many rows a list has on all pages. */
export interface Total {
  readonly total: number;
  /** Nobody counted them: there are so many that it would take long. */
  readonly about: boolean;
}

/** What is known of a long list. */
export interface Kept extends Total {
  readonly until: number;
  readonly marks: Mark[];
}

/** By container, then by what the list asks for. */
const lists = new Map<string, Map<string, Kept>>();

/** What is still good to know of a list; undefined when nothing is. */
export const keptList = (containerId: string, list: string): Kept | undefined => {
  const kept = lists.get(containerId)?.get(list);
  return kept && kept.until > performance.now() ? kept : undefined;
};

/** Keeps a list's count. */
export const keepList = (containerId: string, list: string, known: Total): Kept => {
  let count = 0;
  for (const ofContainer of lists.values()) count += ofContainer.size;
  // All at once, rarely: it costs everybody one count.
  if (count >= MOST_LISTS) lists.clear();
  const kept: Kept = { ...known, until: performance.now() + GOOD_FOR, marks: [] };
  const own = lists.get(containerId) ?? new Map<string, Kept>();
  lists.set(containerId, own.set(list, kept));
  return kept;
};

/** Remembers where rows stand; the oldest marks go first. */
export const rememberMarks = ({ marks }: Kept, added: readonly Mark[]): void => {
  marks.push(...added);
  marks.splice(0, marks.length - MOST_MARKS);
};

/** Somebody changed something in the container: its lists are counted anew. Other nodes notice within the time a count is good for. */
export const forgetLists = (containerId: string): void => void lists.delete(containerId);

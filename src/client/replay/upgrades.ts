import { FORMAT, type LogRecord } from './format';

/** A record of any version. */
export type AnyRecord = Readonly<Record<string, unknown>> & { readonly t: string };

/** One step from a format version to the next. `docs/log-format.md` has a line for each. */
interface Upgrade {
  /** The record as the next version writes it, or null to leave it out. */
  readonly record: (record: AnyRecord) => AnyRecord | null;
  /** What the older version did not hold, in one sentence; undefined when nothing is lost. */
  readonly loss?: string;
}

/** The step from the version that is its key. */
export type Upgrades = Readonly<Record<number, Upgrade>>;

/** Every step there is: version 1 is the first. */
export const upgrades: Upgrades = {
  // Version 2 has records more and may leave answers out; what version 1 wrote reads as it is.
  1: { record: (record) => (record.t === 'h' ? { ...record, format: 2 } : record) },
  // Version 3 has reports; nothing else changed.
  2: { record: (record) => (record.t === 'h' ? { ...record, format: 3 } : record) },
};

interface Upgrader {
  /** The records that follow are of this version; false where a step is missing. */
  readonly from: (version: number) => boolean;
  /** A record as the present version writes it; null: it has none for that. */
  readonly record: (record: AnyRecord) => LogRecord | null;
  /** What was lost on the way, a sentence each. */
  readonly losses: () => readonly string[];
}

/** Takes records to version `to`, one step at a time. A page that was loaded by a newer program goes on in another version than the one before. */
export const createUpgrader = (steps: Upgrades = upgrades, to = FORMAT): Upgrader => {
  const losses = new Set<string>();
  let path: readonly Upgrade[] = [];
  return {
    from: (version) => {
      const versions = Array.from({ length: to - version }, (_step, i) => version + i);
      if (!Number.isSafeInteger(version) || version > to || versions.some((each) => !steps[each])) {
        return false;
      }
      path = versions.flatMap((each) => steps[each] ?? []);
      for (const { loss } of path) if (loss) losses.add(loss);
      return true;
    },
    record: (record) => path.reduce<AnyRecord | null>((old, step) => old && step.record(old), record) as unknown as LogRecord | null,
    losses: () => [...losses],
  };
};

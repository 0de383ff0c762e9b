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
export const upgrades: Upgrades = {};

interface Upgraded {
  readonly records: readonly (readonly [line: number, record: LogRecord])[];
  /** What was lost on the way, a sentence each. */
  readonly losses: readonly string[];
}

/** Takes the records of a log of version `from` to version `to`, one step at a time. Throws where a step is missing. */
export const upgrade = (
  records: readonly (readonly [line: number, record: AnyRecord])[],
  from: number,
  { steps = upgrades, to = FORMAT }: { readonly steps?: Upgrades; readonly to?: number } = {},
): Upgraded => {
  if (from > to) throw new Error(`It is of format ${from}; this version reads up to ${to}.`);
  const losses: string[] = [];
  let upgraded = records;
  for (let version = from; version < to; version++) {
    const step = steps[version];
    if (!step) throw new Error(`It is of format ${from}, which can't be read any more.`);
    if (step.loss) losses.push(step.loss);
    upgraded = upgraded.flatMap(([line, record]) => {
      const next = step.record(record);
      return next ? [[line, next] as const] : [];
    });
  }
  return { records: upgraded as unknown as Upgraded['records'], losses };
};

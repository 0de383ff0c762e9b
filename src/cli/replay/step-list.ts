import { diffOf, type DiffLimits, type SliceDiff, type ValueDiff } from '../../client/replay/reading/diff';
import { createCauses } from '../../client/replay/reading/causes';
import type { Moment } from '../../client/replay/reading/open-log';
import { createTimeline } from '../../client/replay/reading/timeline';
import { createRootReducer } from '../../client/store';
import { openFile } from './file-bytes';
import { inWords, shown, since } from './words';
import '../../client/late-parts';

/** The actions of a step list; without an end, to the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** `12..40`, `12..`, `..40`, `12`; null where it is none of these. */
export const parseRange = (text: string): Range | null => {
  const [, from, dots, to] = /^(\d{1,15})?(\.\.)?(\d{1,15})?$/.exec(text) ?? [];
  if (from === undefined && to === undefined && dots === undefined) return null;
  const first = Number(from ?? 1);
  const range = { from: first, to: to === undefined ? (dots ? Infinity : first) : Number(to) };
  return range.from <= range.to ? range : null;
};

/** As much of a diff as a terminal shows. */
const ON_TERMINAL: DiffLimits = { rows: 6, values: 8 };

interface Step {
  readonly seq: number;
  readonly ms: number;
  readonly type: string;
  readonly origin: string | undefined;
  readonly cause: number | undefined;
  /** Why the changes are not known. */
  readonly unknown?: string;
  readonly changes: readonly SliceDiff[];
}

const valueLine = (indent: string, { pointer, before, after }: ValueDiff): string =>
  `${indent}${pointer || '/'}  ${shown(before)} → ${shown(after)}`;

const more = (indent: string, count: number, what: string): string[] => (count > 0 ? [`${indent}and ${count} more ${what}`] : []);

export const diffLines = ({ slice, table, values }: SliceDiff): string[] => {
  const lines = values.shown.map((value) => valueLine('        ', { ...value, pointer: `/${slice}${value.pointer}` }));
  lines.push(...more('        ', values.more, `values of ${slice}`));
  if (!table) return lines;
  const { added, changed, removed, rows } = table;
  const counts = [added && `${added} added`, changed && `${changed} changed`, removed && `${removed} removed`].filter(Boolean).join(', ');
  lines.push(`        rows of ${slice}: ${counts}`);
  for (const { id, kind, fields } of rows.shown) {
    if (kind !== 'changed') {
      lines.push(`          ${kind} ${id}`);
      continue;
    }
    lines.push(`          ${id}`, ...fields.shown.map((value) => valueLine('            ', value)));
    lines.push(...more('            ', fields.more, 'fields'));
  }
  lines.push(...more('          ', rows.more, 'rows'));
  return lines;
};

/** A step as the terminal shows it. */
const stepLines = ({ ms, changes, unknown, cause }: Step, words: string): string[] => [
  `${since(ms)}  ${words}${cause === undefined ? '' : `, caused by action ${cause}`}`,
  ...(unknown ? [`        ${unknown}`] : changes.flatMap(diffLines)),
];

interface StepList {
  readonly steps: readonly Step[];
  readonly lines: readonly string[];
}

/** Every action of a range with what it changed. Throws an UnreadableLog. */
export const listSteps = async (file: string, { from, to }: Range): Promise<StepList> => {
  const log = await openFile(file);
  const timeline = createTimeline(log, createRootReducer);
  const causes = createCauses(log);
  const began = log.moments[0]?.at ?? 0;
  const lines: string[] = [];
  const steps = log.moments.flatMap((moment: Moment): Step[] => {
    if (moment.t !== 'a' || moment.seq < from || moment.seq > to) return [];
    const [before, after] = [timeline.stateAt({ index: moment.index - 1 }), timeline.stateAt(moment)];
    const step: Step = {
      seq: moment.seq,
      ms: moment.at - began,
      type: moment.name,
      origin: moment.origin,
      cause: causes.back(moment)[0]?.seq,
      ...(before && after
        ? { changes: diffOf(before, after, ON_TERMINAL) }
        : { changes: [], unknown: 'The changes are unknown because this action follows a gap.' }),
    };
    lines.push(...stepLines(step, inWords(moment, log.record(moment), '')));
    return [step];
  });
  return { steps, lines };
};

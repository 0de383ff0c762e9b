import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ActionRecord, HeaderRecord } from '../../../client/replay/format';
import type { OpenedLog } from '../../../client/replay/reading/open-log';
import type { CreateReducer, State } from '../../../client/replay/slices';
import { terminalLine } from '../../../domain/terminal-text';
import { expressionOf } from './expression';
import { findFault, type Expectation, type Fault } from './fault';
import { minimise, minimiseState } from './minimise';

type Action = ActionRecord['action'];

interface Minimal {
  readonly fault: Fault;
  readonly first: State;
  readonly actions: readonly Action[];
  /** How many actions there were from the beginning of the page to the fault. */
  readonly of: number;
}

/** What goes wrong in a log, with as few actions and as little of the first state as still show it. */
export const minimalFault = (
  log: OpenedLog,
  createReducer: CreateReducer,
  expected?: Expectation,
  until = Infinity,
): Minimal | undefined => {
  const fault = findFault(log, createReducer, expected, until);
  if (!fault) return undefined;
  const base = log.moments.findLast(({ t, index }) => (t === 'h' || t === 's') && index < fault.moment.index);
  if (!base) return undefined;
  const all = log.moments
    .slice(base.index + 1, fault.moment.index + 1)
    .flatMap((moment) => (moment.t === 'a' ? [(log.record(moment) as ActionRecord).action] : []));
  const { state } = log.record(base) as HeaderRecord;
  const whole = state as State;
  const culprit = all.slice(-1);
  if (!fault.shows(whole, all)) return undefined;
  const before = minimise(all.slice(0, -1), (kept) => fault.shows(whole, [...kept, ...culprit]));
  const first = minimiseState(whole, (some) => {
    try {
      return fault.shows(some, [...before, ...culprit]);
    } catch {
      // A state that holds too little for any reducer shows nothing.
      return false;
    }
  });
  // With less to begin with, less may have to happen.
  const actions = [...minimise(before, (kept) => fault.shows(first, [...kept, ...culprit])), ...culprit];
  return { fault, first, actions, of: all.length };
};

const importPath = (from: string, to: string): string => {
  const relative = path.relative(path.dirname(path.resolve(from)), to).replaceAll(path.sep, '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
};

const CLIENT = path.join(__dirname, '../../../client');

/** A jest test of the fault: it fails as long as the fault is there. What the log, its name and the place of the test say stands in it encoded. */
export const testText = ({ fault, first, actions }: Minimal, out: string, file: string): string => {
  const at = (module: string): string => expressionOf(importPath(out, path.join(CLIENT, module)));
  const fromSlices = ['createFold', ...(fault.looksAt === 'hash' ? ['hashAt', 'sliceOf'] : []), 'type State'];
  return `/** @jest-environment node */
// Made by \`npm run replay -- to-test\` of ${expressionOf(path.basename(file))}: ${expressionOf(fault.words)}
import ${at('late-parts')};
${fault.looksAt === 'value' ? `import { valueAt } from ${at('replay/reading/pointers')};\n` : ''}import { ${fromSlices.join(', ')} } from ${at('replay/slices')};
import { createRootReducer } from ${at('store')};

const first: State = ${expressionOf(first, 2)};

const actions = ${expressionOf(actions, 2)};

test(${expressionOf(terminalLine(`after action ${fault.moment.seq} of the log, ${fault.moment.name}`))}, () => {
  const fold = createFold(createRootReducer);
  let state = first;
  let thrown: unknown;
  for (const action of actions) {
    thrown = undefined;
    try {
      state = fold(state, action);
    } catch (error) {
      thrown = error;
    }
  }
  ${fault.assertion}${fault.looksAt === 'thrown' ? '' : '\n  expect(thrown).toBeUndefined();'}
});
`;
};

/** Writes the test. */
export const writeTest = (minimal: Minimal, out: string, file: string): void => writeFileSync(out, testText(minimal, out, file));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import type { Moment } from '../../../src/client/replay/reading/open-log';
import { createLogDesk, type SeenState } from '../../../src/client/screens/qa/log/log-desk';
import type { AskName, Asks, FromWorker, LogSummary } from '../../../src/client/screens/qa/log/protocol';
import { patched } from '../../../src/client/screens/qa/log/state-patch';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';
import { comes } from '../../support/comes';

const text = readFileSync(path.join(__dirname, '../../fixtures/logs/lists-and-failures.podlog.jsonl'), 'utf8');

/** A desk as the worker has it, with what it told. */
const deskOf = (content: string) => {
  const told: FromWorker[] = [];
  const desk = createLogDesk({
    createReducer: createRootReducer,
    tell: (message) => void told.push(structuredClone(message)),
    rest: () => new Promise((resolve) => setImmediate(resolve)),
  });
  desk.take({ kind: 'open', file: new Blob([content]) });
  const last = <Kind extends FromWorker['kind']>(kind: Kind) =>
    told.findLast((message): message is FromWorker & { kind: Kind } => message.kind === kind);
  let id = 0;
  return {
    desk,
    told,
    last,
    moments: (): Moment[] => told.flatMap((message) => (message.kind === 'moments' ? message.moments : [])),
    opened: async (): Promise<LogSummary> => {
      await comes(() => expect(last('proof')?.proof.whole).toBe(true));
      return last('opened')?.summary as LogSummary;
    },
    ask: <Name extends AskName>(name: Name, of: Asks[Name]['ask']): Asks[Name]['answer'] => {
      desk.take({ kind: 'ask', id: ++id, name, of });
      return last('answer')?.answer as Asks[Name]['answer'];
    },
  };
};

test('a log is opened, proven, and told moment by moment: its request, what it changed, what led to it', async () => {
  const { opened, last, moments, ask } = deskOf(text);
  const { report, header, events } = await opened();
  expect(last('proof')?.proof).toMatchObject({ status: 'same', divergence: null, reached: moments().length });
  expect(report).toBeNull();
  expect(header).toMatchObject({ t: 'h' });
  expect(header).not.toHaveProperty('state');
  expect(events.some(({ kind }) => kind === 'failed-call')).toBe(true);

  const answer = moments().find(({ t, name, slices }) => t === 'a' && name === 'entities/received' && slices?.includes('entities/stores'));
  const view = ask('look', { index: answer?.index ?? -1 });
  expect(view.changes?.find(({ slice }) => slice === 'entities/stores')?.table?.added).toBeGreaterThan(0);
  expect(view.back.map((index) => moments()[index]?.name)).toContain('stores/load');
  const click = view.back.at(-1) ?? -1;
  expect(ask('look', { index: click }).effects).toContain(view.back.at(-2) ?? answer?.index);

  const [row] = view.changes?.flatMap(({ table }) => table?.rows.shown ?? []) ?? [];
  const pointer = `/entities/stores/rows/${row?.id ?? ''}/_id`;
  expect(ask('value', { index: click, pointer })).toMatchObject({ nothing: true });
  expect(ask('value', { index: answer?.index ?? -1, pointer })).toEqual({ value: row?.id, nothing: false });
  expect(ask('change', { index: click, pointer, backwards: false })).toBe(answer?.index);
  expect(ask('search', { text: row?.id ?? '' })).toContain(answer?.index);
});

test('whoever draws the screens is told states that add up to those of the fold', async () => {
  const { desk, opened, moments } = deskOf(text);
  await opened();
  const seen: SeenState[] = [];
  const port = { postMessage: (message: SeenState) => void seen.push(structuredClone(message)) };
  desk.take({ kind: 'frame', port: port as unknown as MessagePort });
  const actions = moments().filter(({ t }) => t === 'a');
  const stops = [actions[3], actions[20], actions.at(-1)];
  for (const [i, stop] of stops.entries()) {
    desk.take({ kind: 'show', index: stop?.index ?? 0 });
    await comes(() => expect(seen).toHaveLength(i + 1));
  }
  let state = null as ReturnType<typeof patched> | null;
  for (const [i, { patch, at }] of seen.entries()) {
    state = patch && patched(state, patch);
    expect(at).toBe(stops[i]?.at);
    expect(state).toEqual(structuredClone(playLog(parseLog(text), { createReducer: createRootReducer, until: stops[i]?.seq ?? 0 }).state));
  }
});

test('what is no log is refused in a sentence, and what was reported is told', async () => {
  const broken = deskOf('{"t":"h","format":99,"state":{}}');
  await comes(() => expect(broken.last('unreadable')?.why).toMatchObject({ code: 'newerFormat', format: 99 }));
  const report = { t: 'r', seq: 4, at: 5, expected: 'It should stay.' };
  const reported = deskOf(`${text}${JSON.stringify(report)}\n`);
  expect((await reported.opened()).report).toEqual(report);
});

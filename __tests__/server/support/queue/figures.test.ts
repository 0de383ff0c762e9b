import { newId } from '../../../../src/server/db/ids';
import { chance } from '../../../../src/server/sandbox/chance';
import { openDue, type Due, type Seen } from './set-up';

let due: Due;

beforeAll(async () => {
  due = await openDue();
});
afterEach(() => due.clear());
afterAll(() => due.server.stop());

/** 21 September 2026, a Monday, so many hours from midnight in Berlin. */
const hour = (hours: number): number => Date.UTC(2026, 8, 20, 22) / 1000 + Math.round(hours * 3600);
const FIGURES =
  'query ($of: String!, $by: String!, $start: Int!, $end: Int!) { supportFigures(of: $of, by: $by, start: $start, end: $end) { all { ...F } rows { ...F } } } fragment F on FigureRow { key person { name } count answered answer_median answer_p90 resolved resolve_median resolve_p90 reopened rated good }';

const figures = async (of: string, by: string, [start, end] = [hour(0), hour(24 * 7)]): Promise<Seen> => {
  const { data, errors } = await due.staff.ask(due.staff.owner, FIGURES, { of, by, start, end });
  if (errors) throw new Error(errors[0]?.message);
  return data.supportFigures;
};

test('of conversations: business hours to the first answer and to the end, by person and filter', async () => {
  const { _id: me } = due.staff.owner;
  const order = await due.makeOrder();
  const came = { created_at: hour(10), first_in_at: hour(10) };
  await due.makeSupport({
    ...came,
    assignee: me,
    order_id: order,
    first_answer_at: hour(11),
    status: 'Resolved',
    resolved_at: hour(12),
    reopened: 1,
  });
  // Nobody is there at night.
  await due.makeSupport({ ...came, assignee: me, first_answer_at: hour(24 + 10), status: 'Waiting' });
  await due.makeSupport({ ...came });
  await due.makeSupport({ ...came, merged_into: newId() });
  await due.makeSupport({ created_at: hour(-24), first_in_at: hour(-24) });
  const { all, rows } = await figures('support', 'person');
  expect(all).toEqual({
    ...{ key: '', person: null, count: 3, answered: 2, answer_median: 3600, answer_p90: 9 * 3600 },
    ...{ resolved: 1, resolve_median: 7200, resolve_p90: 7200, reopened: 1, rated: 0, good: 0 },
  });
  expect(rows.map(({ key, count: each }: Seen) => [key, each])).toEqual([
    [me, 2],
    ['nobody', 1],
  ]);
  expect(rows[0].person.name).not.toBe('');
  expect((await figures('support', 'category')).rows.map(({ key, count: each }: Seen) => [key, each])).toEqual([
    ['message', 2],
    ['order', 1],
  ]);
});

test('of tickets: when one was first taken in hand, and opened again, is kept by the database', async () => {
  const order = await due.makeOrder();
  const ticket = await due.makeTask(order, { created_at: hour(10), updated_at: hour(10), category: 'misprint' });
  const { db } = due.server.services;
  const to = (status: 'Inprocess' | 'Resolved', at: number) =>
    db
      .updateTable('tasks')
      .set({ status, updated_at: at, resolved_at: status === 'Resolved' ? at : null })
      .where('_id', '=', ticket)
      .execute();
  await to('Inprocess', hour(11));
  await to('Resolved', hour(12));
  await to('Inprocess', hour(13));
  await to('Resolved', hour(14));
  const { rows } = await figures('task', 'category');
  expect(rows).toEqual([
    expect.objectContaining({ key: 'misprint', count: 1, answer_median: 3600, resolve_median: 4 * 3600, reopened: 1 }),
  ]);
  expect(await due.staff.refusal(due.staff.owner, FIGURES, { of: 'task', by: 'category', start: 0, end: hour(0) })).toBe(
    'BAD_INPUT: Choose a period of up to 366 days, with the start before the end.',
  );
});

test.each([
  ['support', 'person'],
  ['support', 'category'],
  ['task', 'person'],
  ['task', 'category'],
])('each figure of %s by %s opens exactly the rows it counts, page by page', async (of, by) => {
  let drawn = 0;
  const pick = <T>(...from: readonly T[]): T => from[Math.floor(chance('figures', of, String((drawn += 1))) * from.length)]!;
  const person = await due.server.makeUser(due.staff.container);
  const who = [due.staff.owner._id, person._id, null] as const;
  const orders = [await due.makeOrder(), await due.makeOrder()];
  const [start, end] = [hour(0), hour(24 * 7) - 1];
  for (let each = 0; each < 45; each += 1) {
    const created_at = pick(start - 1, start, hour(30), hour(100), end, end + 1);
    const shared = { created_at, assignee: pick(...who), reopened: pick(0, 0, 1) };
    const resolved_at = pick(null, created_at + 7200);
    if (of === 'task')
      await due.makeTask(pick(...orders), {
        ...{ ...shared, resolved_at, taken_at: pick(null, created_at + 60), category: pick('damaged', 'misprint') },
        status: pick('New', 'Inprocess', 'Resolved', 'Closed'),
      });
    else
      await due.makeSupport({
        ...{ ...shared, resolved_at, order_id: pick(null, ...orders), first_in_at: pick(null, created_at) },
        ...{ first_answer_at: pick(null, created_at + 60), status: pick('New', 'Waiting', 'Resolved', 'Closed') },
        merged_into: pick(null, null, null, newId()),
        // Somebody wrote long after it came.
        last_message_at: hour(24 * 60),
      });
  }
  const { all, rows } = await figures(of, by, [start, end]);
  const list =
    of === 'task'
      ? 'query ($key: String, $assignee: ID, $figure: String, $start: Int, $end: Int) { tasks(type: "support", category: $key, assignee: $assignee, figure: $figure, start: $start, end: $end) { _id } }'
      : 'query ($key: String, $assignee: ID, $figure: String, $start: Int, $end: Int) { supports(filter: $key, assignee: $assignee, figure: $figure, start: $start, end: $end) { _id } }';
  const opened = async (key: string, figure: string): Promise<number> => {
    const found = new Set<string>();
    for (let page = 1; ; page += 1) {
      const narrowed = key === '' ? {} : by === 'person' ? { assignee: key } : { key };
      const { data, total, errors } = await due.staff.ask(due.staff.owner, list, { figure, start, end, ...narrowed }, { page, perpage: 7 });
      if (errors) throw new Error(errors[0]?.message);
      for (const { _id } of data.tasks ?? data.supports) found.add(_id);
      if (page * 7 >= Number(total)) return found.size;
    }
  };
  for (const { key, ...figure } of [all, ...rows] as Seen[]) {
    const { count: came, answered, resolved, reopened } = figure;
    for (const [name, counted] of Object.entries({ came, answered, resolved, reopened }))
      expect([key, name, await opened(key, name)]).toEqual([key, name, counted]);
  }
  for (const name of ['count', 'answered', 'resolved', 'reopened'])
    expect(rows.reduce((sum: number, row: Seen) => sum + row[name], 0)).toBe(all[name]);
  expect(all.reopened).toBeGreaterThan(0);
});

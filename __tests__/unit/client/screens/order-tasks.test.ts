import i18next from 'i18next';
import type { OrderDesk } from '../../../../src/client/entities/order-desks';
import type { OrderTask } from '../../../../src/client/entities/order-tasks';
import { loadDrawerTexts, startTexts } from '../../../../src/client/i18n';
import { piecesAbout, reprintsOf } from '../../../../src/client/shell/orders/reprints';
import { nextSteps, stepTo } from '../../../../src/client/screens/order-tasks/steps';
import { countAt, placeOf } from '../../../../src/client/screens/order-tasks/task-place';
import { pictureSize } from '../../../../src/client/screens/order-tasks/upload/picture-size';
import { aboutOf, dueOf } from '../../../../src/client/shell/orders/task-words';

const HOUR = 3600;
const NOW = 1_800_000_000;

beforeAll(async () => {
  await startTexts();
  await loadDrawerTexts();
});

test('how long there is for a task is said in words, and stands while it waits', () => {
  const t = i18next.getFixedT('en', 'orderTasks');
  const said = (task: Pick<OrderTask, 'sla' | 'due_at' | 'due_left'>) => dueOf(t, task, NOW);
  const at = (sla: string, seconds: number) => said({ sla, due_at: NOW + seconds, due_left: null });
  expect(at('ok', 3 * HOUR + 59)).toEqual({ tone: 'waiting', label: '3 h left' });
  expect(at('soon', 20 * 60)).toEqual({ tone: 'warning', label: '20 min left' });
  expect(at('ok', 30)).toEqual({ tone: 'waiting', label: '1 min left' });
  expect(at('ok', 49 * HOUR)).toEqual({ tone: 'waiting', label: '2 days left' });
  expect(at('overdue', -5 * HOUR)).toEqual({ tone: 'bad', label: '5 h overdue' });
  // It was in time when it was read, and is no more.
  expect(at('ok', -49 * HOUR)).toEqual({ tone: 'bad', label: '2 days overdue' });
  expect(said({ sla: 'paused', due_at: null, due_left: 6 * HOUR })).toEqual({ tone: 'paused', label: 'Paused, 6 h left' });
  expect(said({ sla: null, due_at: null, due_left: null })).toBeNull();
});

test('a step goes, asks first, or is refused by where the task stands', () => {
  const order = { _id: 'o', number: '1042' } as OrderTask['order'];
  const ticket = (status: string) => ({ type: 'support', status, order, assignee: null });
  const design = (status: string, name?: string) => ({
    type: 'design',
    status,
    order,
    assignee: name === undefined ? null : { _id: name, name },
  });
  expect(stepTo(ticket('New'), 'New')).toEqual({ kind: 'stays' });
  expect(stepTo(ticket('New'), 'Inprocess')).toEqual({ kind: 'goes', params: { status: 'Inprocess' } });
  expect(stepTo(ticket('New'), 'Waiting')).toEqual({ kind: 'refused', obstacle: 'taskStep' });
  expect(stepTo(ticket('Inprocess'), 'Waiting')).toEqual({ kind: 'asks', question: 'Waiting' });
  expect(stepTo(ticket('Inprocess'), 'Resolved')).toEqual({ kind: 'asks', question: 'Resolved' });
  expect(stepTo(ticket('Closed'), 'Inprocess')).toEqual({ kind: 'refused', obstacle: 'taskOver' });
  expect(stepTo(design('New'), 'Assigned')).toEqual({ kind: 'asks', question: 'Assigned' });
  expect(stepTo(design('New', 'Elif'), 'Assigned')).toEqual({ kind: 'goes', params: { status: 'Assigned' } });
  expect(stepTo(design('Review', 'Elif'), 'Revision')).toEqual({ kind: 'asks', question: 'Revision' });
  expect(stepTo(design('Review', 'Elif'), 'Approved')).toEqual({ kind: 'goes', params: { status: 'Approved' } });
  expect(nextSteps({ type: 'another', status: 'New', order })).toEqual([]);
  // What is of no order may be given up, which asks first.
  const free = { ...design('New', 'Elif'), order: null };
  expect([nextSteps(free), nextSteps({ ...free, status: 'Approved' })]).toEqual([['Assigned', 'Cancelled'], []]);
  expect(stepTo(free, 'Cancelled')).toEqual({ kind: 'asks', question: 'Cancelled' });
  expect([aboutOf({ order, subject: null }), aboutOf({ order: null, subject: 'Topic: cats' })]).toEqual(['#1042', 'Topic: cats']);
});

test('the path narrows to a category and a status, and their tasks are counted', () => {
  expect(placeOf('support', 'damaged', 'inprocess')).toEqual({ category: 'damaged', status: 'Inprocess' });
  expect(placeOf('design', 'all', 'in-design')).toEqual({ category: 'all', status: 'In design' });
  expect(placeOf('design', 'damaged', 'open')).toEqual({ category: 'all', status: 'all' });
  const count = (type: string, category: string, status: string, many: number) => ({ type, category, status, count: many });
  const counts = [
    count('support', 'damaged', 'New', 2),
    count('support', 'refund', 'New', 3),
    count('support', 'damaged', 'Closed', 5),
    count('design', 'missing', 'New', 7),
  ];
  expect(countAt(counts, 'support', { category: 'all', status: 'all' })).toBe(10);
  expect(countAt(counts, 'support', { category: 'damaged', status: 'all' })).toBe(7);
  expect(countAt(counts, 'support', { category: 'all', status: 'New' })).toBe(5);
});

test('what can be made again is what was sent and was not made again yet, what the ticket is about first', () => {
  const fo = (id: string, status: string, line_id: string, more: object = {}) => ({
    _id: id,
    status,
    pieces: [{ line_id, quantity: 2 }],
    reprint_of: null,
    cost: 15,
    ...more,
  });
  const desk = {
    fulfilment_orders: [
      fo('planned', 'scheduled', 'a'),
      fo('shirts', 'shipped', 'a'),
      fo('mugs', 'production', 'b'),
      fo('again', 'scheduled', 'a', { reprint_of: 'shirts', pieces: [{ line_id: 'a', quantity: 1 }] }),
    ],
  } as unknown as OrderDesk;
  const [first, second, ...more] = reprintsOf(desk, [{ line_id: 'b', quantity: 1 }]);
  expect([first?.fo._id, second?.fo._id, more.length]).toEqual(['mugs', 'shirts', 0]);
  expect(second?.pieces).toEqual([{ line_id: 'a', quantity: 1 }]);
  expect(first && piecesAbout(first, [{ line_id: 'b', quantity: 1 }])).toEqual([{ line_id: 'b', quantity: 1 }]);
  expect(first && piecesAbout(first, [])).toEqual([{ line_id: 'b', quantity: 2 }]);
});

test('the size of a PNG is read from its first bytes, and of what is no picture nothing is said', async () => {
  const head = new Uint8Array(24);
  head.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x11, 0x94, 0, 0, 0x15, 0x18]);
  const blob = (bytes: Uint8Array) => ({ slice: () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }) }) as unknown as Blob;
  expect(await pictureSize(blob(head))).toEqual({ width: 4500, height: 5400 });
  expect(await pictureSize(blob(new Uint8Array(24)))).toBeNull();
});

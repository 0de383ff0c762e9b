import refusals from '../../../../i18n/en/refusals.json';
import {
  isOver,
  obstacleTo,
  TASK_MOVES,
  TASK_STATUSES,
  type TaskObstacle,
  type TaskPrint,
  type TaskWish,
} from '../../../../src/domain/tasks/tasks';

const print = (file_id: string | null, by: string | null = null): TaskPrint => ({ line_id: 'l', area: 'front', file_id, dpi: 300, by });
const ticket = { type: 'support', status: 'New', assignee: null, order_id: 'o', prints: [], files: [], designed_by: null } as const;
const artwork = { ...ticket, type: 'design' } as const;
/** Artwork without an order. */
const free = { ...artwork, order_id: null } as const;
const wish = (more: Partial<TaskWish>): TaskWish => ({ by: 'me', ...more });

test('every step that is told leads somewhere there is, and nothing leads out of what is over', () => {
  for (const type of ['support', 'design'] as const) {
    const moves: Readonly<Record<string, readonly string[]>> = TASK_MOVES[type];
    expect(Object.keys(moves)).toEqual([...TASK_STATUSES[type]]);
    for (const status of TASK_STATUSES[type]) {
      for (const to of moves[status]!) expect(TASK_STATUSES[type]).toContain(to);
      if (isOver(status)) expect(moves[status]).toEqual([]);
    }
  }
});

/** What a person may do, as the design has it. */
const STEPS = {
  support: [
    'New Inprocess',
    'New Resolved',
    'Inprocess Waiting',
    'Inprocess Resolved',
    'Waiting Inprocess',
    'Waiting Resolved',
    'Resolved Inprocess',
  ],
  design: ['New Assigned', 'Assigned In design', 'In design Review', 'Review Approved', 'Review Revision', 'Revision In design'],
} as const;

const COMES_BY_ITSELF: readonly string[] = ['Closed', 'Cancelled'];

test.each(['support', 'design'] as const)(
  'a %s task takes each step of the table; every other one is refused with its sentence',
  (type) => {
    const expected = (from: string, to: string): TaskObstacle | undefined => {
      if (['Closed', 'Approved', 'Cancelled'].includes(from)) return 'taskOver';
      if (from === to || STEPS[type].some((step) => step === `${from} ${to}`)) return undefined;
      return COMES_BY_ITSELF.includes(to) ? 'taskByItself' : 'taskStep';
    };
    for (const status of TASK_STATUSES[type])
      for (const to of TASK_STATUSES[type]) {
        const told = {
          note: 'Bluer',
          ...(to === 'Resolved' && { resolution: 'answer' }),
          ...(to === 'Waiting' && { waiting_for: 'buyer' }),
        };
        const task = { ...ticket, type, status, assignee: 'a', prints: [print('f', 'a')], designed_by: 'a' };
        const obstacle = obstacleTo(task, wish({ status: to, ...(to !== status && told) }));
        expect([status, to, obstacle]).toEqual([status, to, expected(status, to)]);
        if (obstacle) expect(refusals.bulk.row[obstacle]).toMatch(/\.$/u);
      }
  },
);

test.each([
  ['a ticket is closed by time alone', { ...ticket, status: 'Resolved' as const }, { status: 'Closed' }, 'taskByItself'],
  ['how it was resolved has to be said', ticket, { status: 'Resolved' }, 'taskHow'],
  ['whom it waits for too', { ...ticket, status: 'Inprocess' as const }, { status: 'Waiting' }, 'taskWhom'],
  ['a new ticket waits for nobody', ticket, { status: 'Waiting', waiting_for: 'buyer' }, 'taskStep'],
  ['a resolution takes the step with it', ticket, { resolution: 'answer' }, 'taskStep'],
  ['nothing becomes of what is closed', { ...ticket, status: 'Closed' as const }, { assignee: 'a' }, 'taskOver'],
  ['artwork has no ticket’s category', artwork, { category: 'damaged' }, 'taskCategory'],
  ['somebody has to do it', artwork, { status: 'Assigned' }, 'taskNobody'],
  ['what is under way is somebody’s', { ...artwork, status: 'In design' as const }, { assignee: null }, 'taskNobody'],
  ['without a print file there is nothing to review', { ...artwork, status: 'In design' as const }, { status: 'Review' }, 'taskPrint'],
  [
    'one that is missing is missing',
    { ...artwork, status: 'In design' as const, prints: [print('f'), print(null)] },
    { status: 'Review' },
    'taskPrint',
  ],
  ['what should change has to be said', { ...artwork, status: 'Review' as const }, { status: 'Revision', note: ' ' }, 'taskChange'],
  [
    'nobody approves their own design',
    { ...artwork, status: 'Review' as const, prints: [print('f')], designed_by: 'me' },
    { status: 'Approved' },
    'taskOwn',
  ],
  [
    'nor their own print file',
    { ...artwork, status: 'Review' as const, prints: [print('f', 'me')], designed_by: 'a' },
    { status: 'Approved' },
    'taskOwn',
  ],
  ['what is approved was reviewed', { ...artwork, status: 'In design' as const, prints: [print('f')] }, { status: 'Approved' }, 'taskStep'],
  ['artwork is cancelled with its order', artwork, { status: 'Cancelled' }, 'taskByItself'],
  ['without an order artwork is handed in among its files', { ...free, status: 'In design' as const }, { status: 'Review' }, 'taskFiles'],
  ['print files are none of it', { ...free, status: 'In design' as const, prints: [print('f')] }, { status: 'Review' }, 'taskFiles'],
  [
    'nor does somebody approve their own',
    { ...free, status: 'Review' as const, files: ['f'], designed_by: 'me' },
    { status: 'Approved' },
    'taskOwn',
  ],
  ['what was given up stays so', { ...free, status: 'Cancelled' as const }, { status: 'Cancelled' }, 'taskOver'],
] as const)('%s', (_why, task, more, obstacle) => {
  expect(obstacleTo(task, wish(more))).toBe(obstacle);
});

test.each([
  [ticket, { assignee: 'a' }],
  [
    { ...ticket, status: 'Waiting' as const },
    { status: 'Resolved', resolution: 'refused' },
  ],
  [{ ...ticket, status: 'Resolved' as const }, { status: 'Inprocess' }],
  [artwork, { status: 'Assigned', assignee: 'a' }],
  [{ ...artwork, status: 'Review' as const, prints: [print('f', 'a')], designed_by: 'a' }, { status: 'Approved' }],
  [
    { ...artwork, status: 'Review' as const },
    { status: 'Revision', note: 'Bluer' },
  ],
  [{ ...free, status: 'In design' as const, files: ['f'] }, { status: 'Review' }],
  [{ ...free, status: 'Review' as const, files: ['f'], designed_by: 'a' }, { status: 'Approved' }],
  [free, { status: 'Cancelled' }],
  [{ ...free, status: 'Review' as const }, { status: 'Cancelled' }],
])('%j may be changed by %j', (task, more) => {
  expect(obstacleTo(task, wish(more))).toBeUndefined();
});

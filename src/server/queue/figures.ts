import type { FigureRow, QuerySupportFiguresArgs, SupportFigures } from '../../contract/generated/resolvers';
import { figuresOf, type Judged } from '../../domain/support/figures';
import type { Rating } from '../../domain/support/ratings';
import { businessClock } from '../../domain/tasks/business-hours';
import type { Tx } from '../kernel/context';
import { DAY } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import { readDesk } from '../sales/desk';
import { peopleOf } from '../sales/rows';
import { answeredByPeople } from '../support/answered';
import { latestRating } from '../support/latest-rating';

/** Days figures are told of at most. */
const LONGEST = 366;
/** Conversations or tickets they are worked out from: the latest of them. */
const MOST = 50_000;

/** A conversation or a ticket as the database has it. */
interface Told {
  readonly assignee: string | null;
  readonly category: string;
  readonly came: number;
  readonly answered: number | null;
  readonly resolved: number | null;
  readonly reopened: number;
  readonly rating: Rating | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const conversations = async (tx: Tx, containerId: string, { start, end }: Span): Promise<Told[]> => {
  const rows = await tx
    .selectFrom('supports as u')
    .select(['u.assignee', 'u.order_id', 'u.first_in_at', 'u.resolved_at', 'u.reopened', 'u.status', 'u.created_at'])
    .select([answeredByPeople.as('answered_at'), latestRating.as('rating')])
    .where('u.container_id', '=', containerId)
    .where('u.merged_into', 'is', null)
    .where('u.created_at', '>=', start)
    .where('u.created_at', '<=', end)
    .orderBy('u.created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    assignee: row.assignee,
    category: row.order_id === null ? 'message' : 'order',
    came: row.first_in_at ?? row.created_at,
    answered: row.first_in_at === null ? null : row.answered_at,
    resolved: row.status === 'Resolved' || row.status === 'Closed' ? row.resolved_at : null,
    reopened: row.reopened,
    rating: row.rating,
  }));
};

const tickets = async (tx: Tx, containerId: string, { start, end }: Span): Promise<Told[]> => {
  const rows = await tx
    .selectFrom('tasks')
    .select(['assignee', 'category', 'taken_at', 'resolved_at', 'reopened', 'status', 'created_at'])
    .where('container_id', '=', containerId)
    .where('type', '=', 'support')
    .where('created_at', '>=', start)
    .where('created_at', '<=', end)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    assignee: row.assignee,
    category: row.category,
    came: row.created_at,
    answered: row.taken_at,
    resolved: row.status === 'Resolved' || row.status === 'Closed' ? row.resolved_at : null,
    reopened: row.reopened,
    rating: null,
  }));
};

const OF = { support: conversations, task: tickets } as const;

const spanOf = ({ start, end }: QuerySupportFiguresArgs): Span => {
  if (end < start || end - start > LONGEST * DAY) throw new UserError('figures.time', { field: 'start', values: { days: LONGEST } });
  return { start, end };
};

/** How quickly what came within a time was answered and resolved. Throws `figures.time` where that is too long. */
export const readFigures = async (tx: Tx, containerId: string, args: QuerySupportFiguresArgs): Promise<SupportFigures> => {
  const told = await OF[args.of.trim() === 'task' ? 'task' : 'support'](tx, containerId, spanOf(args));
  const isByPerson = args.by.trim() !== 'category';
  const { hours } = await readDesk(tx, containerId);
  const moments = told.flatMap(({ came, answered, resolved }) => [came, answered ?? came, resolved ?? came]);
  const [first, last] = moments.reduce(([least, most], at) => [Math.min(least, at), Math.max(most, at)], [args.start, args.start]);
  const clock = businessClock(first, last, hours);
  const judged = told.map(({ assignee, category, came, answered, resolved, reopened, rating }): Judged => {
    const since = (at: number | null): number | null => (at === null ? null : Math.max(0, clock(at) - clock(came)));
    return {
      key: isByPerson ? (assignee ?? 'nobody') : category,
      answer: since(answered),
      resolve: since(resolved),
      reopened: reopened > 0,
      rating,
    };
  });
  const groups = new Map<string, Judged[]>();
  for (const each of judged) {
    const group = groups.get(each.key);
    if (group) group.push(each);
    else groups.set(each.key, [each]);
  }
  const person = await peopleOf(tx, containerId, isByPerson ? [...groups.keys()].filter((key) => key !== 'nobody') : []);
  const rows: FigureRow[] = [...groups]
    .map(([key, of]) => ({ key, person: isByPerson ? person(key) : null, ...figuresOf(of) }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return { _id: [args.of, args.by, args.start, args.end].join('-'), all: { key: '', person: null, ...figuresOf(judged) }, rows };
};

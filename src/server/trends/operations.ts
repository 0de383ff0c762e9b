import { TREND_KINDS } from '../../domain/trends/kinds';
import { SHOWN_DAYS, trendsOf } from '../../domain/trends/score';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { readWords, wordFinder } from '../listings/trademark-words';
import { openTasksOf } from '../tasks/without-order';
import { soldByDay } from './sold-by-day';
import { readThings } from './trend-things';
import { makeTrademarkWords } from './words';

/** Trends one answer has at most. */
const MOST = 50;

/** Throws where Trend items are not switched on (specification 1, §6). Containers are no tenant's rows, so it is asked before the tenant's transaction. */
const requireTrend = async ({ services, container }: RequestContext): Promise<void> => {
  const { setting } = await services.db
    .selectFrom('containers')
    .select('setting')
    .where('_id', '=', container._id)
    .executeTakeFirstOrThrow();
  if (setting.trend !== 'trend') throw new UserError('trend.off', { code: 'FORBIDDEN' });
};

const cents = (value: number): number => Math.round(value * 100) / 100;

export const Query: Pick<QueryOperations, 'itemsTrend' | 'trademarkWords'> = {
  itemsTrend: {
    rule: { module: 'item', access: 'view' },
    prepare: async (_args, context) => {
      await requireTrend(context);
      return context.services.marketNow();
    },
    run: async (tx, { kind: asked, store }, { container }, now) => {
      const containerId = container._id;
      const kind = TREND_KINDS.find((each) => each === asked.trim());
      if (!kind) throw new UserError('trend.kind', { field: 'kind', values: { kind: asked.slice(0, 40) } });
      const sold = await soldByDay(tx, containerId, { kind, storeId: store?.trim() || null, now });
      const trends = trendsOf(sold ?? [], MOST);
      const keys = trends.map(({ key }) => key);
      const things = await readThings(tx, containerId, kind, keys);
      const sent = await openTasksOf(tx, containerId, kind, keys);
      const cautionsIn = await wordFinder(tx, containerId);
      return trends.flatMap(({ key, rank, change, sold: pieces, expected, score, days }) => {
        const thing = things.get(key);
        if (!thing) return [];
        const { texts, ...shown } = thing;
        return [
          {
            _id: key,
            kind,
            ...shown,
            rank,
            change,
            sold: pieces,
            expected: cents(expected),
            score: cents(score),
            days: days.slice(0, SHOWN_DAYS).toReversed(),
            cautions: [...cautionsIn(texts)],
            task_id: sent.get(key) ?? null,
          },
        ];
      });
    },
  },

  trademarkWords: {
    rule: { module: 'item', access: 'view' },
    prepare: (_args, context) => requireTrend(context),
    run: (tx, _args, { container }) => readWords(tx, container._id),
  },
};

export const Mutation: Pick<MutationOperations, 'makeTrademarkWords'> = { makeTrademarkWords };

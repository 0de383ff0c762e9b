import { operation, type QueryOperations } from '../kernel/operation';
import { readFigures } from './figures';
import { countQueue } from './list';
import { readQueue } from './rows';

const rule = { module: 'messenger', access: 'view' } as const;

export const Query: Pick<QueryOperations, 'queue' | 'queueCount' | 'supportFigures'> = {
  queue: operation({
    rule,
    prepare: (_args, { services }) => services.marketNow(),
    run: (tx, args, context, now) => readQueue(tx, args, context, now),
  }),

  queueCount: operation({
    rule,
    prepare: (_args, { services }) => services.marketNow(),
    run: (tx, _args, context, now) => countQueue(tx, context, now),
  }),

  supportFigures: {
    rule: ({ of }) => ({ module: of.trim() === 'task' ? 'tasks' : 'messenger', access: 'view' }),
    run: (tx, args, { container }) => readFigures(tx, container._id, args),
  },
};

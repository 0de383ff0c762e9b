import type { RequestContext, Services, Tx } from '../kernel/context';
import type { Operation } from '../kernel/operation';
import { runOperation } from '../kernel/verdict';
import { DEMO_ACCOUNTS, DEMO_CONTAINERS } from './accounts';

/** The demo's seller in the demo shop, as the operations of the API know a caller; undefined when somebody removed one of them. */
export const demoSeller = async (services: Services, origin: string): Promise<RequestContext | undefined> => {
  const [home] = DEMO_CONTAINERS;
  const [seller] = DEMO_ACCOUNTS;
  const container = await services.db
    .selectFrom('containers')
    .select(['_id', 'domain', 'label'])
    .where('domain', '=', home?.domain ?? '')
    .where('server', '=', home?.server ?? '')
    .executeTakeFirst();
  const user = await services.db
    .selectFrom('users')
    .select(['_id', 'email'])
    .where('email', '=', seller?.email ?? '')
    .executeTakeFirst();
  return (
    container &&
    user && {
      container,
      user: { ...user, role: seller?.role ?? '', groups: [], permission: [] },
      services,
      origin,
      from: { address: '', userAgent: null, device: null, language: 'en' },
      language: 'en',
      tokenHash: '',
      page: 1,
      perpage: 1,
      idempotencyKey: undefined,
      setTotal: () => undefined,
      setUnavailable: () => undefined,
    }
  );
};

/** Runs an operation as the API does for whoever calls it: what is slow first, then the rest in one transaction. */
export const perform = async <Args, Result, Prepared>(
  operation: Operation<Args, Result, Prepared>,
  args: Args,
  context: RequestContext,
): Promise<Result> => {
  const prepared = (await operation.prepare?.(args, context)) as Prepared;
  return context.services.inContainer(context.container._id, (tx: Tx) => runOperation(operation, tx, args, context, prepared));
};

/** The same for an operation that answers with rows. */
export const performAll = async <Args, Row, Prepared>(
  operation: Operation<Args, readonly (Row | Promise<Row>)[], Prepared>,
  args: Args,
  context: RequestContext,
): Promise<readonly Awaited<Row>[]> => Promise.all(await perform(operation, args, context));

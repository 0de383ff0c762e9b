import type { Erasure } from '../../contract/generated/resolvers';
import { newId } from '../db/ids';
import type { ErasureRow } from '../erasures/tables';
import { readColumns } from '../kernel/audit';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations, type Rule } from '../kernel/operation';
import { peopleOf } from '../sales/rows';
import { findBlocker, findBuyerScope, type BuyerScope } from './buyer-scope';
import { enqueueErasure } from './erase-buyer';
import { findBuyers } from './find-buyers';
import { confirmationOf, describeBuyer } from './held-data';

/** The modules are the specification's: whoever may delete orders and conversations may look for, export and erase all that is kept of a buyer. */
export const privacyRule: Rule & object = { module: 'order', access: 'delete', and: { module: 'messenger', access: 'delete' } };

const MOST_ERASURES = 50;

export const requireScope = async (tx: Tx, containerId: string, id: string): Promise<BuyerScope> => {
  const scope = await findBuyerScope(tx, containerId, id.trim());
  if (!scope) throw new UserError('privacy.missing', { code: 'NOT_FOUND', field: '_id' });
  return scope;
};

const toErasures = async (tx: Tx, containerId: string, rows: readonly ErasureRow[]): Promise<Erasure[]> => {
  const person = await peopleOf(
    tx,
    containerId,
    rows.map(({ requested_by }) => requested_by),
  );
  return rows.map(({ _id, state, requested_at, requested_by, finished_at, blocked_by, counts }) => ({
    ...{ _id, state, requested_at, finished_at, blocked_by },
    requested_by: person(requested_by),
    erased: Object.entries(counts).map(([kind, count]) => ({ kind, count })),
  }));
};

export const Query: Pick<QueryOperations, 'buyers' | 'buyerData' | 'erasures'> = {
  buyers: { rule: privacyRule, run: (tx, { search }, { container }) => findBuyers(tx, container._id, search) },
  buyerData: operation({
    rule: privacyRule,
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, { _id }, { container }, now) =>
      describeBuyer(tx, container._id, _id.trim(), await requireScope(tx, container._id, _id), now),
  }),
  erasures: {
    rule: privacyRule,
    run: async (tx, _args, { container }) =>
      toErasures(
        tx,
        container._id,
        await tx
          .selectFrom('erasures')
          .selectAll()
          .where('container_id', '=', container._id)
          // What retention removes is requested by nobody.
          .where('requested_by', '<>', '')
          .orderBy('requested_at', 'desc')
          .orderBy('_id', 'desc')
          .limit(MOST_ERASURES)
          .execute(),
      ),
  },
};

/** The log names the request and not the buyer, whose name it could never erase. */
const readAuditedErasures = readColumns('erasures', { label: '_id', shown: ['state'] });

const buyerErase: MutationOperations['buyerErase'] = operation({
  rule: privacyRule,
  audit: { action: 'buyer.erasureRequested', ids: (_args, erasure) => [erasure?._id], read: readAuditedErasures },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, confirm }, { container, user }, now) => {
    const scope = await requireScope(tx, container._id, _id);
    if (confirm.trim().toLowerCase() !== confirmationOf(scope).toLowerCase())
      throw new UserError('privacy.confirm', { field: 'confirm', values: { text: confirmationOf(scope) } });
    const blocker = await findBlocker(tx, container._id, scope, now);
    if (blocker)
      throw new UserError(blocker.why === 'order' ? 'privacy.orderOpen' : 'privacy.disputeOpen', {
        code: 'CONFLICT',
        values: { number: blocker.number },
      });
    const asked = { seed_id: _id.trim(), requested_by: user._id, requested_at: unixNow(), finished_at: null, blocked_by: null };
    await tx
      .insertInto('erasures')
      .values({ _id: newId(), ...asked })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx
      .selectFrom('erasures')
      .selectAll()
      .where('container_id', '=', container._id)
      .where('seed_id', '=', _id.trim())
      .where('state', 'in', ['waiting', 'files'])
      .executeTakeFirstOrThrow();
    await enqueueErasure(tx, row._id);
    const [erasure] = await toErasures(tx, container._id, [row]);
    if (!erasure) throw new Error('The request that was just written is gone.');
    return erasure;
  },
});

export const Mutation: Pick<MutationOperations, 'buyerErase'> = { buyerErase };

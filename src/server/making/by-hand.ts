import { causeOf, type ReprintCause } from '../../domain/figures/figures';
import { isBeyondRecall, isLive } from '../../domain/sales/fulfilment-order';
import { samePieces, withoutPieces, type Pieces } from '../../domain/sales/pieces';
import { PROVIDERS } from '../../domain/providers';
import { updateRows } from '../db/many-rows';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { atOnce, departureOf, NOT_GOING, type Departure } from '../sales/departure';
import { readMarket, type Market, type OrderFacts } from '../sales/facts';
import { changeFos, makeFos, type FoChange } from '../sales/fulfilment-orders';
import { openOf } from '../sales/standing';
import type { FulfilmentOrderRow } from '../sales/tables';
import { checkPieces, foNamed, holdNamed, makerNamed, settled } from './one-order';
import { skuAt } from './outgoing';
import { enqueueSubmit } from './submit';

/** Throws where a fulfilment does not make all of some pieces. */
const requireMade = ({ lines }: OrderFacts, pieces: readonly Pieces[], maker: FulfilmentRow, market: Market): void => {
  const not = lines.find((line) => pieces.some(({ line_id }) => line_id === line._id) && skuAt(line, maker, market) === null);
  if (not)
    throw new UserError('provider.notListed', { field: 'fulfilment_id', values: { provider: PROVIDERS[maker.type].name, name: not.name } });
};

/** Takes pieces out of plans; one that has none left is given up. Returns when the soonest of them was to be sent. */
const takeOut = async (tx: Tx, { order, fos }: OrderFacts, pieces: readonly Pieces[], now: number): Promise<Departure> => {
  const givenUp: FoChange[] = [];
  const shortened: Pick<FulfilmentOrderRow, '_id' | 'pieces' | 'updated_at'>[] = [];
  let left = pieces;
  let soonest = NOT_GOING;
  for (const fo of fos.filter(({ status, reprint_of }) => (status === 'draft' || status === 'scheduled') && reprint_of === null)) {
    const taken = samePieces(fo.pieces, left);
    if (taken.length === 0) continue;
    left = withoutPieces(left, taken);
    if (fo.status === 'scheduled' && fo.submit_at !== null && fo.submit_at < (soonest.submit_at ?? Infinity)) soonest = departureOf(fo);
    const rest = withoutPieces(fo.pieces, taken);
    if (rest.length === 0) givenUp.push({ fo, to: 'cancelled', msg: null });
    else shortened.push({ _id: fo._id, pieces: rest, updated_at: now });
  }
  await updateRows(tx, 'fulfilment_orders', order.container_id, shortened);
  await changeFos(tx, givenUp, 'person', now);
  return soonest;
};

/** Throws for pieces a provider has. */
const refuseSent = (
  { fos }: OrderFacts,
  wanted: readonly { readonly line_id: string }[],
  open: readonly Pieces[],
  market: Market,
): void => {
  const asked = wanted.map(({ line_id }) => line_id.trim());
  if (asked.some((id) => open.some(({ line_id }) => line_id === id))) return;
  const there = fos.find(({ status, pieces }) => isBeyondRecall(status) && pieces.some(({ line_id }) => asked.includes(line_id)));
  const provider = there && market.makers.find(({ _id }) => _id === there.fulfilment_id)?.name;
  if (provider !== undefined) throw new UserError('order.atProvider', { code: 'CONFLICT', values: { provider } });
};

export const orderSplit: MutationOperations['orderSplit'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, pieces: wanted, fulfilment_id }, { container, user }, now) => {
    const facts = await holdNamed(tx, container._id, _id);
    const market = await readMarket(tx, container._id, facts.lines);
    const open = openOf(facts, market).map(({ line, quantity }) => ({ line_id: line._id, quantity }));
    refuseSent(facts, wanted, open, market);
    const pieces = checkPieces(facts, wanted, open);
    const maker = await makerNamed(tx, container._id, fulfilment_id);
    if (maker) requireMade(facts, pieces, maker, market);
    const departure = await takeOut(tx, facts, pieces, now);
    const status = departure.submit_at === null ? 'draft' : 'scheduled';
    const plan = { facts, pieces, kind: 'split', status, departure, fulfilment_id: maker?._id } as const;
    await makeFos(tx, [plan], market, now, user._id);
    return settled(tx, facts, now);
  },
});

/** Pieces of a fulfilment order that no live reprint covers yet. */
export const piecesLeftToReprint = ({ fos }: OrderFacts, fo: FulfilmentOrderRow): Pieces[] =>
  withoutPieces(
    fo.pieces,
    fos.filter(({ reprint_of, status }) => reprint_of === fo._id && isLive(status)).flatMap(({ pieces }) => [...pieces]),
  );

/** Whose doing it is that pieces are made again: the problem somebody named says so, else the order's newest ticket. */
const causeOfReprint = async (tx: Tx, containerId: string, orderId: string, named: string | null | undefined): Promise<ReprintCause> => {
  if (named?.trim()) return causeOf(named.trim());
  const ticket = await tx
    .selectFrom('tasks')
    .select('category')
    .where('container_id', '=', containerId)
    .where('order_id', '=', orderId)
    .where('type', '=', 'support')
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return causeOf(ticket?.category);
};

export const orderReprint: MutationOperations['orderReprint'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, fo_id, pieces: wanted, fulfilment_id, category }, { container, user }, now) => {
    const facts = await holdNamed(tx, container._id, _id);
    const fo = foNamed(facts, fo_id);
    if (fo.status !== 'shipped' && !isBeyondRecall(fo.status)) throw new UserError('order.notSent', { code: 'CONFLICT', field: 'fo_id' });
    const pieces = checkPieces(facts, wanted, piecesLeftToReprint(facts, fo));
    const market = await readMarket(tx, container._id, facts.lines);
    const maker = await makerNamed(tx, container._id, fulfilment_id ?? fo.fulfilment_id);
    if (maker) requireMade(facts, pieces, maker, market);
    const going = { status: 'scheduled', departure: atOnce(now), fulfilment_id: maker?._id ?? fo.fulfilment_id } as const;
    await makeFos(
      tx,
      [
        {
          facts,
          pieces,
          kind: 'reprint',
          reprint_of: fo._id,
          cause: await causeOfReprint(tx, container._id, fo.order_id, category),
          ...going,
        },
      ],
      market,
      now,
      user._id,
    );
    return settled(tx, facts, now);
  },
});

export const orderRetry: MutationOperations['orderRetry'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, fo_id }, { container }, now) => {
    const facts = await holdNamed(tx, container._id, _id);
    const fo = foNamed(facts, fo_id);
    const waits = fo.status === 'scheduled' && fo.failures > 0;
    if (fo.status !== 'unknown' && fo.status !== 'rejected' && !waits)
      throw new UserError('order.nothingToRetry', { code: 'CONFLICT', field: 'fo_id' });
    // What was refused is planned anew first; what may have arrived is looked for as it is.
    if (fo.status === 'rejected') await changeFos(tx, [{ fo, to: 'draft' }], 'person', now);
    const planned = fo.status === 'rejected' ? { ...fo, status: 'draft' as const } : fo;
    if (fo.status !== 'unknown') await changeFos(tx, [{ fo: planned, to: 'scheduled', departure: atOnce(now), msg: null }], 'person', now);
    await updateRows(tx, 'fulfilment_orders', container._id, [{ _id: fo._id, failures: 0 }]);
    await enqueueSubmit(tx, [fo]);
    return settled(tx, facts, now);
  },
});

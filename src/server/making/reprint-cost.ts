import { inCents } from '../../domain/sales/profit';
import { countPieces } from '../../domain/sales/pieces';
import { ConnectorError } from '../connectors/connector';
import type { Money } from '../connectors/platforms/shop';
import type { OutgoingOrder, Quote } from '../connectors/providers/provider';
import { findAccount, openFulfilment } from '../fulfilments/account';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Services, Tx } from '../kernel/context';
import { operation, type QueryOperations } from '../kernel/operation';
import { readDesk, type Desk } from '../sales/desk';
import { readFacts, readMarket } from '../sales/facts';
import { UserError } from '../kernel/errors';
import { piecesLeftToReprint } from './by-hand';
import { checkPieces, foNamed } from './one-order';
import { knownCost, outgoingOf } from './outgoing';

/** Milliseconds a person waits for a provider's price; then they are shown the estimate. */
const PATIENCE = 4000;

interface Asked {
  readonly maker: FulfilmentRow;
  readonly order: OutgoingOrder;
  /** The order as it was made first, where the same account makes it again and reported its cost. `share`: that of the pieces made again. */
  readonly original: {
    readonly order: OutgoingOrder;
    readonly cents: number;
    readonly share: number;
    readonly isSingleLine: boolean;
  } | null;
  /** Cents of a dollar by the provider's catalog; null: it does not say of all of them. */
  readonly listed: number | null;
  readonly desk: Desk;
}

interface Price {
  readonly cents: number | null;
  readonly quoted: boolean;
}

const UNKNOWN: Price = { cents: null, quoted: false };

const centsOf = (money: Money, { rates }: Desk): number | null => {
  const rate = rates.get(money.currency);
  return rate === undefined ? null : inCents(money.value, rate);
};

const added = (parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);

/** Cents that go beside the items. */
const postageOf = ({ shipping, tax }: Quote, desk: Desk): number | null =>
  added([centsOf(shipping, desk), tax === null ? 0 : centsOf(tax, desk)]);

/**
 * The price by the provider's quote. A provider that quotes shipping alone and has no catalog prices told its price with the first order: without that
 * order's shipping, it is the price of the items.
 */
const priceOf = ({ listed, original, desk }: Asked, again: Quote, first: Quote | null): Price => {
  const items = again.items === null ? listed : centsOf(again.items, desk);
  const postage = postageOf(again, desk);
  if (items !== null) return { cents: added([items, postage]), quoted: postage !== null };
  const postageBefore = first && postageOf(first, desk);
  if (!original || postageBefore === null) return UNKNOWN;
  return {
    cents: added([Math.round((original.cents - postageBefore) * original.share), postage]),
    quoted: original.isSingleLine && postage !== null,
  };
};

/** The provider's price; else an estimate by what the items cost when they were made first. */
const askPrice = async (services: Services, asked: Asked): Promise<Price> => {
  const { maker, order, original, listed } = asked;
  const estimate: Price = original ? { cents: Math.round(original.cents * original.share), quoted: false } : UNKNOWN;
  try {
    const { account } = await openFulfilment(services, maker, AbortSignal.timeout(PATIENCE));
    if (!account.quote) return estimate;
    const again = await account.quote(order);
    const first = again.items === null && listed === null && original ? await account.quote(original.order) : null;
    const price = priceOf(asked, again, first);
    return price.cents === null ? estimate : price;
  } catch {
    // Whatever keeps the provider from answering, the reprint itself will tell of.
    return estimate;
  }
};

const readAsked = async (
  tx: Tx,
  containerId: string,
  { order_id, fo_id, pieces: wanted, fulfilment_id }: Parameters<QueryOperations['reprintCost']['run']>[1],
): Promise<Asked> => {
  const [facts] = await readFacts(tx, containerId, [order_id.trim()]);
  if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND' });
  const fo = foNamed(facts, fo_id);
  const pieces = checkPieces(facts, wanted, piecesLeftToReprint(facts, fo));
  const maker = await findAccount(tx, containerId, fulfilment_id?.trim() || fo.fulfilment_id);
  const again = { ...fo, pieces };
  const knowsCost = maker._id === fo.fulfilment_id && fo.cost !== null && fo.pieces.length > 0;
  return {
    maker,
    order: await outgoingOf(tx, facts, again, maker, null),
    original: knowsCost
      ? {
          order: await outgoingOf(tx, facts, fo, maker, null),
          cents: fo.cost ?? 0,
          share: countPieces(pieces) / countPieces(fo.pieces),
          isSingleLine: new Set(fo.pieces.map(({ line_id }) => line_id)).size === 1,
        }
      : null,
    listed: knownCost(facts, again, maker, await readMarket(tx, containerId, facts.lines)),
    desk: await readDesk(tx, containerId),
  };
};

export const reprintCost: QueryOperations['reprintCost'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: async (args, { container, services }) => {
    const { fo_id, fulfilment_id, pieces } = args;
    const _id = [fo_id, fulfilment_id ?? '', ...pieces.map(({ line_id, quantity }) => `${line_id}*${quantity}`)].join(' ');
    try {
      const asked = await services.inContainer(container._id, (tx) => readAsked(tx, container._id, args));
      const { cents, quoted } = await askPrice(services, asked);
      return { _id, cost: cents === null ? null : cents / 100, quoted };
    } catch (error) {
      // The account was removed, or does not list an item: the reprint itself says so.
      if (error instanceof ConnectorError) return { _id, cost: null, quoted: false };
      throw error;
    }
  },
  run: (_tx, _args, _context, prepared) => Promise.resolve(prepared),
});

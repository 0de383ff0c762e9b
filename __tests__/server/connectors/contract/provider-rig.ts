import type { CancelAnswer, OutgoingOrder, ProviderOrder } from '../../../../src/server/connectors/providers/provider';
import { openProvider, type AnyProvider } from '../../../../src/server/connectors/providers/registry';
import type { HeldOrder, ProviderStandIn } from '../../../support/stand-ins/provider-stand-in';
import { serve } from '../../../support/stand-ins/stand-in';
import { makeWorkers, type Workers } from './workers';

/** Two lines of the thing a stand-in makes, for one buyer. */
export const anOrder = ({ line }: Pick<ProviderStandIn, 'line'>, changes: Partial<OutgoingOrder> = {}): OutgoingOrder => ({
  reference: 'FO-1',
  to: {
    first_name: 'Ada',
    last_name: 'Byron',
    company: 'Engines Ltd',
    address_1: '1 Main St',
    address_2: 'Flat 2',
    city: 'Austin',
    state: 'TX',
    postcode: '78701',
    country: 'US',
    email: 'ada@example.com',
    phone: '+1 512 555 0100',
  },
  shipping_method: null,
  lines: [
    { ...line, line_id: 'l1', quantity: 2 },
    { ...line, line_id: 'l2', quantity: 1 },
  ],
  gift_message: null,
  ...changes,
});

/** One account that is connected to a provider's stand-in. */
export interface ProviderRig extends Workers<AnyProvider> {
  readonly standIn: ProviderStandIn;
  /** What the order of the suite is, or another of its kind. */
  order(changes?: Partial<OutgoingOrder>): OutgoingOrder;
  submit(order?: OutgoingOrder): Promise<ProviderOrder>;
  cancel(order: ProviderOrder): Promise<CancelAnswer>;
  /** Everything that is held of an order, and what was done with it; whether the end of every call about it is known. */
  stands(
    reference?: string,
  ): Promise<{ readonly held: readonly HeldOrder[]; readonly effects: readonly string[]; readonly known: boolean }>;
  close(): Promise<void>;
}

export const makeProviderRig = async (make: () => ProviderStandIn): Promise<ProviderRig> => {
  const standIn = make();
  const { access, provider } = standIn;
  const running = await serve(standIn);
  const workers = makeWorkers({
    running,
    access,
    connect: (kept, outside): AnyProvider => {
      const account = openProvider(provider, kept, outside);
      if (!account) throw new Error(`${provider} has no connector.`);
      return account;
    },
  });
  const order = (changes: Partial<OutgoingOrder> = {}): OutgoingOrder => anOrder(standIn, changes);
  return {
    ...workers,
    standIn,
    order,
    submit: (of = order()) => workers.persist((account) => account.submit(of)),
    cancel: (of) => workers.persist((account) => account.cancel!(of)),
    stands: async (reference = 'FO-1') => {
      await running.idle();
      return {
        held: standIn.orders().filter((each) => each.reference === reference),
        effects: standIn.effects.filter((each) => each.endsWith(` ${reference}`)),
        known: (await workers.ledger.unknownFor(`order:${reference}`)) === null,
      };
    },
    close: () => running.close(),
  };
};

/** Does something with an account of its own. */
export const withRig = async <T>(make: () => ProviderStandIn, act: (rig: ProviderRig) => Promise<T>): Promise<T> => {
  const rig = await makeProviderRig(make);
  try {
    return await act(rig);
  } finally {
    await rig.close();
  }
};

/** The numbers below `count`. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_each, index) => index);

import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import type { Tx } from '../../../../src/server/kernel/context';
import { NOBODY } from '../../commerce';
import { startTestServer, type TestServer } from '../../harness';
import { makeStaff, type Staff } from '../../staff';

export const ZONE = 'Europe/Berlin';
export const NOW = 1_790_000_000;
export const DAY = 86_400;

// What a test looks at is as the contract has it.
// oxlint-disable-next-line typescript/no-explicit-any
export type Seen = any;

export const DISPUTE = {
  dispute_id: 'D',
  reason: 'UNAUTHORISED',
  stage: 'CHARGEBACK',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  amount: 5,
  opened_at: NOW - 5,
};

/** A shop whose clock stands, and what makes something due in it. */
export interface Due {
  readonly server: TestServer;
  readonly staff: Staff;
  readonly store: string;
  readonly within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly makeStore: () => Promise<string>;
  readonly makeOrder: (values?: object) => Promise<string>;
  /** The number of the order that was made last. */
  readonly lastNumber: () => string;
  readonly makeTask: (order_id: string, values?: object) => Promise<string>;
  readonly makeSupport: (values?: object) => Promise<string>;
  readonly makeDispute: (values?: object) => Promise<string>;
  readonly say: (item_id: string, state: 'waiting' | 'failed') => Promise<unknown>;
  /** Takes away all that was made but stores. */
  readonly clear: () => Promise<void>;
}

export const openDue = async (): Promise<Due> => {
  const server = await startTestServer();
  jest.spyOn(server.services, 'marketNow').mockResolvedValue(NOW);
  const staff = await makeStaff(server);
  const within: Due['within'] = (work) => server.services.inContainer(staff.container._id, work);
  const account = newId();
  let count = 100;

  const makeStore = async (): Promise<string> => {
    const _id = newId();
    const limits = { default_quantity: 1, max_per_day: 0, max_per_week: 0, max_per_month: 0, schedule_fetch: 0 };
    await within((tx) =>
      tx
        .insertInto('stores')
        .values({
          ...{
            _id,
            platform_id: 'woocommerce',
            sto_name: 'Shop',
            sto_status: 'Valid',
            sto_auto: false,
            ...limits,
            website: 'https://x.example',
          },
          ...{ config: jsonb({}), credentials: '', fetch_every: 0, next_fetch_at: 0, created_at: 1, updated_at: 1 },
        })
        .execute(),
    );
    return _id;
  };

  const makeOrder = async (values: object = {}): Promise<string> => {
    const _id = newId();
    count += 1;
    await within((tx) =>
      tx
        .insertInto('orders')
        .values({
          ...{ _id, store_id: store, platform_id: `p${count}`, number: String(count), status: 'Processing', currency: 'USD', total: 10 },
          ...{ buyer: jsonb({ ...NOBODY, first_name: 'Robin', last_name: 'Baker' }), created_at: NOW - DAY, updated_at: NOW, ...values },
        })
        .execute(),
    );
    return _id;
  };

  const makeTask = async (order_id: string, values: object = {}): Promise<string> => {
    const _id = newId();
    const task = { type: 'support', category: 'damaged', due_at: NOW + DAY, soon_at: NOW, created_at: NOW, updated_at: NOW } as const;
    await within((tx) =>
      tx
        .insertInto('tasks')
        .values({ _id, order_id, ...task, ...values })
        .execute(),
    );
    return _id;
  };

  const makeSupport = async (values: object = {}): Promise<string> => {
    const _id = newId();
    const talk = {
      subject: 'Where is my parcel?',
      buyer_name: 'Kim Lee',
      due_at: NOW + DAY,
      soon_at: NOW,
      created_at: NOW,
      updated_at: NOW,
    };
    await within((tx) =>
      tx
        .insertInto('supports')
        .values({ _id, store_id: store, last_message_at: NOW, ...talk, ...values })
        .execute(),
    );
    return _id;
  };

  const makeDispute = async (values: object = {}): Promise<string> => {
    const _id = newId();
    const payment = {
      transaction_id: _id.toUpperCase(),
      invoice_id: null,
      payer: 'Pay Er',
      amount: 1,
      fee: null,
      currency: 'USD',
      release_at: null,
    };
    const dispute = {
      dispute_id: 'D',
      dispute: jsonb(DISPUTE as never),
      stage: 'CHARGEBACK',
      respond_by: NOW + DAY,
      status: 'disputed',
    } as const;
    await within((tx) =>
      tx
        .insertInto('paypal_items')
        .values({
          _id,
          account_id: account,
          store_id: store,
          order_id: null,
          ...payment,
          ...dispute,
          created_at: NOW,
          updated_at: NOW,
          ...values,
        })
        .execute(),
    );
    return _id;
  };

  const say = (item_id: string, state: 'waiting' | 'failed'): Promise<unknown> => {
    const act = { dispute_id: 'D', act: 'message', note: '', amount: null, tracking_number: null, carrier: null } as const;
    return within((tx) =>
      tx
        .insertInto('paypal_acts')
        .values({ _id: newId(), item_id, ...act, state, files: jsonb([]), send_at: 1, msg: null, user_id: newId(), created_at: 1 })
        .execute(),
    );
  };

  const store = await makeStore();
  await within(async (tx) => {
    await tx.insertInto('desk_settings').values({ time_zone: ZONE }).execute();
    const none = { payments_until: null, disputes_until: null, fetched_at: null, trashed_at: null, reason: null };
    await tx
      .insertInto('paypal_accounts')
      .values({
        _id: account,
        email: 'p@example.test',
        status: 'Valid',
        config: jsonb({}),
        credentials: '',
        ...none,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
  });
  return {
    ...{ server, staff, store, within, makeStore, makeOrder, makeTask, makeSupport, makeDispute, say },
    lastNumber: () => String(count),
    clear: async () => {
      for (const table of ['paypal_acts', 'paypal_items', 'tasks', 'supports', 'orders'] as const)
        await server.services.db.deleteFrom(table).where('container_id', '=', staff.container._id).execute();
    },
  };
};

import { setTimeout as pause } from 'node:timers/promises';
import { alone } from '../../../../src/server/connectors/alone';
import {
  ConnectorError,
  type Access,
  type Allowance,
  type Bucket,
  type Ledger,
  type Outside,
} from '../../../../src/server/connectors/connector';
import { openShop, type AnyShop } from '../../../../src/server/connectors/platforms/registry';
import type { OutgoingProduct, OutgoingRefund, OutgoingTracking } from '../../../../src/server/connectors/platforms/shop';
import { PICTURES, serve, type Running } from '../../../support/stand-ins/stand-in';
import type { ShopStandIn } from '../../../support/stand-ins/shop-stand-in';

/** Waits are this many times shorter than those of the product. */
const HASTE = 350;

export const EVERYTHING = { text: true, images: true, variants: true } as const;

/** Our process ends here. */
class Killed extends Error {}

/** A product in two colours and two sizes. */
export const aProduct = (changes: Partial<OutgoingProduct> = {}): OutgoingProduct => ({
  item_info_id: 'listing-1',
  platform_id: null,
  sku: 'TEE-1',
  name: 'Tee with a heron',
  description: '<p>Soft.</p>',
  images: [{ key: 'front', src: `${PICTURES}/front.png` }],
  options: [
    { name: 'Color', values: ['White', 'Black'], default: 'White' },
    { name: 'Size', values: ['S', 'M'], default: 'M' },
  ],
  variants: ['White', 'Black'].flatMap((color) =>
    ['S', 'M'].map((size) => ({
      sku: `TEE-1-${color}-${size}`,
      price: 19.99,
      options: [
        { name: 'Color', value: color },
        { name: 'Size', value: size },
      ],
      image: null,
    })),
  ),
  unsold: [],
  tags: ['heron'],
  category: null,
  specifics: [],
  quantity: 100,
  shipping: { profile: null, dispatch_days: null },
  ...changes,
});

export const aTracking = (order: string, line: string, changes: Partial<OutgoingTracking> = {}): OutgoingTracking => ({
  tracking_id: 'parcel-1',
  order_platform_id: order,
  lines: [{ line_id: line, quantity: 1 }],
  tracking_number: '9400111899223100001234',
  courier_code: 'usps',
  courier_name: 'USPS',
  tracking_url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223100001234',
  shipped_at: 1_790_000_000,
  last: true,
  replaces: null,
  ...changes,
});

export const aRefund = (order: string, line: string, changes: Partial<OutgoingRefund> = {}): OutgoingRefund => ({
  key: 'refund-1',
  order_platform_id: order,
  amount: 10,
  currency: 'USD',
  lines: [{ line_id: line, quantity: 1 }],
  reason: 'The print was smudged.',
  ...changes,
});

/** What holds for calls to a stand-in by one process; what was waited for is told in `waits`, ms, and done much quicker. */
export const outsideTo = (running: Running, waits: number[], changes: Partial<Outside> = {}): Outside =>
  alone({
    allowLoopback: () => true,
    standIns: running.standIns,
    wait: async (ms) => {
      waits.push(ms);
      await pause(ms / HASTE);
    },
    ...changes,
  });

/** One store that is connected to a stand-in: what is kept of it outlives the processes that work for it. */
export interface Rig {
  readonly standIn: ShopStandIn;
  readonly running: Running;
  readonly ledger: Ledger;
  /** The shop as a process that has just begun opens it. */
  shop(): AnyShop;
  /** Ends the process at the change that is so many from now, and tells when it comes to that. */
  killAfter(effects: number, then?: () => void): void;
  /**
   * Does what a job does, however often it takes: a failure is a `ConnectorError` with a sentence, and the job begins again, in a new process if
   * the old one was killed.
   */
  persist<T>(key: string, work: (shop: AnyShop) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Beginnings a job is granted: more than any schedule of faults spoils. */
const MOST_BEGINNINGS = 25;

export const makeRig = async (make: () => ShopStandIn): Promise<Rig> => {
  const standIn = make();
  const running = await serve(standIn);
  let kept: Access = standIn.access;
  let untilKill = Infinity;
  let killed: () => void = () => undefined;
  const basis = alone({ allowLoopback: () => true });
  const quicker = (bucket: Bucket): Bucket => ({ ...bucket, perSecond: bucket.perSecond * HASTE });
  const allowance: Allowance = {
    take: async (bucket, cost) => (await basis.allowance.take(quicker(bucket), cost)) * HASTE,
    giveBack: (bucket, cost) => basis.allowance.giveBack(quicker(bucket), cost),
    learn: (bucket, { left, pauseMs = 0 }) => basis.allowance.learn(quicker(bucket), { left, pauseMs: pauseMs / HASTE }),
  };
  const ledger: Ledger = {
    ...basis.ledger,
    send: async (effect) => {
      const end = await basis.ledger.send(effect);
      if (untilKill === 0) {
        untilKill = Infinity;
        killed();
        throw new Killed();
      }
      untilKill -= 1;
      return end;
    },
  };
  const outside: Outside = {
    ...basis,
    allowance,
    ledger,
    standIns: running.standIns,
    ...(standIn.app ? { app: standIn.app } : {}),
    wait: (ms) => pause(ms / HASTE),
    renew: async (stale, ask) => {
      if (Object.entries(kept).some(([name, value]) => stale[name] !== value)) return kept;
      kept = { ...kept, ...(await ask(kept)) };
      return kept;
    },
  };
  const shop = (): AnyShop => openShop(standIn.platform, kept, outside);
  return {
    standIn,
    running,
    ledger,
    shop,
    killAfter: (effects, then = () => undefined) => {
      untilKill = effects;
      killed = then;
    },
    persist: async (key, work) => {
      for (let beginnings = 1; ; beginnings += 1) {
        try {
          const done = await work(shop());
          await ledger.settle(key);
          return done;
        } catch (failure) {
          if (beginnings === MOST_BEGINNINGS || !(failure instanceof Killed || failure instanceof ConnectorError)) throw failure;
          if (failure instanceof ConnectorError && failure.message === '') throw failure;
          await pause((failure instanceof ConnectorError ? (failure.retryAfter ?? 0) * 1000 : 0) / HASTE);
        }
      }
    },
    close: () => running.close(),
  };
};

import type { Ledger } from '../../../../src/server/connectors/connector';
import { openShop, type AnyShop } from '../../../../src/server/connectors/platforms/registry';
import type { OutgoingProduct, OutgoingRefund, OutgoingTracking } from '../../../../src/server/connectors/platforms/shop';
import { PICTURES, serve, type Running } from '../../../support/stand-ins/stand-in';
import type { ShopStandIn } from '../../../support/stand-ins/shop-stand-in';
import { makeWorkers, type Workers } from './workers';

export const EVERYTHING = { text: true, category: true, images: true, variants: true, chart: true } as const;

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
  currency: 'USD',
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
  facts: [],
  parcel: { weight: null, size: null },
  size_chart: null,
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

/** One store that is connected to a stand-in: what is kept of it outlives the processes that work for it. */
export interface Rig extends Pick<Workers<AnyShop>, 'killAfter'> {
  readonly standIn: ShopStandIn;
  readonly running: Running;
  readonly ledger: Ledger;
  /** The shop as a process that has just begun opens it. */
  shop(): AnyShop;
  /** Does what a job about `key` does, however often it takes. */
  persist<T>(key: string, work: (shop: AnyShop) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const makeRig = async (make: () => ShopStandIn): Promise<Rig> => {
  const standIn = make();
  const { access, app, platform } = standIn;
  const running = await serve(standIn);
  const { ledger, open, killAfter, persist } = makeWorkers({
    running,
    access,
    app,
    connect: (kept, outside): AnyShop => openShop(platform, kept, outside),
  });
  return {
    standIn,
    running,
    ledger,
    shop: () => open(),
    killAfter,
    persist: (key, work) =>
      persist(async (shop) => {
        const done = await work(shop);
        await ledger.settle(key);
        return done;
      }),
    close: () => running.close(),
  };
};

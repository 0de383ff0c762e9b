import { PLATFORMS } from '../../../../src/domain/platforms';
import { platformHas } from '../../../../src/domain/stores/store-fields';
import { ConnectorError } from '../../../../src/server/connectors/connector';
import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import type { Fault, StandInRequest } from '../../../support/stand-ins/stand-in';
import { aProduct, EVERYTHING, makeRig, type Rig } from './rig';
import { FAULTS } from './workers';
import { isLongRun } from '../../../support/long-runs';

const product = aProduct();
const skus = product.variants.map(({ sku }) => sku).toSorted();

/** Faults after which nobody knows whether the call acted. */
const BLIND: readonly Fault[] = ['lost', 'late', 'failed'];

/** The calls a fault spoils, one in each run: every one where it may have acted, else every third unless the run is a long one. */
const spoilt = (fault: Fault, calls: number): readonly number[] =>
  Array.from({ length: calls }, (_each, call) => call).filter((call) => isLongRun || BLIND.includes(fault) || call % 3 === 0);

const push = (rig: Rig, of = product) => rig.persist(of.item_info_id, (shop) => shop.pushProduct(of, EVERYTHING));

/** The shop holds the product once, whole and on sale, and nothing is left that nobody knows the outcome of. */
const holdsOnce = async (rig: Rig): Promise<void> => {
  const held = rig.standIn.products().filter(({ onSale }) => onSale);
  expect(held.map((each) => ({ ...each, id: '', skus: each.skus.toSorted() }))).toEqual([
    { id: '', title: product.name, skus, onSale: true },
  ]);
  expect(await rig.ledger.unknownFor(product.item_info_id)).toBeNull();
};

describe.each(Object.entries(SHOP_STAND_INS))('%s', (_platform, make) => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await makeRig(make);
  });
  afterEach(() => rig.close());

  const anew = async (): Promise<void> => {
    await rig.close();
    rig = await makeRig(make);
  };

  test('whoever lets us in is known each time by the same word, and by no other than the description has', async () => {
    const { account, door } = PLATFORMS[rig.standIn.platform];
    expect(account === undefined).toBe(door === undefined);
    if (account === undefined) return;
    const told = (await rig.shop().test())[account];
    expect(told).toMatch(/\S/);
    expect((await rig.shop().test())[account]).toBe(told);
  });

  test('a push makes one product, and the same push again changes nothing', async () => {
    const first = await push(rig);
    await holdsOnce(rig);
    const before = rig.running.calls.length;
    const again = await rig.persist(product.item_info_id, (shop) =>
      shop.pushProduct({ ...product, platform_id: first.platform_id }, EVERYTHING),
    );
    expect(again.platform_id).toBe(first.platform_id);
    await holdsOnce(rig);
    expect(rig.running.calls.length - before).toBeGreaterThan(0);
  });

  test.each(FAULTS)('once, whichever call is spoilt: %s', async (fault) => {
    await push(rig);
    for (const call of spoilt(fault, rig.running.calls.length)) {
      await anew();
      rig.running.spoil(fault, call);
      await push(rig);
      await holdsOnce(rig);
    }
  });

  test('once, at whichever change the process is killed', async () => {
    for (let effects = 0, killed = true; killed; effects += 1) {
      await anew();
      killed = false;
      rig.killAfter(effects, () => {
        killed = true;
      });
      await push(rig);
      await holdsOnce(rig);
    }
  });

  test('once, when two processes push at the same time after one another was given up', async () => {
    rig.running.spoil('late', 0, (request: StandInRequest) => rig.standIn.changes(request));
    await rig
      .shop()
      .pushProduct(product, EVERYTHING)
      .catch(() => undefined);
    await push(rig);
    await holdsOnce(rig);
  });

  test('what is taken out of the listing leaves the shop, and what is added comes', async () => {
    const { platform_id } = await push(rig);
    const [gone, ...rest] = product.variants;
    await push(rig, { ...product, platform_id, variants: rest, unsold: [gone!.sku] });
    expect(
      rig.standIn
        .products()
        .filter(({ onSale }) => onSale)
        .flatMap((each) => each.skus)
        .toSorted(),
    ).toEqual(rest.map(({ sku }) => sku).toSorted());
    await push(rig, { ...product, platform_id });
    await holdsOnce(rig);
  });

  test('a push of the category alone changes neither the title nor what is sold', async () => {
    // EBay takes items and groups as wholes only.
    if (rig.standIn.platform === 'ebay') return;
    const { platform_id } = await push(rig);
    const [, ...rest] = product.variants;
    const changed = { ...product, platform_id, name: 'Another title', variants: rest };
    await rig.persist(product.item_info_id, (shop) =>
      shop.pushProduct(changed, { text: false, category: true, images: false, variants: false }),
    );
    await holdsOnce(rig);
  });

  test('a product the owner deleted comes back once', async () => {
    const { platform_id } = await push(rig);
    rig.standIn.deleteProduct(platform_id);
    await push(rig, { ...product, platform_id });
    await holdsOnce(rig);
  });

  test('an ended product is off sale, ending it again is no failure, and a push puts it on sale again', async () => {
    const { platform_id } = await push(rig);
    for (const _time of ['first', 'again']) {
      await rig.persist(product.item_info_id, (shop) => shop.endProduct({ ...product, platform_id }));
      expect(rig.standIn.products().filter(({ onSale }) => onSale)).toEqual([]);
    }
    await push(rig, { ...product, platform_id });
    await holdsOnce(rig);
  });

  test('a seller who publishes by hand gets one product that is not on sale, whichever change the process is killed at', async () => {
    if (!platformHas(rig.standIn.platform, 'ignore_publish')) return;
    const unpublished = { ...product, unpublished: true };
    for (let effects = 0, killed = true; killed; effects += 1) {
      await anew();
      killed = false;
      rig.killAfter(effects, () => {
        killed = true;
      });
      const { platform_id } = await push(rig, unpublished);
      const [held, ...more] = rig.standIn.products();
      expect([held?.skus.toSorted(), held?.onSale, more]).toEqual([skus, false, []]);
      await push(rig, { ...unpublished, platform_id }).catch((error: unknown) =>
        expect(error).toMatchObject({ refusal: 'shop.draftThere' }),
      );
      expect(rig.standIn.products().map(({ onSale }) => onSale)).toEqual([false]);
    }
  });

  test('what the seller has published by hand stays on sale when it is pushed again', async () => {
    if (!platformHas(rig.standIn.platform, 'ignore_publish')) return;
    const { platform_id } = await push(rig);
    await push(rig, { ...product, platform_id, unpublished: true });
    await holdsOnce(rig);
  });

  test('a push waits for an end nobody heard of, and puts the product on sale', async () => {
    const ending = async (spoil?: number): Promise<number> => {
      await anew();
      const held = { ...product, platform_id: (await push(rig)).platform_id };
      const before = rig.running.calls.length;
      if (spoil !== undefined) rig.running.spoil('late', spoil);
      await rig
        .shop()
        .endProduct(held)
        .catch(() => undefined);
      const calls = rig.running.calls.length - before;
      if (spoil !== undefined) {
        await push(rig, held);
        await rig.running.idle();
        await holdsOnce(rig);
      }
      return calls;
    };
    for (let call = (await ending()) - 1; call >= 0; call -= 1) await ending(call);
  });

  test('a token that ends in the middle is renewed', async () => {
    if (!rig.standIn.expire) return;
    await push(rig);
    const calls = rig.running.calls.length;
    for (let call = 0; call < calls; call += 1) {
      await anew();
      rig.running.before(call, () => rig.standIn.expire?.());
      await push(rig);
      await holdsOnce(rig);
    }
  });

  test('access that was taken back is told as such, and nothing is changed', async () => {
    rig.standIn.revoke();
    const failure: unknown = await rig
      .shop()
      .pushProduct(product, EVERYTHING)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectorError);
    expect(failure).toMatchObject({ storeStatus: 'Invalid', retry: false });
    expect(rig.standIn.products()).toEqual([]);
    await expect(rig.shop().test()).rejects.toMatchObject({ storeStatus: 'Invalid' });
  });

  test("somebody else's SKU stays theirs, and the seller is told which it is", async () => {
    if (!rig.standIn.takeSku) return;
    rig.standIn.takeSku(product.variants[0]!.sku);
    const before = rig.standIn.products();
    const failure: unknown = await rig
      .shop()
      .pushProduct(product, EVERYTHING)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectorError);
    expect(rig.standIn.products().filter(({ id }) => before.some((each) => each.id === id))).toEqual(before);
  });
});

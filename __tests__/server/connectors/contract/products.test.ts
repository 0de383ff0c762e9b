import { PLATFORMS, type PlatformId } from '../../../../src/domain/platforms';
import { ConnectorError } from '../../../../src/server/connectors/connector';
import type { FetchedProduct } from '../../../../src/server/connectors/platforms/shop';
import type { ShopStandIn } from '../../../support/stand-ins/shop-stand-in';
import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import { PICTURES, type StandInAnswer, type StandInRequest } from '../../../support/stand-ins/stand-in';
import { aProduct, EVERYTHING, makeRig, type Rig } from './rig';
import { spoilt } from './spoilt-answers';
import { FAULTS, numbersOf } from './workers';

const product = aProduct({ images: ['front', 'back'].map((key) => ({ key, src: `${PICTURES}/${key}.png` })) });

/** Beside name, variants and standing, what a platform keeps of a product and tells; of the rest it tells nothing. */
type Told = 'mark' | 'pictures' | 'description' | 'tags' | 'options' | 'currency' | 'changed';
const TELLS: Readonly<Record<PlatformId, readonly Told[]>> = {
  woocommerce: ['mark', 'pictures', 'description', 'tags', 'options', 'currency', 'changed'],
  bigcommerce: ['mark', 'pictures', 'description', 'tags', 'options', 'currency', 'changed'],
  ebay: ['mark', 'pictures', 'description', 'options', 'currency'],
  etsy: ['pictures', 'description', 'tags', 'options', 'currency', 'changed'],
  tiktok: ['mark', 'pictures', 'description', 'options', 'currency', 'changed'],
  wish: ['mark', 'pictures', 'description', 'tags', 'options', 'currency', 'changed'],
  amazon: ['mark', 'pictures', 'description', 'options', 'currency', 'changed'],
  shopify: ['mark', 'pictures', 'description', 'tags', 'options', 'currency', 'changed'],
};

/** What a store keeps of what it was told: the newest word about each product, and how far it has read. */
interface Kept {
  readonly products: Map<string, FetchedProduct>;
  readonly gone: Set<string>;
  cursor: string | null;
}

const nothing = (): Kept => ({ products: new Map(), gone: new Set(), cursor: null });

const read = (rig: Rig, kept: Kept, during: (page: number) => void = () => undefined): Promise<void> =>
  rig.persist('products', async (shop) => {
    let page = 0;
    for await (const { products, gone, cursor } of shop.products!(kept.cursor)) {
      for (const each of products) kept.products.set(each.platform_id, each);
      for (const id of gone) kept.gone.add(id);
      kept.cursor = cursor;
      during(page);
      page += 1;
    }
  });

const reading = Object.entries(SHOP_STAND_INS).filter(([id]) =>
  (PLATFORMS[id as PlatformId].can as readonly string[]).includes('products'),
);

describe.each(reading)('the products at %s', (id, make) => {
  const platform = id as PlatformId;
  const tells = (what: Told): boolean => TELLS[platform].includes(what);
  let rig: Rig;
  /** What the stand-in answers is spoilt by this, where it is set. */
  let spoil: ((answer: StandInAnswer, request: StandInRequest) => StandInAnswer) | undefined;
  const heard = (): ShopStandIn => {
    const standIn = make();
    const { answer } = standIn;
    return Object.assign(standIn, {
      answer: async (request: Parameters<typeof answer>[0]) => {
        const told = await answer.call(standIn, request);
        return spoil ? spoil(told, request) : told;
      },
    });
  };
  beforeEach(async () => {
    spoil = undefined;
    rig = await makeRig(heard);
  });
  afterEach(() => rig.close());

  const push = async (changes: Parameters<typeof aProduct>[0] = {}): Promise<string> => {
    const wanted = { ...product, ...changes };
    return (await rig.persist(wanted.item_info_id, (shop) => shop.pushProduct(wanted, EVERYTHING))).platform_id;
  };
  const one = async (of: string): Promise<FetchedProduct | null | undefined> => (await rig.shop().readProducts!([of])).get(of);
  const makeMany = (count: number): string[] =>
    Array.from({ length: count }, (_each, index) => {
      // Some are of one second, on both sides of the end of a page.
      if (index % 7 === 0) rig.standIn.advance(30);
      return rig.standIn.ownerMakes({ sku: `OWN-${index}`, title: `Own product No ${index} of the shop`, price: 5 });
    });

  test('one that was pushed is told as it was pushed, with its mark where the platform keeps one', async () => {
    const pushed = await push();
    const kept = nothing();
    await read(rig, kept);
    expect([...kept.products.keys()]).toEqual([pushed]);
    const told = kept.products.get(pushed)!;
    expect(told).toMatchObject({
      name: product.name,
      standing: 'live',
      problem: null,
      item_info_id: tells('mark') ? product.item_info_id : null,
      tags: tells('tags') ? product.tags : null,
      currency: tells('currency') ? (expect.stringMatching(/^[A-Z]{3}$/) as unknown) : null,
    });
    expect(told.images).toHaveLength(tells('pictures') ? 2 : 0);
    if (tells('description')) expect(told.description).toContain('Soft.');
    else expect(told.description).toBeNull();
    const bySku = new Map(told.variants.map((variant) => [variant.sku, variant]));
    expect([...bySku.keys()].toSorted()).toEqual(product.variants.map(({ sku }) => sku).toSorted());
    for (const { sku, price, options } of product.variants) {
      expect(bySku.get(sku)!.price).toBe(price);
      if (tells('options'))
        expect(
          bySku
            .get(sku)!
            .options.map(({ value }) => value)
            .toSorted(),
        ).toEqual(options.map(({ value }) => value).toSorted());
    }
    if (tells('options'))
      expect(told.options.map(({ values }) => values.toSorted()).toSorted()).toEqual([
        ['Black', 'White'],
        ['M', 'S'],
      ]);
    if (tells('changed')) expect(told.changed_at).toBeGreaterThan(1_500_000_000);
    else expect(told.changed_at).toBeNull();
    expect(await one(pushed)).toEqual(told);
  });

  test('one its owner made is told without a mark, as one of one form', async () => {
    const own = rig.standIn.ownerMakes({ sku: 'OWN-1', title: 'A mug of the owner, with a handle', price: 7.5 });
    const kept = nothing();
    await read(rig, kept);
    expect(kept.products.get(own)).toMatchObject({ item_info_id: null, name: 'A mug of the owner, with a handle', standing: 'live' });
    expect(kept.products.get(own)!.variants).toMatchObject([{ sku: 'OWN-1', price: 7.5, options: [] }]);
  });

  test('one that was ended is told as paused', async () => {
    const platform_id = await push();
    await rig.persist('end', (shop) => shop.endProduct({ item_info_id: product.item_info_id, platform_id }));
    const told = await one(platform_id);
    // A platform that takes off sale by deleting has it no more.
    if (told !== null) expect(told).toMatchObject({ standing: 'paused' });
    const kept = nothing();
    await read(rig, kept);
    expect(kept.products.get(platform_id)?.standing ?? null).toBe(told?.standing ?? null);
  });

  // Of the others none is known to tell a refusal of a whole product by a reason; eBay's and Amazon's words stand in their own suites.
  if (platform === 'tiktok')
    test('one the platform refuses is told with the reason', async () => {
      const pushed = await push();
      rig.standIn.refuseProduct!(pushed, 'The main picture shows a trade mark.');
      expect(await one(pushed)).toMatchObject({ standing: 'refused', problem: expect.stringContaining('trade mark') as unknown });
    });

  test('one that was deleted is told as gone, and one that never was as well', async () => {
    const pushed = await push();
    const own = rig.standIn.ownerMakes({ sku: 'OWN-1', title: 'A mug of the owner, with a handle', price: 7.5 });
    rig.standIn.deleteProduct(pushed);
    const found = await rig.shop().readProducts!([pushed, own, '999999999', 'no id at all']);
    expect([...found].map(([each, told]) => [each, told?.platform_id ?? null])).toEqual([
      [pushed, null],
      [own, own],
      ['999999999', null],
      ['no id at all', null],
    ]);
    expect((await rig.shop().readProducts!([])).size).toBe(0);
  });

  test('a hundred are read at once', async () => {
    const ids = makeMany(100);
    const found = await rig.persist('read', (shop) => shop.readProducts!(ids));
    expect([...found].filter(([each, told]) => told?.platform_id === each)).toHaveLength(100);
  });

  test('none is passed over while products change and go under the reading, and a look goes on where the last one ended', async () => {
    const ids = makeMany(120);
    const kept = nothing();
    const gone = new Set<string>();
    await read(rig, kept, (page) => {
      rig.standIn.touchProduct(ids[page * 3]!);
      rig.standIn.touchProduct(ids[page * 3 + 1]!);
      const lost = ids[page * 3 + 2]!;
      if (kept.products.has(lost)) gone.add(lost);
      if (kept.products.has(lost)) rig.standIn.deleteProduct(lost);
    });
    rig.standIn.advance(3600);
    const later = rig.standIn.ownerMakes({ sku: 'LATER', title: 'A product that came later', price: 5 });
    await read(rig, kept);
    expect([...kept.products.keys()].toSorted()).toEqual([...ids, later].toSorted());
  });

  test.each(FAULTS)('none is passed over, whichever call is spoilt: %s', async (fault) => {
    const pushed = await push();
    const own = rig.standIn.ownerMakes({ sku: 'OWN-1', title: 'A mug of the owner, with a handle', price: 7.5 });
    for (let call = 0; call < 3; call += 1) {
      const kept = nothing();
      rig.running.spoil(fault, call);
      await read(rig, kept);
      expect([...kept.products.keys()].toSorted()).toEqual([pushed, own].toSorted());
      expect(kept.products.get(pushed)!.variants).toHaveLength(4);
      rig.running.spoil(fault, call);
      const found = await rig.persist('read', (shop) => shop.readProducts!([pushed, own]));
      expect([...found.values()].filter((each) => each !== null)).toHaveLength(2);
    }
  });

  test('answers that are none are passed over or refused, and nothing breaks', async () => {
    const pushed = await push();
    rig.standIn.ownerMakes({ sku: 'OWN-1', title: 'A mug of the owner, with a handle', price: 7.5 });
    const random = numbersOf(17);
    spoil = (answer) => ({ ...answer, body: spoilt(answer.body, random) });
    const outcomes = { told: 0, refused: 0 };
    for (let time = 0; time < 12; time += 1) {
      try {
        for await (const { products } of rig.shop().products!(null))
          for (const each of products) {
            expect(JSON.stringify(each).length).toBeLessThan(2_000_000);
            expect(each.name.length).toBeLessThanOrEqual(2000);
            for (const { price } of each.variants) expect(price === null || (Number.isFinite(price) && price >= 0)).toBe(true);
          }
        await rig.shop().readProducts!([pushed]);
        outcomes.told += 1;
      } catch (failure) {
        if (!(failure instanceof ConnectorError)) throw failure;
        outcomes.refused += 1;
      }
    }
    expect(outcomes.told + outcomes.refused).toBe(12);
  });

  test('a list that never ends is given up', async () => {
    makeMany(130);
    const first = new Map<string, StandInAnswer>();
    // Whatever page is asked for, the first one comes.
    spoil = (answer, { method, path, body }) => {
      const [, document = ''] = /"query":"(.*?)"/s.exec(body.toString()) ?? [];
      const about = `${method} ${path} ${document}`;
      if (answer.status !== 200) return answer;
      if (!first.has(about)) first.set(about, answer);
      return first.get(about)!;
    };
    const readAll = async (): Promise<void> => {
      for await (const page of rig.shop().products!(null)) expect(page.products.length).toBeLessThan(1000);
    };
    const outcome = await readAll().catch((failure: unknown) => failure);
    if (outcome !== undefined) expect(outcome).toMatchObject({ code: 'endless' });
    expect(rig.running.calls.length).toBeLessThan(1000);
  });
});

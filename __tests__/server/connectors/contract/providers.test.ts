import type { CatalogueVariant } from '../../../../src/server/connectors/providers/provider';
import { shelfOf } from '../../../../src/server/connectors/providers/shelf';
import { PROVIDER_STAND_INS } from '../../../support/stand-ins/providers';
import { makeProviderRig, type ProviderRig } from './provider-rig';

const PARCEL = { number: '9400111899223100001234', courier: 'USPS', url: 'https://track.example/9400111899223100001234' };

describe.each(Object.entries(PROVIDER_STAND_INS))('%s', (_provider, make) => {
  let rig: ProviderRig;
  beforeEach(async () => {
    rig = await makeProviderRig(make);
  });
  afterEach(() => rig.close());

  test('credentials are tried, and nothing is changed by it', async () => {
    expect({ ...rig.standIn.access, ...(await rig.open().test()) }).toEqual(rig.standIn.access);
    expect(rig.standIn.effects).toEqual([]);
  });

  test('an order is submitted whole, and is the same one when it is submitted again, after a restart too', async () => {
    const submitted = await rig.submit();
    expect(submitted).toMatchObject({ reference: 'FO-1', external_id: expect.stringMatching(/./) });
    expect(['submitted', 'production', 'held']).toContain(submitted.status);
    const stands = await rig.stands();
    expect(stands).toMatchObject({ held: [{ reference: 'FO-1', pieces: 3 }], known: true });
    expect(await rig.submit()).toEqual(submitted);
    if (rig.standIn.onceByItself) {
      // By somebody who has lost the ledger.
      const stranger = await makeProviderRig(() => rig.standIn);
      expect(await stranger.submit()).toEqual(submitted);
      await stranger.close();
    }
    expect(await rig.stands()).toEqual(stands);
  });

  test('two processes at once submit one order', async () => {
    if (!rig.standIn.onceByItself) return;
    const [one, other] = await Promise.all([rig.submit(), rig.submit()]);
    expect(one.external_id).toBe(other.external_id);
    expect(rig.standIn.orders()).toHaveLength(1);
    expect(new Set(rig.standIn.effects).size).toBe(rig.standIn.effects.length);
  });

  test('an order it will not make is rejected in its words, and is not asked for again', async () => {
    const order = rig.standIn.wrong.of(rig.order());
    expect(await rig.submit(order)).toMatchObject({
      status: 'rejected',
      reason: expect.stringContaining(rig.standIn.wrong.words),
      parcels: [],
    });
    const { held, effects, known } = await rig.stands();
    expect({ made: held.filter(({ state }) => state !== 'cancelled'), effects, known }).toEqual({ made: [], effects: [], known: true });
    const sent = rig.running.calls.filter((call) => !call.startsWith('GET '));
    expect(sent).toHaveLength(new Set(sent).size);
  });

  test('an order is found by its reference and by its id; one that never was is none', async () => {
    const { external_id } = await rig.submit();
    await rig.submit(rig.order({ reference: 'FO-2' }));
    const account = rig.open();
    expect(await account.find({ reference: 'FO-1', external_id: null })).toMatchObject({ external_id, reference: 'FO-1' });
    expect(await account.find({ reference: 'FO-1', external_id })).toMatchObject({ external_id, reference: 'FO-1' });
    expect(await account.find({ reference: 'FO-9', external_id: null })).toBeNull();
  });

  test('parcels are told with the order', async () => {
    const { external_id } = await rig.submit();
    rig.standIn.begin('FO-1');
    expect(await rig.open().find({ reference: 'FO-1', external_id })).toMatchObject({
      status: rig.standIn.silentWhileMaking ? 'submitted' : 'production',
      parcels: [],
    });
    rig.standIn.ship('FO-1', PARCEL);
    for (const id of [external_id, null])
      expect(await rig.open().find({ reference: 'FO-1', external_id: id })).toMatchObject({
        status: 'shipped',
        parcels: [{ tracking_number: PARCEL.number, courier: expect.stringMatching(rig.standIn.tellsCourier ? /usps/i : /^$/) }],
      });
  });

  test('an order is taken back while it waits; when it is being made the answer is no, in its words', async () => {
    expect(rig.open().cancel !== undefined).toBe(rig.standIn.keepWaiting !== undefined);
    if (!rig.standIn.keepWaiting) return;
    rig.standIn.keepWaiting();
    const waiting = await rig.submit();
    expect(await rig.cancel(waiting)).toEqual({ cancelled: true });
    expect(await rig.cancel(waiting)).toEqual({ cancelled: true });
    expect(rig.standIn.orders().map(({ state }) => state)).toEqual(['cancelled']);
    expect(await rig.open().find(waiting)).toMatchObject({ status: 'cancelled' });
    const begun = await rig.submit(rig.order({ reference: 'FO-2' }));
    rig.standIn.begin('FO-2');
    expect(await rig.cancel(begun)).toEqual({ cancelled: false, reason: expect.stringMatching(/\S/) });
    expect(await rig.stands('FO-2')).toMatchObject({ held: [{ state: 'making' }], known: true });
  });

  test('a quote says what sending costs, and orders nothing', async () => {
    const account = rig.open();
    if (!account.quote) return;
    const { shipping, items, methods } = await account.quote(rig.order());
    expect(shipping).toMatchObject({ value: expect.any(Number), currency: 'USD' });
    expect(shipping.value + (items?.value ?? 0)).toBeGreaterThan(0);
    for (const { id, name } of methods) expect(`${id} ${name}`).toMatch(/\S \S/);
    expect({ held: rig.standIn.orders(), effects: rig.standIn.effects }).toEqual({ held: [], effects: [] });
  });

  test('the catalogue has what can be ordered, whichever of its calls is turned away at first', async () => {
    const account = rig.open();
    if (!account.catalogue) return;
    const read = async (): Promise<CatalogueVariant[]> => {
      const all: CatalogueVariant[] = [];
      for await (const page of account.catalogue!()) all.push(...page);
      return all;
    };
    const all = await read();
    const { sku, print_files } = rig.standIn.line;
    expect(all.find((each) => each.sku === sku)).toMatchObject({ product: expect.stringMatching(/\S/) });
    const areas = all.find((each) => each.sku === sku)!.areas.map(({ area }) => area);
    if (areas.length > 0) expect(areas).toEqual(expect.arrayContaining(print_files.map(({ area }) => area)));
    expect(new Set(all.map((each) => each.sku)).size).toBe(all.length);
    const calls = rig.running.calls.length;
    for (let call = 0; call < calls; call += 1) {
      rig.running.spoil(call % 2 === 0 ? 'throttled' : 'error', call);
      expect(await read()).toEqual(all);
    }
    expect(rig.standIn.effects).toEqual([]);
  });

  test('what can be ordered can be chosen: a product, its maker, and the variant among what they make', async () => {
    const account = rig.open();
    const shelf = shelfOf(account, 'Provider');
    expect(shelf === null).toBe(account.catalogue === undefined);
    if (!shelf) return;
    const found: string[] = [];
    for await (const page of shelf.products()) {
      for (const { product, made: told } of page) {
        for (const { id } of await shelf.makers(product.id)) {
          const made = await shelf.made(product.id, id);
          expect(made!.variants.length).toBeGreaterThan(0);
          // What the list tells already is what is told of the product alone.
          if (told) expect(made).toEqual(told);
          found.push(...made!.variants.map(({ sku }) => sku));
        }
      }
    }
    expect(found).toContain(rig.standIn.line.sku);
    expect(await shelf.made('no such thing', 'nobody')).toBeNull();
    expect(rig.standIn.effects).toEqual([]);
  });
});

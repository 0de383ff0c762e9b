import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import { aProduct, aTracking, EVERYTHING, makeRig } from './rig';
import { FAULTS, numbersOf, SCHEDULES } from './workers';
import { isLongRun } from '../../../support/long-runs';

const product = aProduct();

test.each(Object.entries(SHOP_STAND_INS))(
  `%s: after ${SCHEDULES} schedules of faults nothing is lost, nothing is there twice, and every outcome is known`,
  async (_platform, make) => {
    for (let seed = 0; seed < SCHEDULES; seed += 1) {
      const next = numbersOf(seed);
      const rig = await makeRig(make);
      try {
        for (let fault = 0; fault < 6; fault += 1) rig.running.spoil(FAULTS[Math.floor(next() * FAULTS.length)]!, Math.floor(next() * 6));
        if (next() < 0.4) rig.killAfter(Math.floor(next() * 5));
        const { platform_id } = await rig.persist(product.item_info_id, (shop) => shop.pushProduct(product, EVERYTHING));
        await rig.persist(product.item_info_id, (shop) => shop.pushProduct({ ...product, platform_id }, EVERYTHING));
        const { id, line } = rig.standIn.placeOrder({ sku: product.variants[0]!.sku, quantity: 1, buyer: 'Ada Lovelace' });
        const tracking = aTracking(id, line);
        await rig.persist(tracking.tracking_id, (shop) => shop.pushTracking(tracking));
        const held = rig.standIn.products().filter(({ onSale }) => onSale);
        expect({ seed, held: held.map(({ skus }) => skus.toSorted()), parcels: rig.standIn.trackingsOf(id) }).toEqual({
          seed,
          held: [product.variants.map(({ sku }) => sku).toSorted()],
          parcels: [tracking.tracking_number],
        });
        expect(await rig.ledger.unknownFor(product.item_info_id)).toBeNull();
      } finally {
        await rig.close();
      }
    }
  },
  isLongRun ? 900_000 : 60_000,
);

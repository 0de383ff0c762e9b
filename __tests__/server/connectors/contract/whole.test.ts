import type { PlatformId } from '../../../../src/domain/platforms';
import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import type { ShopStandIn } from '../../../support/stand-ins/shop-stand-in';
import { PICTURES } from '../../../support/stand-ins/stand-in';
import { aProduct, EVERYTHING, makeRig, type Rig } from './rig';

const EANS = ['4006381333931', '4006381333948', '4006381333955', '4006381333962'];

const product = aProduct({
  name: 'Tee with a heron for the shop',
  facts: [{ name: 'Material', values: ['Cotton'] }],
  parcel: { weight: 500, size: { length: 30.48, width: 20.32, height: 2.54 } },
  size_chart: { key: 'chart', src: `${PICTURES}/chart.png` },
  variants: aProduct().variants.map((variant, at) => {
    const text = EANS[at] ?? '';
    return { ...variant, barcode: { text, trade: { kind: 'ean', digits: text } } };
  }),
});

/** What each platform is told, as it stands in the bodies of the calls; the rest it has no field for. */
const TOLD: Readonly<Record<PlatformId, readonly string[]>> = {
  woocommerce: [
    '"weight":"1.1023"',
    '"dimensions":{"length":"12","width":"8","height":"1"}',
    '"global_unique_id":"4006381333931"',
    '"name":"Material"',
  ],
  shopify: ['"barcode":"4006381333931"', '"weight":{"value":500,"unit":"GRAMS"}'],
  bigcommerce: ['"gtin":"4006381333931"', '"custom_fields":[{"name":"Material","value":"Cotton"}]'],
  etsy: ['item_weight=500', 'item_weight_unit=g', 'item_length=30.48', 'item_dimensions_unit=cm'],
  ebay: ['"ean":["4006381333931"]', '"weight":{"value":500,"unit":"GRAM"}', '"unit":"CENTIMETER"', '"Material":["Cotton"]'],
  tiktok: ['"identifier_code":{"code":"4006381333931","type":"EAN"}', '"package_weight":', '"package_dimensions":', '"size_chart":'],
  wish: ['"name":"Tee with a heron for the shop"'],
  amazon: ['"type":"ean","value":"4006381333931"', '"item_package_weight":', '"item_package_dimensions":'],
};

describe.each(Object.entries(SHOP_STAND_INS))('%s', (_platform, make) => {
  let rig: Rig;
  const bodies: string[] = [];
  const heard = (): ShopStandIn => {
    const standIn = make();
    const { answer } = standIn;
    return Object.assign(standIn, {
      answer: (request: Parameters<typeof answer>[0]) => {
        bodies.push(request.body.toString());
        return answer.call(standIn, request);
      },
    });
  };
  beforeEach(async () => {
    rig = await makeRig(heard);
  });
  afterEach(() => rig.close());

  test('is told all it has a place for, and takes it', async () => {
    const { platform_id } = await rig.persist(product.item_info_id, (shop) => shop.pushProduct(product, EVERYTHING));
    const all = bodies.join('\n');
    for (const words of TOLD[rig.standIn.platform]) expect(all).toContain(words);
    // A second push finds it as it left it.
    await rig.persist(product.item_info_id, (shop) => shop.pushProduct({ ...product, platform_id }, EVERYTHING));
    expect(rig.standIn.products().filter(({ onSale }) => onSale)).toMatchObject([{ title: product.name }]);
  });
});

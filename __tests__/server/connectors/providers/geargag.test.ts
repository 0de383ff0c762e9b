import { geargag } from '../../../../src/server/connectors/providers/geargag';
import { geargagStandIn } from '../../../support/stand-ins/geargag';
import { PICTURES, serve } from '../../../support/stand-ins/stand-in';
import { anOrder } from '../contract/provider-rig';
import { outsideTo } from '../contract/workers';

let place: ReturnType<typeof geargagStandIn>;
let running: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  place = geargagStandIn();
  running = await serve(place);
});
afterEach(() => running.close());

const account = () => geargag.open(place.access, outsideTo(running, []));
const uploads = () => running.calls.filter((call) => call.endsWith('/image.json'));

test('a file of several lines is uploaded once, and the order names it', async () => {
  await account().submit(anOrder(place));
  expect(uploads()).toHaveLength(1);
  const [code] = place.images;
  const dimensions = [{ name: 'Front', image_code: code }];
  expect(place.kept[0]?.body).toMatchObject({
    shipping_info: { full_name: 'Ada Byron', address_2: 'Engines Ltd, Flat 2' },
    items: [
      { sku_external: 'FO-1-l1', quantity: 2, dimensions },
      { sku_external: 'FO-1-l2', quantity: 1, dimensions },
    ],
  });
});

test('a file that is there by a call whose answer got lost is not asked for again', async () => {
  running.spoil('lost', 0, ({ path }) => path.endsWith('/image.json'));
  expect(await account().submit(anOrder(place))).toMatchObject({ status: 'submitted' });
  expect([place.images.size, place.effects]).toEqual([1, ['made FO-1']]);
});

test('a file at another signed address is the same one as long as it is of the same order', async () => {
  const signed = (reference: string, signature: string) => {
    const order = anOrder(place, { reference });
    return {
      ...order,
      lines: order.lines.map((line) => ({ ...line, print_files: [{ area: 'Front', url: `${PICTURES}/a.png?s=${signature}` }] })),
    };
  };
  await account().submit({ ...signed('FO-1', '1'), to: { ...anOrder(place).to, country: 'usa' } });
  await account().submit(signed('FO-1', '2'));
  expect(place.images.size).toBe(1);
  await account().submit(signed('FO-2', '2'));
  expect(place.images.size).toBe(2);
});

test('the catalogue has the largest size of each file', async () => {
  const pages = [];
  for await (const page of account().catalogue()) pages.push(page);
  expect(pages).toEqual([
    [
      {
        sku: 'GUYSTEE-BLACK-L-FRONT',
        product: 'Guys Tee',
        options: [
          { name: 'Color', value: 'Black' },
          { name: 'Size', value: 'L' },
        ],
        cost: null,
        areas: [{ area: 'Front', width: 4500, height: 5400, dpi: null }],
        available: true,
      },
    ],
  ]);
});

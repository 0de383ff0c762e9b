/** @covers src/contract/schema i18n */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { faultsOfBlock } from '../../../../src/domain/connections/block';
import { LANGUAGES } from '../../../../src/domain/languages';
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from '../../../../src/domain/providers';
import { textsOf } from '../../i18n/text-files';

const root = path.resolve(__dirname, '../../../..');
const folder = path.join(root, 'src/contract/schema');
const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n'),
);

const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${name} is no type with fields.`);
  return Object.keys(type.getFields());
};

const blockName = (id: string): string => `Fulfilment${id[0]?.toUpperCase()}${id.slice(1)}`;
const noted = (refusal: string, field: string) => [{ field, refusal }];

test('every provider of the specification is described', () => {
  expect(PROVIDER_IDS).toEqual(
    expect.arrayContaining([
      'customcat',
      'dreamship',
      'gearment',
      'geargag',
      'geekpod',
      'lenful',
      'merchize',
      'onos',
      'printify',
      'printway',
      'private',
      'scalable',
      'shineon',
    ]),
  );
});

test.each(PROVIDER_IDS)('the block of %s has the fields of its description, sent and shown', (id) => {
  const described = Object.keys(PROVIDERS[id].fields);
  expect(fieldsOf('Fulfilment')).toContain(id);
  expect(fieldsOf('FulfilmentInput')).toContain(id);
  expect(fieldsOf(blockName(id))).toEqual(described);
  expect(fieldsOf(`${blockName(id)}Input`)).toEqual(described);
});

test.each(LANGUAGES)('in %s every field has its name, and whatever a provider can its words', (language) => {
  const texts = textsOf(language, 'fulfilments');
  const wanted = PROVIDER_IDS.flatMap((id) => {
    const { fields, can, orders } = PROVIDERS[id];
    return [
      ...Object.keys(fields).map((name) => `field.${id}.${name}`),
      ...can.filter((each) => each !== 'balance').map((each) => `can.${each}`),
      ...[`orders.${orders}`, `ordersLong.${orders}`],
    ];
  });
  expect(wanted.filter((name) => !texts.get(name)?.trim())).toEqual([]);
});

test('whoever takes no orders by an interface can nothing by one, and asks for no secret', () => {
  for (const { orders, can, fields } of Object.values(PROVIDERS).filter((each) => each.orders !== 'api')) {
    expect({ orders, can }).toEqual({ orders, can: [] });
    expect(Object.values(fields).filter(({ kind, optional }) => kind !== 'text' || !optional)).toEqual([]);
  }
});

test.each<[ProviderId, Record<string, string>, object[]]>([
  ['printify', { token: 't', store: '' }, []],
  ['printify', { token: 't', store: '12345' }, []],
  ['printify', { token: 't', store: 'my store' }, noted('fulfilment.storeNumber', 'store')],
  ['printify', { token: '', store: '' }, noted('store.fieldMissing', 'token')],
  ['merchize', { url: 'my address', access_token: 't' }, noted('fulfilment.url', 'url')],
  ['merchize', { url: 'https://bo.merchize.example/x/bo-api', access_token: 't' }, []],
  ['gearment', { key: 'k', signature: '' }, noted('store.fieldMissing', 'signature')],
  ['printway', { access_token: 't', refresh_token: '' }, []],
  ['private', { sender: '' }, []],
])('a new account at %s with %j', (id, typed, faults) => {
  expect(faultsOfBlock(PROVIDERS[id], typed, null)).toEqual(faults);
});

test('at another address of Merchize the token is to be typed anew', () => {
  const before = { url: 'https://one.example/bo-api', access_token: '••••abcd' };
  const moved = { ...before, url: 'https://two.example/bo-api' };
  expect(faultsOfBlock(PROVIDERS.merchize, moved, before)).toEqual(noted('fulfilment.otherAccount', 'access_token'));
  expect(faultsOfBlock(PROVIDERS.merchize, { ...moved, access_token: 'new' }, before)).toEqual([]);
});

/** @covers src/contract/schema i18n */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildASTSchema, getNamedType, isInputObjectType, isObjectType, parse, type GraphQLSchema } from 'graphql';
import { LANGUAGES } from '../../../../src/domain/languages';
import { checkStoreFields } from '../../../../src/domain/stores/store-check';
import { cleanCss } from '../../../../src/domain/stores/css';
import { ruleOf, STORE_FIELD_NAMES, type StoreFieldName } from '../../../../src/domain/stores/store-fields';
import { initialValue, readStoreField, type StoreValue } from '../../../../src/domain/stores/store-values';

const root = path.resolve(__dirname, '../../../..');

const readSchema = (): GraphQLSchema => {
  const folder = path.join(root, 'src/contract/schema');
  return buildASTSchema(
    parse(
      readdirSync(folder)
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .join('\n'),
    ),
    {
      assumeValid: true,
    },
  );
};
const schema = readSchema();

/** The type at a path within a type of the contract. */
const typeAt = (type: string, name: string): string | undefined =>
  name.split('.').reduce<string | undefined>((at, step) => {
    const found = schema.getType(at ?? '');
    const field = isObjectType(found) || isInputObjectType(found) ? found.getFields()[step] : undefined;
    return field && getNamedType(field.type).name;
  }, type);

const TYPES: Readonly<Record<string, readonly [shown: string, sent: string]>> = {
  flag: ['Boolean', 'Boolean'],
  count: ['Int', 'SettingValue'],
  money: ['Float', 'SettingValue'],
  days: ['Int', 'Int'],
  owners: ['StoreOwner', 'ID'],
};

test.each(STORE_FIELD_NAMES)('%s is in the contract, sent and shown, and has its word in every language', (name) => {
  const [shown, sent] = TYPES[ruleOf(name).kind] ?? ['String', 'String'];
  expect([typeAt('Store', name), typeAt('StoreInput', name)]).toEqual([shown, sent]);
  for (const language of LANGUAGES) {
    const texts = JSON.parse(readFileSync(path.join(root, `i18n/${language}/stores.json`), 'utf8')) as { set: Record<string, string> };
    expect(texts.set[name.replaceAll('.', '_')]).toMatch(/\S/);
  }
});

const read = (name: StoreFieldName, typed: unknown): StoreValue | string => {
  const outcome = readStoreField(name, typed);
  return outcome.ok ? outcome.value : outcome.fault.refusal;
};

test.each<[StoreFieldName, unknown, unknown]>([
  ['max_per_week', 'many', 0],
  ['sto_tracking_delay', -3, 0],
  ['sto_tracking_delay', '12.9', 12],
  ['issuu_limit', 0, 0],
  ['issuu_limit', '-1', 0],
  ['schedule', '30.5', 30],
  ['schedule_fetch', '15', 15],
  ['brand_name', '  ', null],
  ['brand_name', ' Acme ', 'Acme'],
  ['brand_name', 'x'.repeat(256), 'text.tooLong'],
  ['product_header', 'x'.repeat(5000), 'x'.repeat(5000)],
  ['shipping_cost', '', null],
  ['shipping_cost', '4.567', 4.57],
  ['shipping_cost', 0, 0],
  ['shipping_cost', -1, 'store.fieldAmount'],
  ['shipping_cost', 'free', 'store.fieldAmount'],
  ['paypal_email', 'ann@shop', 'store.fieldEmail'],
  ['paypal_emails', [' a@b.test', 'a@b.test', ''], ['a@b.test']],
  ['country', 'de', 'DE'],
  ['country', 'Germany', 'store.fieldCountry'],
  ['invoice_id.date', '2026-02-30', 'store.fieldDate'],
  ['schedule_days', ['5', 1, 1], [1, 5]],
  ['schedule_days', [8], 'store.fieldDays'],
  ['issuu_secret', '••••abcd', null],
])('of %s typed as %j is kept %j', (name, typed, kept) => {
  expect(read(name, typed)).toEqual(kept);
});

test('whatever is typed in whichever field, what is kept of it is kept again', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...STORE_FIELD_NAMES), typed, (name, value) => {
      const once = readStoreField(name, value);
      if (once.ok) expect(readStoreField(name, once.value)).toEqual(once);
    }),
  );
});

test('CSS keeps nothing that runs, however it is pieced together', () => {
  const piece = fc.constantFrom(
    '@im',
    'port',
    '@import "x";',
    'url(',
    'java',
    'script:',
    '/*',
    '*/',
    '\\',
    '<',
    '/style>',
    'expres',
    'sion(',
    'h1 {',
    '}',
    ' ',
    ';',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const clean = cleanCss(pieces.join(''));
      expect(clean).not.toMatch(/[<\\]|@import|javascript\s*:|expression\s*\(|\/\*/iu);
      expect(cleanCss(clean)).toBe(clean);
    }),
  );
  expect(cleanCss('ul > li:hover { color: red; background: url(https://shop.test/a.png) }')).toBe(
    'ul > li:hover { color: red; background: url(https://shop.test/a.png) }',
  );
});

describe('a store as a whole', () => {
  const check = (sent: Partial<Record<StoreFieldName, unknown>>, kept?: Partial<Record<StoreFieldName, StoreValue>>) =>
    checkStoreFields((name) => sent[name], kept && ((name) => kept[name] ?? initialValue(name)), 'params.');
  const refusals = (...args: Parameters<typeof check>) => check(...args).faults.map(({ refusal, field }) => [refusal, field]);

  test('what is not sent is as it was, and of a new store as every store begins', () => {
    expect(check({}, { brand_name: 'Acme' }).values).toMatchObject({ brand_name: 'Acme', schedule_fetch: 15 });
    expect(check({}).values).toMatchObject({ default_quantity: 100, schedule_fetch: 15, limit: 0, return_accept: false });
  });

  test('a mask changes nothing, and an empty text takes a secret away', () => {
    const kept = { issuu_token: '••••abcd' };
    expect(check({ issuu_token: '••••abcd' }, kept)).toMatchObject({ secrets: {}, values: kept });
    expect(check({ issuu_token: '' }, kept)).toMatchObject({ secrets: { issuu_token: null }, values: { issuu_token: null } });
  });

  test('a secret is for the mailer it was typed for', () => {
    const kept = { sto_mailer: 'ann@shop.test', sto_mailer_secret: '••••abcd' };
    expect(refusals({ sto_mailer: 'eve@shop.test' }, kept)).toEqual([['store.otherMailer', 'params.sto_mailer_secret']]);
    expect(refusals({ sto_mailer: 'eve@shop.test', sto_mailer_secret: 's' }, kept)).toEqual([]);
    expect(refusals({ sto_mailer: '', brand_name: 'x' }, kept)).toEqual([]);
  });

  test('an address is looked at where that is asked for and something of it is sent', () => {
    const kept = { 'address.need_check_address': true, 'address.country': 'DE' } as const;
    expect(refusals({ brand_name: 'x' }, kept)).toEqual([]);
    expect(refusals({ 'address.city': 'Berlin' }, kept)).toContainEqual(['address.bad_postcode', 'params.address.postcode']);
  });
});

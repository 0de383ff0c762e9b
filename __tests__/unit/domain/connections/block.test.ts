import fc from 'fast-check';
import { checkBlock, faultsOfBlock, isSealed } from '../../../../src/domain/connections/block';
import { maskOf } from '../../../../src/domain/connections/mask';
import type { Block, Connection } from '../../../../src/domain/connections/connection';
import { describePlatform } from '../../../../src/domain/platforms/platform';

/** Has what platforms have: a website that follows from a name, and two ways to be let in. */
const hosted = describePlatform({
  name: 'Hosted',
  fields: {
    shopName: { kind: 'text', most: 60, pattern: /^[a-z0-9-]+$/ },
    website: { kind: 'website' },
    apiKey: { kind: 'key', optional: true },
    apiSecret: { kind: 'secret', optional: true },
    token: { kind: 'secret', optional: true },
  },
  identity: ['shopName'],
  can: [],
  limits: {},
  complete: (typed) => ({ ...typed, website: typed.website || (typed.shopName && `https://${typed.shopName}.hosted.test`) }),
  lack: ({ apiKey, apiSecret, token }) => (token || (apiKey && apiSecret) ? null : { field: 'apiKey', refusal: 'store.fieldMissing' }),
  website: ({ website }) => website,
  orderPage: (website, id) => `${website}/orders/${id}`,
});

const check = (sent: object, before: Block | null = null) => checkBlock(hosted, { ...sent }, before, 'params.hosted');

const kept: Block = { shopName: 'tees', website: 'https://tees.hosted.test', apiKey: '', apiSecret: '', token: '••••oken' };

test('what follows from what was typed is filled in, and everything is trimmed', () => {
  expect(check({ shopName: ' tees ', token: ' t0ken ' })).toEqual({
    ok: true,
    value: {
      values: { shopName: 'tees', website: 'https://tees.hosted.test', apiKey: '', apiSecret: '', token: 't0ken' },
      unchanged: [],
      otherIdentity: false,
    },
  });
});

test.each([
  [{}, 'shopName', 'store.fieldMissing'],
  [{ shopName: 'Tees!', token: 't' }, 'shopName', 'store.fieldStrange'],
  [{ shopName: 'a'.repeat(61), token: 't' }, 'shopName', 'store.fieldLong'],
  [{ shopName: 'tees', website: 'tees', token: 't' }, 'website', 'store.website'],
  [{ shopName: 'tees', website: 'https://me:pw@tees.test', token: 't' }, 'website', 'store.website'],
  [{ shopName: 'tees', token: 't o' }, 'token', 'store.fieldStrange'],
  [{ shopName: 'tees', token: 'x'.repeat(2001) }, 'token', 'store.fieldLong'],
  [{ shopName: 'tees' }, 'apiKey', 'store.fieldMissing'],
  [{ shopName: 'tees', apiKey: 'k' }, 'apiKey', 'store.fieldMissing'],
  [{ shopName: 'tees', token: '••••oken' }, 'apiKey', 'store.fieldMissing'],
])('%j is refused at %s', (sent, field, refusal) => {
  expect(check(sent)).toMatchObject({ ok: false, fault: { refusal, field: `params.hosted.${field}` } });
});

test('of a list the first is meant where nothing is said, and nothing else than it has is taken', () => {
  const listed: Connection = { name: 'Listed', fields: { state: { kind: 'text', oneOf: ['active', 'draft'] } }, identity: [] };
  const of = (sent: object, before: Block | null = null) => checkBlock(listed, { ...sent }, before, 'params.listed');
  expect(of({})).toMatchObject({ ok: true, value: { values: { state: 'active' } } });
  expect(of({}, { state: 'draft' })).toMatchObject({ ok: true, value: { values: { state: 'draft' } } });
  expect(of({ state: 'gone' })).toMatchObject({ ok: false, fault: { refusal: 'store.fieldStrange', field: 'params.listed.state' } });
});

test('a form hears of every field at once', () => {
  expect(faultsOfBlock(hosted, { shopName: 'Tees!', website: 'tees' }, null).map(({ field }) => field)).toEqual(['shopName', 'website']);
});

test('what is not sent, a mask, and nothing in a sealed field leave it as it was', () => {
  for (const sent of [{}, kept, { token: '' }, { token: null }])
    expect(check(sent, kept)).toMatchObject({ ok: true, value: { unchanged: ['token'], otherIdentity: false } });
});

test('at another shop nothing sealed is kept', () => {
  expect(check({ shopName: 'mugs' }, kept)).toMatchObject({
    ok: false,
    fault: { refusal: 'store.otherWebsite', field: 'params.hosted.token' },
  });
  expect(check({ shopName: 'mugs', token: 'new' }, kept)).toMatchObject({ ok: true, value: { unchanged: [], otherIdentity: true } });
});

test('whatever is sent, a block that is taken holds no mask, is taken again unchanged, and never moves a kept secret to another shop', () => {
  const text = fc.oneof(fc.constantFrom('', 'tees', 'mugs', 'https://a.test', 'https://b.test/x/', 'k', '••••oken'), fc.string());
  const block = fc.record({ shopName: text, website: text, apiKey: text, apiSecret: text, token: text }, { requiredKeys: [] });
  fc.assert(
    fc.property(block, fc.constantFrom(null, kept), (sent, before) => {
      const outcome = check(sent, before);
      if (!outcome.ok) return;
      const { values, unchanged, otherIdentity } = outcome.value;
      expect(Object.values(values).some((value) => value.startsWith('••••') && value !== values.shopName)).toBe(false);
      if (otherIdentity) expect(unchanged).toEqual([]);
      const shown = Object.fromEntries(
        Object.entries(hosted.fields).map(([name, field]) => {
          const value = values[name] ?? before?.[name] ?? '';
          return [name, isSealed(field) && value && name in values ? maskOf(value) : value];
        }),
      );
      expect(check(shown, shown)).toMatchObject({ ok: true, value: { otherIdentity: false } });
    }),
  );
});

test('what the platform tells is never typed, and stays with us whichever of its shops is chosen', () => {
  const account = describePlatform({
    name: 'Account',
    fields: {
      token: { kind: 'secret', optional: true, learned: true },
      shop: { kind: 'text', optional: true },
      shops: { kind: 'text', optional: true, learned: true },
    },
    identity: ['shop'],
    can: [],
    limits: {},
    website: () => 'https://account.test',
    orderPage: (website, id) => `${website}/${id}`,
  });
  const before = { token: '••••oken', shop: '1', shops: '1,2' };
  expect(checkBlock(account, { token: 'theirs', shop: '2', shops: '9' }, before, 'params.account')).toEqual({
    ok: true,
    value: { values: { shop: '2', shops: '1,2' }, unchanged: ['token'], otherIdentity: true },
  });
  expect(checkBlock(account, { token: 'theirs' }, null, 'params.account')).toMatchObject({ ok: true, value: { values: { token: '' } } });
});

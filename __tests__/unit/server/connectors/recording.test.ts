import { keepCall, recorded, type RecordedCall } from '../../../../src/server/connectors/recording';

const access = {
  website: 'https://shop.example.com',
  key: 'ck_0123456789',
  secret: 'cs_p@ss w0rd/9',
  token: 'eyJhbGci.eyJzdWIi.c2lnbmF0',
  host: 'tees.myshop.example',
  days: 3,
};

const kept = async (
  call: { url: string; body?: string | Uint8Array; answer?: string; fails?: boolean },
  times = 1,
): Promise<RecordedCall[]> => {
  const calls: RecordedCall[] = [];
  const bytes = Buffer.from(call.answer ?? '');
  await recorded(calls, async () => {
    for (let time = 0; time < times; time += 1) {
      await keepCall({ method: 'POST', url: new URL(call.url), body: call.body }, access, () =>
        call.fails ? Promise.reject(new Error('cut off')) : Promise.resolve({ status: 200, headers: {}, body: bytes.toString(), bytes }),
      ).catch(() => undefined);
    }
  });
  return calls;
};

test.each([
  ['in the address', { url: `https://shop.example.com/x?consumer_key=abc&page=2&secret=${encodeURIComponent(access.secret)}` }],
  ['in JSON', { url: 'https://shop.example.com/x', body: JSON.stringify({ access_token: 'abc', name: 'Tee', note: access.secret }) }],
  ['in a form', { url: 'https://shop.example.com/x', body: 'grant=1&client_secret=abc&x=2' }],
  ['in the answer', { url: 'https://shop.example.com/x', answer: `{"refresh_token":"abc","echo":"${access.key}"}` }],
  ['with dots in it', { url: 'https://shop.example.com/x', answer: `Bad: ${access.token}` }],
])('what opens a shop is not kept: %s', async (_where, call) => {
  const said = JSON.stringify(await kept(call));
  for (const secret of ['abc', access.key, access.secret, access.token, encodeURIComponent(access.secret)])
    expect(said).not.toContain(secret);
  expect(said).toContain('shop.example.com');
});

test('addresses people know a shop by are told', async () => {
  expect(JSON.stringify(await kept({ url: 'https://shop.example.com/x', answer: `At ${access.host}` }))).toContain(access.host);
});

test('bodies are shortened, bytes told by their number, and of many calls the first and the last are kept', async () => {
  const [call] = await kept({ url: 'https://shop.example.com/x', body: 'a'.repeat(10_000_000), answer: 'b'.repeat(5000) });
  expect(call!.sent!.length).toBeLessThan(2100);
  expect(call!.answered!.length).toBeLessThan(2100);
  expect(await kept({ url: 'https://shop.example.com/x', body: new Uint8Array(7) })).toMatchObject([{ sent: '(7 B)' }]);
  expect(await kept({ url: 'https://shop.example.com/x' }, 50)).toHaveLength(20);
});

test('what the database keeps in no text is marked: a picture that was read, and half a character where a text is cut', async () => {
  const [call] = await kept({ url: 'https://shop.example.com/x', body: `a${'🙂'.repeat(1500)}`, answer: 'P\u0000NG' });
  expect(call!.answered).toBe('P\uFFFDNG');
  expect(call!.sent).not.toMatch(/\p{Surrogate}/u);
});

test('a call without an answer is kept too, and one nobody asks about is only made', async () => {
  expect(await kept({ url: 'https://shop.example.com/x', fails: true })).toMatchObject([{ status: null, answered: null }]);
  const response = { status: 200, headers: {}, body: '', bytes: Buffer.alloc(0) };
  await expect(
    keepCall({ method: 'GET', url: new URL('https://shop.example.com') }, access, () => Promise.resolve(response)),
  ).resolves.toBe(response);
});

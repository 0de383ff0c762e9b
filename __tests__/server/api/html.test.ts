import fc from 'fast-check';
import { startIsolated } from '../../../src/server/isolated';
import { isolatedWork } from '../../../src/server/isolated-work';
import { sanitizeHtml } from '../../../src/server/kernel/html';
import type { IsolatedKinds } from '../../../src/server/kernel/isolated';
import { purifyHtml } from '../../../src/server/kernel/purify';
import { plainText } from '../../../src/server/connectors/plain-text';
import { mergeMeta } from '../../../src/server/sandbox/shop/product-input';
import { growthOf } from '../../support/growth';
import { PROGRAM } from '../../support/program';

const { run: isolated, stop } = startIsolated(isolatedWork, PROGRAM);
afterAll(stop);

// Refusals are logged for operators.
beforeAll(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));

/** Whether another process was asked. */
const asked = jest.fn(isolated);
const sanitize = (text: string, field?: string) => sanitizeHtml({ isolated: asked as typeof isolated }, 'a container', text, field);

beforeEach(() => asked.mockClear());

const LONG = '<h2>Care</h2><ul><li>Wash <b onclick="x()">cold</b><li>Dry<br>flat</ul><p>Made<script>1</script> here'.repeat(100);

test('a short text is purified right here, a long one elsewhere; both the same way', async () => {
  expect(await sanitize('<p onclick="x()">Soft<script>1</script></p>')).toBe('<p>Soft</p>');
  expect(asked).not.toHaveBeenCalled();
  const clean = await sanitize(LONG);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(clean).toBe(await purifyHtml(LONG));
  expect(clean).toContain('<li>Wash <b>cold</b></li>');
});

const paragraphs = fc
  .array(
    fc
      .array(fc.oneof(fc.constantFrom('<br>', '&amp;', '&lt;', '&gt;', '\n', '"'), fc.stringMatching(/^[^<>&\u00A0\r\0]*$/u)), {
        maxLength: 8,
      })
      .map((parts) => `<p>${parts.join('')}</p>`),
    { minLength: 1, maxLength: 5 },
  )
  .map((each) => each.join(''));

test('paragraphs of text are what they would be purified, and quickly', async () => {
  await fc.assert(
    fc.asyncProperty(paragraphs, async (text) => {
      expect(await sanitize(text)).toBe(await purifyHtml(text));
    }),
    { numRuns: 200 },
  );
  const long = '<p>Soft &amp; warm.<br></p>'.repeat(2000);
  expect(await sanitize(long)).toBe(long);
  expect(asked).not.toHaveBeenCalled();
});

test('text without markup goes through as it is, however long', async () => {
  const text = 'Soft cotton. '.repeat(10_000);
  expect(await sanitize(text)).toBe(text);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['<b> 20,000 times', '<b>'.repeat(20_000), 'html.tooManyElements', { most: 5000 }],
  ['<div> 101 times, in capitals too', `${'<div>'.repeat(50)}${'<DIV x=1>'.repeat(51)}`, 'html.tooDeep', { most: 100 }],
  ['5,001 elements side by side', '<p>x</p>'.repeat(5001), 'html.tooManyElements', { most: 5000 }],
])('%s is refused at once, at its field', async (_what, text, refusal, values) => {
  await expect(sanitize(text, 'params.description')).rejects.toMatchObject({
    name: 'UserError',
    refusal,
    values,
    field: 'params.description',
  });
  expect(asked).not.toHaveBeenCalled();
});

test('elements that are never closed, as people write them, are no depth', async () => {
  expect(await sanitize('<p>One<br><img src="/a.png">'.repeat(200))).toContain('<p>One<br><img src="/a.png"></p>');
});

test('few tags of which a parser makes very many elements are refused when they take too long', async () => {
  const impatient = startIsolated<IsolatedKinds>({ ...isolatedWork, html: { ...isolatedWork.html, limit: 500 } }, PROGRAM);
  const bold = [...Array(100)].map((_, at) => `<b title="${at}">`).join('');
  // Each paragraph opens all of them anew.
  const bomb = sanitizeHtml({ isolated: impatient.run }, 'a container', `<p>${bold}</p>${'<p>x'.repeat(4800)}`, 'params.description');
  await expect(bomb.then(({ length }) => length)).rejects.toMatchObject({ refusal: 'html.tooMuch', field: 'params.description' });
  impatient.stop();
});

test.each(['<', '<a', '<a ', '</a>', '<p>', ' ', '<!--'])('measuring a text of nothing but %j takes as long as it is', (sign) => {
  const answers = jest.fn<never, []>();
  const measure = (text: string) => sanitizeHtml({ isolated: answers as never }, 'a container', text).catch(() => undefined);
  expect(growthOf(measure, (length) => `<i>${sign.repeat(length / sign.length)}`)).toBeLessThan(40);
});

test.each(['<', '<a', ' ', '&'])('a message of a shop of nothing but %j is read in no time', (sign) => {
  expect(plainText(`<p>No ${sign.repeat(100_000)}`)).toMatch(/^No/);
  expect(growthOf(plainText, (length) => sign.repeat(length / sign.length))).toBeLessThan(40);
});

test('meta data is merged by key, in one go', () => {
  const before = [
    { id: 3, key: 'a', value: 1 },
    { id: 7, key: 'b', value: 2 },
  ];
  expect(
    mergeMeta(before, [
      { key: 'c', value: 3 },
      { key: 'a', value: 4 },
      { key: 'c', value: 5 },
    ]),
  ).toEqual([
    { id: 3, key: 'a', value: 4 },
    { id: 7, key: 'b', value: 2 },
    { id: 8, key: 'c', value: 5 },
  ]);
  const written = (text: string) => [...text].map((_, at) => ({ key: String(at), value: at }));
  expect(
    growthOf(
      (text) => mergeMeta([], written(text)),
      (length) => 'x'.repeat(length),
    ),
  ).toBeLessThan(40);
});

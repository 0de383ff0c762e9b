import { isAnswer, isSameSubject, plainSubject } from '../../../../src/domain/support/subject';

test.each([
  ['Re: Where is it', 'Where is it'],
  ['Odp: [EXTERNAL] Re[2]: Where is it', 'Where is it'],
  ['RE : AW: Fwd: Where is it', 'Where is it'],
  ['[EXT] Antw: ***SPAM*** Where is it', 'Where is it'],
  ['EXTERNAL: SV: Where is it', 'Where is it'],
  ['回复：Where is it', 'Where is it'],
  ['R: I: Where is it', 'Where is it'],
  ['Ref 12: refund', 'Ref 12: refund'],
  ['[Order 1042] late', '[Order 1042] late'],
  ['External hard drive print', 'External hard drive print'],
  ['Re:', ''],
])('%s is about "%s"', (subject, plain) => {
  expect(plainSubject(subject)).toBe(plain);
});

test('a subject is the same whatever mail programs and groups put before it', () => {
  expect(isSameSubject('[Support] Where is it?', 'Re: where is it?')).toBe(true);
  expect(isSameSubject('Where is it?', 'Where is my refund?')).toBe(false);
  expect(isSameSubject('', 'Re:')).toBe(false);
  expect(isSameSubject('[Order 1042] late', '[Order 1043] late')).toBe(false);
});

test('an answer is told from a subject of its own', () => {
  expect(isAnswer('[EXTERNAL] AW: Hello')).toBe(true);
  expect(isAnswer('[EXTERNAL] Hello')).toBe(false);
});

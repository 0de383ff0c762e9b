import { nextStepOf } from '../../../../src/domain/jobs/next-steps';

test.each([
  ['shop.unauthorized', 'store'],
  ['shop.skuTaken', 'item'],
  ['shop.skuInTrash', 'shop'],
  ['shop.timeout', 'again'],
  ['job.listingGone', 'none'],
  ['shop.newerThanThisPage', 'again'],
  [null, 'again'],
])('after %s the next step is: %s', (code, step) => expect(nextStepOf(code)).toBe(step));

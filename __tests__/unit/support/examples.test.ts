import fc from 'fast-check';
import { isLongRun } from '../../support/long-runs';

const withSeed = isLongRun ? test.skip : test;

withSeed('properties are looked at with the same examples in every run', () => {
  const examples = () => fc.sample(fc.string(), 20);
  expect(examples()).toEqual(examples());
});

test('a property that takes too long has failed', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ interruptAfterTimeLimit: expect.any(Number), markInterruptAsFailure: true });
});

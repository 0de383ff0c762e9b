import { createRootReducer } from '../../client/store';
import { EXIT } from './exit-codes';
import { openFile } from './file-bytes';
import type { Outcome } from './outcome';
import type { Expectation } from './to-test/fault';
import { minimalFault, writeTest } from './to-test/to-test';

/** Writes a regression test of what goes wrong in a log. Throws an UnreadableLog. */
export const writeTestOf = async (
  file: string,
  out: string,
  expected: Expectation | undefined,
  until: number | undefined,
): Promise<Outcome> => {
  const minimal = minimalFault(await openFile(file), createRootReducer, expected, until);
  if (!minimal) {
    const sentence = expected
      ? 'No action changes this pointer to a value other than the expected one, so no test was written.'
      : 'This log replays without errors. Enter the expected value with --expect POINTER=VALUE, and --until N if the value was right later.';
    return { exit: EXIT.unproven, told: { out: null, message: sentence }, lines: [sentence] };
  }
  writeTest(minimal, out, file);
  const { fault, actions, of } = minimal;
  const lines = [
    `${out} fails while ${fault.words}.`,
    `It uses ${actions.length} of ${of} actions and ${JSON.stringify(minimal.first).length} characters of the first state.`,
  ];
  return { exit: EXIT.same, told: { out, fault: fault.words, seq: fault.moment.seq, actions: actions.length, of }, lines };
};

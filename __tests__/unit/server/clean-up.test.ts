import { cleanUp } from '../../../src/server/kernel/clean-up';

const full = () => Promise.reject(new Error('ENOTEMPTY'));

test('what goes wrong while tidying up is logged and takes the place of no outcome, good or bad', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const work = async (outcome: () => number): Promise<number> => {
    try {
      return outcome();
    } finally {
      await cleanUp('folder', full);
    }
  };
  await expect(work(() => 7)).resolves.toBe(7);
  await expect(
    work(() => {
      throw new Error('Refused.');
    }),
  ).rejects.toThrow('Refused.');
  await cleanUp('folder', () => {
    throw new Error('at once');
  });
  expect(log.mock.calls.map(([line]) => /folder: Error: \S+/.test(String(line)))).toEqual([true, true, true]);
  log.mockRestore();
});

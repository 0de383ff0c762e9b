import { Line } from '../../../src/server/kernel/line';
import { comes } from '../../support/comes';

class Full extends Error {}

const lineOf = (limits: Partial<ConstructorParameters<typeof Line>[0]> = {}) => {
  const line = new Line({ atOnce: 2, ofOne: 1, waiting: 5, waitingOfOne: 3, full: () => new Full(), ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const come = (owner: string): Promise<unknown> =>
    line.run(owner, () => {
      begun.push(owner);
      return new Promise<void>((end) => ends.push(end));
    });
  const end = async (begunThen: readonly string[]): Promise<void> => {
    ends.shift()?.();
    await comes(() => expect(begun).toEqual(begunThen));
  };
  return { line, begun, come, end };
};

test('owners take turns, and one has never all the places', async () => {
  const { begun, come, end } = lineOf();
  for (const owner of ['a', 'a', 'a', 'b', 'c', 'b']) void come(owner);
  await comes(() => expect(begun).toEqual(['a', 'b']));
  await end(['a', 'b', 'a']);
  await end(['a', 'b', 'a', 'b']);
  await end(['a', 'b', 'a', 'b', 'c']);
});

test('beyond so many waiting an owner is refused at once, and beyond more everybody', async () => {
  const { come } = lineOf();
  for (let piece = 0; piece < 4; piece += 1) void come('a');
  await expect(come('a')).rejects.toThrow(Full);
  for (const owner of ['b', 'b', 'b']) void come(owner);
  await expect(come('c')).rejects.toThrow(Full);
});

test('work that fails gives its place to the next', async () => {
  const { line, begun, come } = lineOf({ atOnce: 1 });
  const failing = line.run('a', () => Promise.reject(new Error('no luck')));
  void come('b');
  await expect(failing).rejects.toThrow('no luck');
  await comes(() => expect(begun).toEqual(['b']));
});

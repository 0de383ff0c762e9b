import { PicturePlaces } from '../../../../src/server/sourcing/picture-places';
import { comes } from '../../../support/comes';

/** Pictures that come when they are told to. */
const pictures = () => {
  const begun: string[] = [];
  const waiting = new Map<string, (had: boolean) => void>();
  const take = (places: PicturePlaces, key: string, owner: string): Promise<boolean> =>
    places.take(key, owner, () => {
      begun.push(key);
      return new Promise((resolve) => waiting.set(key, resolve));
    });
  return { begun, take, come: (key: string, had = true) => waiting.get(key)?.(had) };
};

test('a workspace whose pictures never come leaves a place for another’s, which are taken in one after the other', async () => {
  const places = new PicturePlaces();
  const { begun, take, come } = pictures();
  for (let number = 0; number < 50; number += 1) void take(places, `slow-${number}`, 'slow');
  const [first, second] = [take(places, 'quick-1', 'quick'), take(places, 'quick-2', 'quick')];
  await comes(() => expect(begun).toEqual(['slow-0', 'slow-1', 'slow-2', 'quick-1']));
  come('quick-1');
  expect(await first).toBe(true);
  await comes(() => expect(begun.at(-1)).toBe('quick-2'));
  come('quick-2');
  expect(await second).toBe(true);
  expect(begun.filter((key) => key.startsWith('slow'))).toHaveLength(3);
});

test('a workspace alone has all places but one; one that becomes free is its next picture’s', async () => {
  const places = new PicturePlaces();
  const { begun, take, come } = pictures();
  const all = [0, 1, 2, 3, 4].map((number) => take(places, String(number), 'alone'));
  await comes(() => expect(begun).toEqual(['0', '1', '2']));
  come('1');
  expect(await all[1]).toBe(true);
  await comes(() => expect(begun).toEqual(['0', '1', '2', '3']));
});

test('too many pictures of one workspace that wait keep none of another’s out', async () => {
  const places = new PicturePlaces();
  const { begun, take, come } = pictures();
  for (let number = 0; number < 103; number += 1) void take(places, `slow-${number}`, 'slow');
  expect(await take(places, 'one too many', 'slow')).toBe(false);
  const other = take(places, 'quick', 'quick');
  await comes(() => expect(begun).toContain('quick'));
  come('quick');
  expect(await other).toBe(true);
});

test('a picture that is asked for twice is taken in once, and one that could not be had is left alone for a while', async () => {
  const places = new PicturePlaces();
  const { begun, take, come } = pictures();
  const both = [take(places, 'a', 'shop'), take(places, 'a', 'shop')];
  await comes(() => expect(begun).toEqual(['a']));
  come('a', false);
  expect(await Promise.all(both)).toEqual([false, false]);
  expect(await take(places, 'a', 'shop')).toBe(false);
  expect(begun).toEqual(['a']);
});

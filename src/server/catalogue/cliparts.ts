import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Clipart } from '../../contract/generated/resolvers';
import type { Services } from '../kernel/context';
import type { QueryOperations } from '../kernel/operation';
import { isOpenFilter, pageOf } from '../kernel/input';

/** What `static/cliparts/index.json` says of the drawings beside it. */
const indexShape = z.object({
  categories: z.array(z.object({ id: z.string(), tab: z.string() })),
  cliparts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      tags: z.array(z.string()),
      width: z.number(),
      height: z.number(),
      tintable: z.boolean(),
    }),
  ),
});

interface Library {
  readonly categories: readonly { readonly id: string; readonly tab: string; readonly count: number }[];
  readonly cliparts: readonly { readonly clipart: Clipart; readonly words: string }[];
}

/** Read once per folder: what is shipped does not change while a server runs. */
const libraries = new Map<string, Promise<Library>>();

const readLibrary = async (root: string): Promise<Library> => {
  const text = await readFile(path.join(root, 'static', 'cliparts', 'index.json'), 'utf8');
  const { categories, cliparts } = indexShape.parse(JSON.parse(text));
  const order = new Map(categories.map(({ id }, index) => [id, index]));
  const tabs = new Map(categories.map(({ id, tab }) => [id, tab]));
  const sorted = [...cliparts].sort(
    (a, b) => (order.get(a.category) ?? order.size) - (order.get(b.category) ?? order.size) || a.name.localeCompare(b.name, 'en'),
  );
  return {
    categories: categories.map((category) => ({ ...category, count: cliparts.filter((each) => each.category === category.id).length })),
    cliparts: sorted.map((entry) => ({
      clipart: { ...entry, _id: entry.id, tabs: [tabs.get(entry.category) ?? entry.category], url: `/static/cliparts/${entry.id}.svg` },
      words: [entry.name, entry.category, ...entry.tags].join(' ').toLowerCase(),
    })),
  };
};

const libraryOf = ({ config: { root } }: Services): Promise<Library> => {
  const known = libraries.get(root);
  if (known) return known;
  const reading = readLibrary(root);
  libraries.set(root, reading);
  reading.catch(() => libraries.delete(root));
  return reading;
};

export const Query: Pick<QueryOperations, 'cliparts' | 'clipartCategories'> = {
  cliparts: {
    rule: 'signed-in',
    run: async (_tx, { category, tab, search }, context) => {
      const { cliparts } = await libraryOf(context.services);
      // Every word has to be found, in whatever order they are typed.
      const words = (search ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
      const found = cliparts.filter(
        ({ clipart, words: known }) =>
          (isOpenFilter(category) || clipart.category === category.trim()) &&
          (isOpenFilter(tab) || clipart.tabs.includes(tab.trim())) &&
          words.every((word) => known.includes(word)),
      );
      context.setTotal(found.length);
      const { offset, limit } = pageOf(context);
      return found.slice(offset, offset + limit).map(({ clipart }) => clipart);
    },
  },

  clipartCategories: {
    rule: 'signed-in',
    run: async (_tx, _args, { services }) => [...(await libraryOf(services)).categories],
  },
};

import type { SpecificRule } from '../../domain/platforms/specifics';
import type { PlatformCategories } from '../../contract/generated/resolvers';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import type { Category } from '../connectors/platforms/shop';
import { UserError } from '../kernel/errors';
import { operation, type QueryOperations } from '../kernel/operation';
import { answerOf, doorOf, type Answered } from './ask';

const VIEW = { module: 'item_preset', access: 'view' } as const;

const MOST_WORDS = 255;

/** A tree somebody chose, which has to be one of the platform's. */
const versionOf = (platform: PlatformId, typed: string | null | undefined): string | undefined => {
  const version = typed?.trim() ?? '';
  const versions = PLATFORMS[platform].categoryVersions ?? [];
  // Where there is one only, its version is for our own use.
  if (version === '' || versions.length === 0) return undefined;
  if (versions.includes(version)) return version;
  throw new UserError('category.versionUnknown', {
    field: 'version',
    values: { name: PLATFORMS[platform].name, versions: versions.join(', ') },
  });
};

const toCategories = (
  platform: PlatformId,
  { answer, version, kept_at, reason }: Answered<readonly Category[]>,
  level?: number | null,
): PlatformCategories => ({
  platform,
  version,
  versions: [...(PLATFORMS[platform].categoryVersions ?? [])],
  any: PLATFORMS[platform].anyCategory ?? false,
  categories: answer
    .filter((category) => level === null || level === undefined || category.level === level)
    .map((category) => ({ ...category, above: [...(category.above ?? [])] })),
  kept_at,
  reason,
});

export const Query: Pick<QueryOperations, 'platformProductCategory' | 'platformProductCategorySearch' | 'platformProductSpecifics'> = {
  platformProductCategory: operation({
    rule: VIEW,
    prepare: async ({ level, parent, version, refresh, ...asked }, context) => {
      const door = await doorOf({ platform: asked.platform, store: asked.store ?? null }, 'categories', context);
      const below = parent?.trim() || null;
      const answered = await answerOf(context.services, door, {
        kind: 'categories',
        key: below ?? '',
        version: versionOf(door.platform, version),
        refresh: refresh ?? false,
        ask: (shop, chosen) => shop.categories?.(below, chosen),
      });
      return toCategories(door.platform, answered, level);
    },
    run: (_tx, _args, _context, answer) => Promise.resolve(answer),
  }),

  platformProductCategorySearch: operation({
    rule: VIEW,
    prepare: async ({ platform, search, version, store }, context) => {
      const words = search.replace(/\s+/gu, ' ').trim().slice(0, MOST_WORDS);
      if (words === '') throw new UserError('category.noWords', { field: 'search' });
      const door = await doorOf({ platform, store: store ?? null }, 'searchCategories', context);
      const answered = await answerOf(context.services, door, {
        kind: 'search',
        key: words.toLowerCase(),
        version: versionOf(door.platform, version),
        refresh: false,
        ask: (shop, chosen) => shop.searchCategories?.(words, chosen),
      });
      return toCategories(door.platform, answered);
    },
    run: (_tx, _args, _context, answer) => Promise.resolve(answer),
  }),

  platformProductSpecifics: operation({
    rule: VIEW,
    prepare: async ({ platform, category: typed, version, store, refresh }, context) => {
      const category = typed.trim();
      const door = await doorOf({ platform, store: store ?? null }, 'specifics', context);
      const { answer, ...kept } = await answerOf(context.services, door, {
        kind: 'specifics',
        key: category,
        version: versionOf(door.platform, version),
        refresh: refresh ?? false,
        ask: (shop, chosen) => shop.specifics?.(category, chosen),
      });
      return { platform: door.platform, category, specifics: answer.map(toSpecific), ...kept };
    },
    run: (_tx, _args, _context, answer) => Promise.resolve(answer),
  }),
};

const toSpecific = ({ values, ...specific }: SpecificRule) => ({ ...specific, values: values.map((value) => ({ ...value })) });

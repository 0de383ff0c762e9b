import { PLATFORMS, type PlatformId } from '../platforms';
import { characters } from './forbidden-words';

/** What is shown of a listing at a platform. */
interface Shown {
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  readonly images: number;
  readonly tags: readonly string[];
  /** Those that are offered. */
  readonly variants: number;
  /** Kinds of options. */
  readonly options: number;
}

/** What a platform leaves out, or takes none of: how many, and of how many. */
interface LeftOut {
  readonly what: 'name' | 'description' | 'images' | 'tags' | 'variants' | 'options';
  readonly most: number;
  readonly count: number;
}

interface Preview {
  /** Cut where the platform ends it. */
  readonly name: string;
  readonly tags: readonly string[];
  /** Width by height of the picture in its lists. */
  readonly ratio: string;
  readonly leftOut: readonly LeftOut[];
}

/** How a platform's lists show a picture; any other shows it square. */
const RATIOS: Partial<Readonly<Record<PlatformId, string>>> = { etsy: '4 / 3', bigcommerce: '4 / 5' };

/** A listing as a platform would show it. */
export const previewAt = (platform: PlatformId, { name, description, images, tags, variants, options }: Shown): Preview => {
  const { limits } = PLATFORMS[platform];
  const cut = [...name].slice(0, limits.name).join('').trim();
  const fits = limits.tag === undefined ? tags : tags.filter((tag) => characters(tag) <= (limits.tag ?? 0));
  const taken = fits.slice(0, limits.tags);
  const counts = { name: characters(name), description: characters(description), images, variants, options };
  const over = (['name', 'description', 'images', 'variants', 'options'] as const).flatMap((what): LeftOut[] => {
    const most = limits[what];
    return most !== undefined && counts[what] > most ? [{ what, most, count: counts[what] }] : [];
  });
  const noTags: LeftOut[] = taken.length < tags.length ? [{ what: 'tags', most: taken.length, count: tags.length }] : [];
  return { name: cut, tags: taken, ratio: RATIOS[platform] ?? '1 / 1', leftOut: [...over, ...noTags] };
};

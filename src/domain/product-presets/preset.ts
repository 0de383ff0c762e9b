import type { ProductPresetInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { toCents } from '../money';
import { checkName, cleanWords } from '../names';
import { isProviderId } from '../providers';
import { checkMatter, type PresetMatter } from './matter';
import { MOST_DOLLARS, isAmount } from './amounts';
import { checkPicture, checkPictures, type PresetPicture } from './pictures';
import { checkVariants, type PresetVariants } from './variants';

/** What product types are counted by (specification 1, §3). */
export const PRESET_TYPES = [
  'apparel',
  'alloverprint',
  'giftaccessories',
  'homedecorations',
  'facemask',
  'canvasposter',
  'jewelry',
] as const;

/** Grams. */
const HEAVIEST = 1_000_000;

/** A product type as saved: every field there, prices by its rule. */
export interface PresetRecord extends PresetVariants, PresetMatter {
  readonly name: string;
  readonly raw_name: string;
  readonly provider: string;
  readonly type: string;
  readonly image: PresetPicture | null;
  readonly description: string;
  readonly extend_images: readonly PresetPicture[];
  /** Grams. */
  readonly weight: number;
  readonly price_addition: number;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly favorite: boolean;
}

/**
 * The product type a form stands for: trimmed, to the cent, every field there, prices by the rule. The first fault found names its field, and what is
 * left out is as it is where nobody said anything. The description passes through: whoever stores it sanitises it.
 */
export const checkPreset = (form: ProductPresetInput): Outcome<PresetRecord> => {
  const name = checkName(form.name, 'preset', 'params.name');
  if (!name.ok) return name;
  const raw = form.raw_name?.trim() ? checkName(form.raw_name, 'preset', 'params.raw_name') : name;
  if (!raw.ok) return raw;
  const [provider, type] = [form.provider.trim(), form.type.trim()];
  if (!isProviderId(provider)) return refuse('preset.provider', { field: 'params.provider', values: { provider: provider.slice(0, 40) } });
  if (!PRESET_TYPES.some((each) => each === type))
    return refuse('preset.type', { field: 'params.type', values: { type: type.slice(0, 40) } });
  const weight = form.weight ?? 0;
  if (!(weight >= 0 && weight <= HEAVIEST)) return refuse('preset.weight', { field: 'params.weight', values: { most: HEAVIEST } });
  const addition = form.price_addition ?? 0;
  if (!isAmount(addition)) return refuse('preset.addition', { field: 'params.price_addition', values: { most: MOST_DOLLARS } });
  const image = checkPicture(form.image, 'params.image');
  if (!image.ok) return image;
  const extra = checkPictures(form.extend_images ?? [], 'params.extend_images');
  if (!extra.ok) return extra;
  const variants = checkVariants(form, raw.value, toCents(addition));
  if (!variants.ok) return variants;
  const matter = checkMatter(form);
  if (!matter.ok) return matter;
  return accept({
    name: name.value,
    raw_name: raw.value,
    provider,
    type,
    image: image.value,
    description: form.description ?? '',
    ...variants.value,
    ...matter.value,
    extend_images: extra.value,
    weight,
    price_addition: toCents(addition),
    tags: cleanWords(form.tags),
    collections: cleanWords(form.collections),
    favorite: form.favorite ?? false,
  });
};

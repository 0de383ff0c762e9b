import { z } from 'zod';
import type { SandboxAttribute, SandboxMeta } from './tables';
import { invalidParam } from './rest-error';

const price = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((value) => value === '' || /^\d+(\.\d+)?$/.test(value), 'is not a price');

const attribute = z.object({
  name: z.string().min(1),
  options: z.array(z.string()).optional(),
  option: z.string().optional(),
  variation: z.boolean().optional(),
  visible: z.boolean().optional(),
  position: z.number().int().optional(),
});

/** Attributes of one product: each is looked up in all others. */
const MOST_ATTRIBUTES = 100;

const image = z.union([
  z.object({ id: z.number().int().positive() }),
  z.object({ src: z.string(), name: z.string().optional(), alt: z.string().optional() }),
]);
export type ImageInput = z.infer<typeof image>;

const meta = z.array(z.object({ key: z.string().min(1), value: z.unknown() }));

/** What may be written of where a product stands; the trash is reached by deleting. */
export const STATUSES = ['draft', 'pending', 'private', 'publish'] as const;

/** What may be written of a product. Like WooCommerce, fields it does not know are passed over. */
export const productInput = z.object({
  type: z.enum(['simple', 'variable', 'external', 'grouped']).optional(),
  status: z.enum(STATUSES).optional(),
  sku: z.string().max(100).optional(),
  name: z.string().max(500).optional(),
  description: z.string().optional(),
  regular_price: price.optional(),
  attributes: z.array(attribute).max(MOST_ATTRIBUTES).optional(),
  default_attributes: z.array(attribute).max(MOST_ATTRIBUTES).optional(),
  images: z.array(image).max(50).optional(),
  tags: z.array(z.object({ name: z.string().min(1) })).optional(),
  categories: z
    .array(z.object({ id: z.number().int() }))
    .max(100)
    .optional(),
  meta_data: meta.optional(),
});
export type ProductInput = z.infer<typeof productInput>;

/** A variation that is switched off is private. */
export const variationInput = z.object({
  id: z.number().int().optional(),
  status: z.enum(['publish', 'private']).optional(),
  sku: z.string().max(100).optional(),
  regular_price: price.optional(),
  attributes: z.array(attribute).max(MOST_ATTRIBUTES).optional(),
  image: image.optional(),
  meta_data: meta.optional(),
});
export type VariationInput = z.infer<typeof variationInput>;

/** Reads a body by its shape; throws `rest_invalid_param` naming the first field at fault. */
export const parseInput = <T>(shape: z.ZodType<T>, body: unknown): T => {
  const result = shape.safeParse(body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalidParam(issue?.path.join('.') || 'body', issue?.message ?? 'Invalid.');
};

/** Meta data is written by key: a key that is there gets the new value, another is added. */
export const mergeMeta = (present: readonly SandboxMeta[], written: ProductInput['meta_data']): SandboxMeta[] => {
  const merged = new Map(present.map((entry) => [entry.key, entry]));
  let last = present.reduce((most, { id }) => Math.max(most, id), 0);
  for (const { key, value } of written ?? []) merged.set(key, { id: merged.get(key)?.id ?? (last += 1), key, value });
  return [...merged.values()];
};

/** As WooCommerce keeps a product's options: in one text, parted by `|`. */
export const toAttributes = (attributes: ProductInput['attributes'] = []): SandboxAttribute[] =>
  attributes.map(({ options, ...attribute }) => ({ ...attribute, ...(options && { options: kept(options) }) }));

const kept = (options: readonly string[]): string[] =>
  options
    .join(' | ')
    .split('|')
    .map((option) => option.trim())
    .filter(Boolean);

/** As WooCommerce keeps what a variation is: without markup, backslashes and what looks like a code of a URL. */
export const toChoices = (attributes: ProductInput['attributes'] = []): SandboxAttribute[] =>
  attributes.map(({ option = '', ...attribute }) => ({
    ...attribute,
    option: option
      .replace(/\\|<[^<>]*>|%[0-9a-f]{2}/gi, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));

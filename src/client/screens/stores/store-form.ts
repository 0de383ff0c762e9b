import { z } from 'zod';
import type { StoreInput } from '../../../contract/generated/operations';
import { parseNumber } from '../../../domain/numbers';
import { storeNumber } from '../../../domain/stores/store-numbers';
import type { Store } from '../../entities/stores';

/** What a person types; numbers are text until they are checked. */
export const storeFormShape = z.object({
  sto_name: z.string().trim().min(1, 'name'),
  website: z
    .string()
    .trim()
    .refine((text) => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text), 'website'),
  key: z.string().trim().min(1, 'key'),
  secret: z.string().trim().min(1, 'secret'),
  max_per_day: z.string(),
});

/** Whether a limit is kept as typed, and not as 0 (specification 1, §5). */
export const isNumber = (typed: string): boolean => parseNumber(typed) !== null;

export type StoreForm = z.infer<typeof storeFormShape>;

/** Keys and secrets come back as masks; a mask sent back means unchanged. */
export const formOfStore = (store: Store | undefined): StoreForm => ({
  sto_name: store?.sto_name ?? '',
  website: store?.woocommerce?.website ?? '',
  key: store?.woocommerce?.key ?? '',
  secret: store?.woocommerce?.secret ?? '',
  max_per_day: String(store?.max_per_day ?? 0),
});

export const inputOfForm = ({ sto_name, website, key, secret, max_per_day }: StoreForm): StoreInput => ({
  platform_id: 'woocommerce',
  sto_name,
  max_per_day: storeNumber(max_per_day),
  woocommerce: { website, key, secret },
});

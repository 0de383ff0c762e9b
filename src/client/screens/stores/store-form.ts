import { z } from 'zod';
import type { StoreInput } from '../../../contract/generated/operations';
import { parseNumber } from '../../../domain/numbers';
import { isPlatformId, PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { faultsOfBlock } from '../../../domain/connections/block';
import type { Block } from '../../../domain/connections/connection';
import { storeNumber } from '../../../domain/stores/store-numbers';
import type { Store } from '../../entities/stores';
import { blockOfForm, differs, fieldsOfAll, sealedOfAll } from '../../shell/connections/block-form';

/** What a person types, every platform's fields side by side; numbers are text until they are checked. */
export type StoreForm = Readonly<Record<string, string>> & {
  readonly platform_id: PlatformId;
  readonly sto_name: string;
  readonly max_per_day: string;
};

/** Whether a limit is kept as typed, and not as 0 (specification 1, §5). */
export const isNumber = (typed: string): boolean => parseNumber(typed) !== null;

const blockOfStore = (store: Store | undefined): Block | null => store?.[store.platform_id as PlatformId] ?? null;

const typedBlock = (form: StoreForm): Block => blockOfForm(PLATFORMS[form.platform_id], form);

/** The fields of all platforms that are written nowhere but to the server. */
export const SEALED_FIELDS = sealedOfAll(PLATFORMS);

/** Checks a store as the server does; messages are refusals. */
export const storeFormShape = (store: Store | undefined): z.ZodType<StoreForm, StoreForm> =>
  z.custom<StoreForm>().superRefine((form, context) => {
    const tell = (field: string, refusal: string): void => context.addIssue({ code: 'custom', path: [field], message: refusal });
    if (form.sto_name.trim() === '') tell('sto_name', 'name.missing.store');
    for (const { field, refusal } of faultsOfBlock(PLATFORMS[form.platform_id], typedBlock(form), blockOfStore(store)))
      tell(field, refusal);
  });

/** Keys and secrets come back as masks; a mask sent back means unchanged. */
export const formOfStore = (store: Store | undefined): StoreForm => {
  const platform = store?.platform_id ?? '';
  return {
    ...fieldsOfAll(PLATFORMS, blockOfStore(store)),
    platform_id: isPlatformId(platform) ? platform : 'woocommerce',
    sto_name: store?.sto_name ?? '',
    max_per_day: String(store?.max_per_day ?? 0),
  };
};

/** Whether saving tries the connection: a shop is not called for another name. */
export const triesConnection = (form: StoreForm, store: Store | undefined): boolean => {
  const before = blockOfStore(store);
  return !before || store?.sto_status !== 'Valid' || differs(typedBlock(form), before);
};

export const inputOfForm = (form: StoreForm, store: Store | undefined): StoreInput => ({
  platform_id: form.platform_id,
  sto_name: form.sto_name.trim(),
  max_per_day: storeNumber(form.max_per_day),
  // The block has the fields of the platform's description, which are those of the contract.
  ...(triesConnection(form, store) && ({ [form.platform_id]: typedBlock(form) } as Pick<StoreInput, PlatformId>)),
});

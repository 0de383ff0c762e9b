import { z } from 'zod';
import type { FulfilmentInput } from '../../../contract/generated/operations';
import { faultsOfBlock } from '../../../domain/connections/block';
import type { Block } from '../../../domain/connections/connection';
import { isProviderId, PROVIDERS, type ProviderId } from '../../../domain/providers';
import { isEmail } from '../../../domain/stores/store-values';
import type { Fulfilment } from '../../entities/fulfilments';
import { blockOfForm, differs, fieldsOfAll, sealedOfAll } from '../../shell/connections/block-form';

interface OwnFields {
  readonly type: ProviderId;
  readonly name: string;
  readonly auto: boolean;
  readonly default: boolean;
  readonly settle: string;
  readonly claims_email: string;
}

/** What a person types, every provider's fields side by side. */
export type FulfilmentForm = OwnFields & Readonly<Record<string, string | boolean>>;

const blockOf = (fulfilment: Fulfilment | undefined): Block | null => fulfilment?.[fulfilment.type as ProviderId] ?? null;

const typedBlock = (form: FulfilmentForm): Block => blockOfForm(PROVIDERS[form.type], form);

/** The fields of all providers that are written nowhere but to the server. */
export const SEALED_FIELDS = sealedOfAll(PROVIDERS);

/** Checks a fulfilment as the server does; messages are refusals. */
export const fulfilmentFormShape = (fulfilment: Fulfilment | undefined): z.ZodType<FulfilmentForm, FulfilmentForm> =>
  z.custom<FulfilmentForm>().superRefine((form, context) => {
    const tell = (field: string, refusal: string): void => context.addIssue({ code: 'custom', path: [field], message: refusal });
    if (form.name.trim() === '') tell('name', 'name.missing.fulfilment');
    if (form.claims_email.trim() !== '' && !isEmail(form.claims_email.trim())) tell('claims_email', 'store.fieldEmail');
    for (const { field, refusal } of faultsOfBlock(PROVIDERS[form.type], typedBlock(form), blockOf(fulfilment))) tell(field, refusal);
  });

/** Keys and secrets come back as masks; a mask sent back means unchanged. */
export const formOf = (fulfilment: Fulfilment | undefined): FulfilmentForm => {
  const type = fulfilment?.type ?? '';
  return {
    ...fieldsOfAll(PROVIDERS, blockOf(fulfilment)),
    type: isProviderId(type) ? type : 'printify',
    name: fulfilment?.name ?? '',
    auto: fulfilment?.auto ?? true,
    default: fulfilment?.default ?? false,
    settle: fulfilment?.settle ?? 'provider',
    claims_email: fulfilment?.claims_email ?? '',
  };
};

/** Whether saving tries the connection: nobody is called for another name. */
export const triesConnection = (form: FulfilmentForm, fulfilment: Fulfilment | undefined): boolean => {
  if (PROVIDERS[form.type].orders !== 'api') return false;
  const before = blockOf(fulfilment);
  return !before || fulfilment?.status !== 'Valid' || differs(typedBlock(form), before);
};

/** What is sent of the connection. The block has the fields of the provider's description, which are those of the contract. */
export const inputOfBlock = (form: FulfilmentForm): Pick<FulfilmentInput, ProviderId> => ({ [form.type]: typedBlock(form) });

export const inputOf = (form: FulfilmentForm, fulfilment: Fulfilment | undefined): FulfilmentInput => {
  const before = blockOf(fulfilment);
  return {
    type: form.type,
    name: form.name.trim(),
    auto: form.auto,
    claims_email: form.claims_email.trim(),
    // What somebody hands over is paid where it is handed to.
    settle: PROVIDERS[form.type].orders === 'api' ? form.settle : 'provider',
    // Another one may have become the default since the form was opened: only who makes it one says so.
    ...(form.default && !fulfilment?.default && { default: true }),
    ...((!before || triesConnection(form, fulfilment) || differs(typedBlock(form), before)) && inputOfBlock(form)),
  };
};

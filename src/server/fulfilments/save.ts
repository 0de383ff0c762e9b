import type { FulfilmentInput } from '../../contract/generated/resolvers';
import { isProviderId, type ProviderId } from '../../domain/providers';
import { UserError } from '../kernel/errors';
import type { FulfilmentRow } from './rows';

/** Everything about a fulfilment but its connection. `before` is undefined for a new one. */
export const checkFulfilmentFields = (
  params: FulfilmentInput,
  before: FulfilmentRow | undefined,
): Pick<FulfilmentRow, 'name' | 'auto' | 'is_default'> => {
  const name = params.name.trim();
  if (name === '') throw new UserError('name.missing.fulfilment', { field: 'params.name' });
  if (params.default === false && before?.is_default) throw new UserError('fulfilment.defaultNeeded', { field: 'params.default' });
  return { name, auto: params.auto ?? before?.auto ?? false, is_default: params.default ?? before?.is_default ?? false };
};

/** The provider an account is at; it never changes. */
export const checkProvider = (id: string, before: FulfilmentRow | undefined): ProviderId => {
  const trimmed = id.trim();
  const field = 'params.type';
  if (!isProviderId(trimmed)) throw new UserError('fulfilment.providerUnknown', { field, values: { provider: trimmed.slice(0, 40) } });
  if (before && before.type !== trimmed) throw new UserError('fulfilment.providerFixed', { field });
  return trimmed;
};

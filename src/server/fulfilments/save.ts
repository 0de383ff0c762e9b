import type { FulfilmentInput } from '../../contract/generated/resolvers';
import { isSettlement, type Settlement } from '../../domain/billing/wallet';
import { isProviderId, PROVIDERS, type ProviderId } from '../../domain/providers';
import { isEmail } from '../../domain/stores/store-values';
import { UserError } from '../kernel/errors';
import type { FulfilmentRow } from './rows';

/** Who pays for its orders; what somebody hands over is paid where it is handed to. */
const checkSettlement = ({ settle, type }: FulfilmentInput, before: FulfilmentRow | undefined): Settlement => {
  const wanted = settle?.trim() || (before?.settle ?? 'provider');
  if (!isSettlement(wanted)) throw new UserError('fulfilment.settleUnknown', { field: 'params.settle' });
  if (wanted === 'wallet' && PROVIDERS[checkProvider(type, before)].orders !== 'api')
    throw new UserError('fulfilment.settleByHand', { field: 'params.settle' });
  return wanted;
};

/** Everything about a fulfilment but its connection. `before` is undefined for a new one. */
export const checkFulfilmentFields = (
  params: FulfilmentInput,
  before: FulfilmentRow | undefined,
): Pick<FulfilmentRow, 'name' | 'auto' | 'is_default' | 'settle' | 'claims_email'> => {
  const name = params.name.trim();
  if (name === '') throw new UserError('name.missing.fulfilment', { field: 'params.name' });
  if (params.default === false && before?.is_default) throw new UserError('fulfilment.defaultNeeded', { field: 'params.default' });
  const settle = checkSettlement(params, before);
  const claims_email = params.claims_email?.trim() ?? before?.claims_email ?? '';
  if (claims_email !== '' && !isEmail(claims_email)) throw new UserError('store.fieldEmail', { field: 'params.claims_email' });
  return {
    name,
    settle,
    claims_email,
    auto: params.auto ?? before?.auto ?? true,
    is_default: params.default ?? before?.is_default ?? false,
  };
};

/** The provider an account is at; it never changes. */
export const checkProvider = (id: string, before: FulfilmentRow | undefined): ProviderId => {
  const trimmed = id.trim();
  const field = 'params.type';
  if (!isProviderId(trimmed)) throw new UserError('fulfilment.providerUnknown', { field, values: { provider: trimmed.slice(0, 40) } });
  if (before && before.type !== trimmed) throw new UserError('fulfilment.providerFixed', { field });
  return trimmed;
};

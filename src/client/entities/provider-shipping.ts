import {
  FulfilmentShippingChoiceDocument,
  FulfilmentShippingDocument,
  type FulfilmentShippingFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type ProviderShipping = FulfilmentShippingFieldsFragment;

/** The shipping methods of a provider account and what is selected for the services of stores; each has the account's id. */
export const providerShipping = defineEntity({
  name: 'providerShipping',
  query: { document: FulfilmentShippingDocument, rows: (data): readonly ProviderShipping[] => [data.fulfilmentShipping] },
  mutations: {
    choose: mutation({ document: FulfilmentShippingChoiceDocument, rows: (data) => [data.fulfilmentShippingChoice] }),
  },
});

import type { MutationOperations } from '../kernel/operation';
import { productPresetAccept } from './accept';
import { productPresetCompare } from './compare-one';
import { productPresetFromProvider } from './create';

export { Query } from './queries';

export const Mutation: Pick<MutationOperations, 'productPresetFromProvider' | 'productPresetCompare' | 'productPresetAccept'> = {
  productPresetFromProvider,
  productPresetCompare,
  productPresetAccept,
};

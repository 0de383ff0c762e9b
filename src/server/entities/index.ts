import type { MutationOperations, QueryOperations } from '../operation';
import * as file from './file';
import * as font from './font';
import * as itemInfo from './item-info';
import * as job from './job';
import * as mockup from './mockup';
import * as notification from './notification';
import * as order from './order';
import * as productPreset from './product-preset';
import * as session from './session';
import * as store from './store';

/** Every operation of the contract; one that is missing is a type error. */
export const operations: { readonly Query: QueryOperations; readonly Mutation: MutationOperations } = {
  Query: {
    ...file.Query,
    ...font.Query,
    ...itemInfo.Query,
    ...job.Query,
    ...mockup.Query,
    ...notification.Query,
    ...order.Query,
    ...productPreset.Query,
    ...session.Query,
    ...store.Query,
  },
  Mutation: {
    ...file.Mutation,
    ...itemInfo.Mutation,
    ...job.Mutation,
    ...mockup.Mutation,
    ...notification.Mutation,
    ...order.Mutation,
    ...session.Mutation,
    ...store.Mutation,
  },
};

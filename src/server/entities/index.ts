import type { MutationOperations, QueryOperations } from '../operation';
import * as bookmark from './bookmark';
import * as bulk from './bulk';
import * as clipart from './clipart';
import * as file from './file';
import * as font from './font';
import * as itemInfo from './item-info';
import * as job from './job';
import * as list from './list';
import * as loginAs from './login-as';
import * as mockup from './mockup';
import * as mockupDesign from './mockup-design';
import * as notification from './notification';
import * as order from './order';
import * as printFile from './print-file';
import * as productPreset from './product-preset';
import * as session from './session';
import * as store from './store';
import * as user from './user';
import * as userGroup from './user-group';

/** Every operation of the contract; one that is missing is a type error. */
export const operations: { readonly Query: QueryOperations; readonly Mutation: MutationOperations } = {
  Query: {
    ...bulk.Query,
    ...clipart.Query,
    ...file.Query,
    ...font.Query,
    ...itemInfo.Query,
    ...job.Query,
    ...list.Query,
    ...mockup.Query,
    ...mockupDesign.Query,
    ...notification.Query,
    ...order.Query,
    ...printFile.Query,
    ...productPreset.Query,
    ...session.Query,
    ...store.Query,
    ...user.Query,
    ...userGroup.Query,
  },
  Mutation: {
    ...bookmark.Mutation,
    ...file.Mutation,
    ...font.Mutation,
    ...itemInfo.Mutation,
    ...job.Mutation,
    ...list.Mutation,
    ...loginAs.Mutation,
    ...mockup.Mutation,
    ...mockupDesign.Mutation,
    ...notification.Mutation,
    ...order.Mutation,
    ...printFile.Mutation,
    ...session.Mutation,
    ...store.Mutation,
    ...user.Mutation,
    ...userGroup.Mutation,
  },
};

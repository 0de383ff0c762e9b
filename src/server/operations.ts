import type { MutationOperations, QueryOperations } from './kernel/operation';
import { bulkCheckOf } from './lists/bulk-check';
import * as audit from './audit/operations';
import * as blog from './blogs/operations';
import * as appConfig from './app-configs/operations';
import * as containerSetting from './container-settings/operations';
import * as bookmark from './people/bookmarks';
import * as clipart from './catalogue/cliparts';
import * as document from './documents/operations';
import * as draft from './drafts/operations';
import * as external from './external/operations';
import * as file from './files/operations';
import * as font from './fonts/operations';
import * as fulfilment from './fulfilments/operations';
import * as invoice from './invoices/operations';
import * as itemInfo from './listings/operations';
import * as job from './job-groups/operations';
import * as list from './lists/operations';
import * as loginAs from './people/login-as';
import * as making from './making/operations';
import * as mockup from './mockups/operations';
import * as mockupDesign from './designs/operations';
import * as notification from './inbox/operations';
import * as order from './sales/operations';
import { settleOrdersOfAccount, settleOrdersOfStore } from './sales/store-orders';
import * as parcel from './parcels/operations';
import * as paypal from './paypal/operations';
import * as privacy from './privacy/operations';
import * as printFile from './mockups/print-files';
import * as presetList from './catalogue/preset-list';
import * as productPreset from './catalogue/preset-operations';
import * as category from './categories/operations';
import * as source from './sourcing/operations';
import * as queue from './queue/operations';
import { mutationsOfRules, queriesOfRules } from './rules/operations';
import { ruleSubjects } from './rule-subjects';
import * as report from './reports/operations';
import * as session from './people/session';
import * as shippingPreset from './shipping-presets/operations';
import * as store from './stores/operations';
import * as storeDoor from './stores/door-operations';
import * as storeMailbox from './stores/mailbox-operations';
import * as support from './support/operations';
import * as task from './tasks/operations';
import * as trend from './trends/operations';
import * as user from './people/operations';
import * as userGroup from './people/groups/operations';
import * as workshop from './workshop/operations';

const Mutation = {
  ...blog.Mutation,
  ...appConfig.Mutation,
  ...containerSetting.Mutation,
  ...bookmark.Mutation,
  ...document.Mutation,
  ...draft.Mutation,
  ...external.Mutation,
  ...file.Mutation,
  ...font.Mutation,
  ...fulfilment.mutations(settleOrdersOfAccount),
  ...invoice.Mutation,
  ...itemInfo.Mutation,
  ...job.Mutation,
  ...list.Mutation,
  ...loginAs.Mutation,
  ...making.Mutation,
  ...mockup.Mutation,
  ...mockupDesign.Mutation,
  ...notification.Mutation,
  ...order.Mutation,
  ...parcel.Mutation,
  ...paypal.Mutation,
  ...printFile.Mutation,
  ...privacy.Mutation,
  ...productPreset.Mutation,
  ...mutationsOfRules(ruleSubjects),
  ...session.Mutation,
  ...shippingPreset.Mutation,
  ...source.Mutation,
  ...store.mutations(settleOrdersOfStore),
  ...storeDoor.Mutation,
  ...storeMailbox.Mutation,
  ...trend.Mutation,
  ...support.Mutation,
  ...task.Mutation,
  ...user.Mutation,
  ...userGroup.Mutation,
  ...workshop.Mutation,
} satisfies MutationOperations;

/** Every operation of the contract; one that is missing is a type error. */
export const operations: { readonly Query: QueryOperations; readonly Mutation: MutationOperations } = {
  Query: {
    ...audit.Query,
    ...blog.Query,
    bulkCheck: bulkCheckOf(Mutation),
    ...appConfig.Query,
    ...containerSetting.Query,
    ...category.Query,
    ...clipart.Query,
    ...document.Query,
    ...draft.Query,
    ...external.Query,
    ...file.Query,
    ...font.Query,
    ...fulfilment.Query,
    ...invoice.Query,
    ...itemInfo.Query,
    ...job.Query,
    ...list.Query,
    ...making.Query,
    ...mockup.Query,
    ...mockupDesign.Query,
    ...notification.Query,
    ...order.Query,
    ...parcel.Query,
    ...paypal.Query,
    ...printFile.Query,
    ...privacy.Query,
    ...presetList.Query,
    ...queue.Query,
    ...report.Query,
    ...queriesOfRules(ruleSubjects),
    ...session.Query,
    ...shippingPreset.Query,
    ...source.Query,
    ...store.Query,
    ...storeMailbox.Query,
    ...support.Query,
    ...task.Query,
    ...trend.Query,
    ...user.Query,
    ...userGroup.Query,
    ...workshop.Query,
  },
  Mutation,
};

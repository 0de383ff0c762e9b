import { clipartCategories } from './clipart-categories';
import { cliparts } from './cliparts';
import { editorDrafts } from './editor-drafts';
import { fileUses } from './file-uses';
import { files } from './files';
import { fonts } from './fonts';
import { fulfilments } from './fulfilments';
import { jobGroups } from './job-groups';
import { jobs } from './jobs';
import { listings } from './listings';
import { listLayouts, listViews } from './list-views';
import { members } from './members';
import { mockupDesigns } from './mockup-designs';
import { mockupPresets } from './mockup-presets';
import { mockups } from './mockups';
import { notifications } from './notifications';
import { orderDesks } from './order-desks';
import { orders } from './orders';
import { paypalAccounts } from './paypal-accounts';
import { paypalDesks } from './paypal-desks';
import { paypalItems } from './paypal-items';
import { presets } from './presets';
import { stores } from './stores';
import type { EntityName } from './tables';
import { trackings } from './trackings';
import { userGroups } from './user-groups';
import { users } from './users';
import { workOrders } from './work-orders';

/** Every entity of the store, for what goes through all of them; whoever needs one takes it from its file. */
export const entities = {
  clipartCategories,
  cliparts,
  editorDrafts,
  fileUses,
  files,
  fonts,
  fulfilments,
  jobGroups,
  jobs,
  listLayouts,
  listViews,
  listings,
  members,
  mockupDesigns,
  mockupPresets,
  mockups,
  notifications,
  orderDesks,
  orders,
  paypalAccounts,
  paypalDesks,
  paypalItems,
  presets,
  stores,
  trackings,
  userGroups,
  users,
  workOrders,
} satisfies Record<EntityName, object>;

import { alerts } from './alerts';
import { appConfigs } from './app-configs';
import { auditEvents } from './audit-events';
import { colleagues } from './colleagues';
import { containerSettings } from './container-settings';
import { bulkEdits } from './bulk-edits';
import { buyerData, buyers } from './buyers';
import { cannedReplies } from './canned-replies';
import { clipartCategories } from './clipart-categories';
import { cliparts } from './cliparts';
import { dashboards } from './dashboards';
import { editorDrafts } from './editor-drafts';
import { erasures } from './erasures';
import { externalItems, externalReads, externalWholes } from './external-items';
import { fileUses } from './file-uses';
import { files } from './files';
import { fonts } from './fonts';
import { fulfillmentReportRows, fulfillmentReports } from './fulfillment-reports';
import { fulfilments } from './fulfilments';
import { invoiceCounts, invoiceDetails, invoices } from './invoices';
import { jobAttempts } from './job-attempts';
import { jobGroups } from './job-groups';
import { jobs } from './jobs';
import { listingChecks } from './listing-checks';
import { listingTemplates } from './listing-templates';
import { listings } from './listings';
import { listLayouts, listViews } from './list-views';
import { macros } from './macros';
import { trademarkWords } from './trademark-words';
import { trends } from './trends';
import { members } from './members';
import { messages } from './messages';
import { mockupDesigns } from './mockup-designs';
import { mockupPresets } from './mockup-presets';
import { mockups } from './mockups';
import { notifications } from './notifications';
import { orderDesks } from './order-desks';
import { providerShipping } from './provider-shipping';
import { orderReportRows, orderReports } from './order-reports';
import { orderTaskDesks } from './order-task-desks';
import { orderTasks } from './order-tasks';
import { orders } from './orders';
import { paypalAccounts } from './paypal-accounts';
import { paypalDesks } from './paypal-desks';
import { paypalItems } from './paypal-items';
import { platformCategories, platformSearches, platformSpecifics } from './platform-categories';
import { posts } from './posts';
import { presences } from './presences';
import { presets } from './presets';
import { providerCatalogues, providerMakers, providerMakes } from './provider-products';
import { pushes, pushRows } from './pushes';
import { queueItems } from './queue-items';
import { ruleRuns, ruleTests } from './rule-runs';
import { rules } from './rules';
import { setAsideContents, setAsideOrders } from './set-aside-orders';
import { sharedDocuments } from './shared-documents';
import { shippingPresetUses } from './shipping-preset-uses';
import { reprintCosts } from './reprint-costs';
import { shippingPresets } from './shipping-presets';
import { signatures } from './signatures';
import { stores } from './stores';
import { supportDesks } from './support-desks';
import { supportFigures } from './support-figures';
import { supports } from './supports';
import type { EntityName } from './tables';
import { taskPlaces } from './task-places';
import { trackings } from './trackings';
import { userGroups } from './user-groups';
import { users } from './users';
import { workOrders } from './work-orders';

/** Every entity of the store, for what goes through all of them; whoever needs one takes it from its file. */
export const entities = {
  alerts,
  appConfigs,
  auditEvents,
  containerSettings,
  bulkEdits,
  buyerData,
  buyers,
  cannedReplies,
  clipartCategories,
  cliparts,
  colleagues,
  dashboards,
  editorDrafts,
  erasures,
  externalItems,
  externalReads,
  externalWholes,
  fileUses,
  files,
  fonts,
  fulfillmentReportRows,
  fulfillmentReports,
  fulfilments,
  invoiceCounts,
  invoiceDetails,
  invoices,
  jobAttempts,
  jobGroups,
  jobs,
  listLayouts,
  listViews,
  listingChecks,
  listingTemplates,
  listings,
  macros,
  trademarkWords,
  trends,
  members,
  messages,
  mockupDesigns,
  mockupPresets,
  mockups,
  notifications,
  orderDesks,
  orderReportRows,
  orderReports,
  orderTaskDesks,
  orderTasks,
  orders,
  paypalAccounts,
  paypalDesks,
  paypalItems,
  platformCategories,
  platformSearches,
  platformSpecifics,
  posts,
  presences,
  presets,
  providerShipping,
  providerCatalogues,
  providerMakers,
  providerMakes,
  pushRows,
  pushes,
  reprintCosts,
  queueItems,
  ruleRuns,
  ruleTests,
  rules,
  setAsideContents,
  setAsideOrders,
  sharedDocuments,
  shippingPresetUses,
  shippingPresets,
  signatures,
  stores,
  supportDesks,
  supportFigures,
  supports,
  taskPlaces,
  trackings,
  userGroups,
  users,
  workOrders,
} satisfies Record<EntityName, object>;

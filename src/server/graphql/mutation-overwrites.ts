import type { MutationArgs, MutationOperations } from '../kernel/operation';

/**
 * What keeps a mutation from overwriting silently what somebody else wrote meanwhile.
 *
 * - `version`: it changes what people typed in a row, and refuses when the row is not the version it was opened at (`updated_at`)
 * - `count`: the same, by a number that grows with what people write alone (`version`)
 * - `difference`: it takes over only what differs from what it was made from
 * - `own`: it changes the caller's own settings alone, where their last word holds
 * - `named`: it does one thing its name says to rows that are named, such as a status, a tag or the trash; what was typed in them stays
 * - `new`: it only makes something
 */
type Guard = 'version' | 'count' | 'difference' | 'own' | 'named' | 'new';

/** The mutations that take a version; one without any arguments has every key, as `never`. */
export type Versioned = {
  [Name in keyof MutationOperations]: MutationArgs<Name> extends { readonly updated_at?: never }
    ? never
    : 'updated_at' extends keyof MutationArgs<Name>
      ? Name
      : never;
}[keyof MutationOperations];

/** Whoever takes a version must hold to it, and nobody else can. */
type GuardOf<Name extends keyof MutationOperations> = Name extends Versioned ? 'version' : Exclude<Guard, 'version'>;

/** One that is missing is a type error. */
export const mutationOverwrites: { readonly [Name in keyof MutationOperations]: GuardOf<Name> } = {
  applyMockupDesign: 'new',
  setAsideOrderRetry: 'named',
  setAsideOrderDismiss: 'named',
  setAsideOrderCreate: 'new',
  // Nothing that was typed is changed by it.
  appConfigTest: 'named',
  makeAppConfig: 'version',
  makeContainerSetting: 'version',
  makeAlert: 'own',
  bookmarksSave: 'difference',
  buyerErase: 'named',
  // Where its pictures lie, and which are to go, each by its name.
  convertItemImages: 'named',
  createMockupDesign: 'new',
  deleteById: 'named',
  duplicateMockupDesign: 'new',
  endLoginAs: 'own',
  externalImport: 'new',
  externalLink: 'named',
  externalLinkSku: 'named',
  externalRefresh: 'new',
  // What it writes over is told field by field before, and can be taken back.
  externalTake: 'difference',
  externalUnlink: 'named',
  fontUpdatePreSignedFile: 'new',
  makeListingTemplate: 'version',
  removeListingTemplate: 'named',
  bulkEditUndo: 'named',
  bulkItemInfo: 'named',
  jobItem: 'new',
  liveOptimizeItem: 'new',
  pushRetry: 'named',
  updateQuantityItem: 'named',
  issueInvoice: 'named',
  makeInvoice: 'new',
  payInvoice: 'named',
  voidInvoice: 'named',
  jobsRemove: 'named',
  jobsStart: 'named',
  jobsStop: 'named',
  loginAs: 'new',
  // Each has one page that writes it; a late write is told by its `revision`.
  makeEditorDraft: 'own',
  makeBlog: 'count',
  pushIssuu: 'named',
  blogPublish: 'named',
  trashBlog: 'named',
  makeFulfilment: 'version',
  makeItemInfo: 'version',
  makeListLayout: 'own',
  makeListView: 'version',
  makeMockupPreview: 'new',
  makeMockupDesignPrint: 'new',
  makePaypalAccount: 'version',
  makePrintFile: 'new',
  makeProductMockup: 'version',
  makeProductMockupPreset: 'version',
  makeShippingPreset: 'version',
  makeStore: 'version',
  authorizeStore: 'new',
  storeAuthorized: 'named',
  authorizeStoreMailbox: 'new',
  storeMailboxAuthorized: 'named',
  storeMailboxSignOut: 'named',
  makeUser: 'version',
  makeUserGroup: 'version',
  moveFile: 'named',
  moveMockupDesign: 'named',
  notificationMake: 'own',
  notificationReadAll: 'own',
  orderUpdate: 'version',
  orderMatch: 'version',
  orderLineFulfilled: 'named',
  storeOrderRulesUpdate: 'named',
  storeTryNow: 'named',
  fulfilmentTryNow: 'named',
  fulfilmentShippingChoice: 'named',
  orderProcess: 'named',
  orderSplit: 'new',
  orderCancel: 'named',
  orderRefund: 'new',
  orderReprint: 'new',
  orderRetry: 'named',
  orderAddressLink: 'named',
  ordersFetch: 'new',
  makeHandOver: 'new',
  paypalDispute: 'new',
  paypalFetch: 'new',
  makeTask: 'new',
  taskUpdate: 'version',
  // A print area's file alone, and only while somebody designs it.
  taskUpload: 'named',
  trackingAdd: 'new',
  trackingCheck: 'named',
  trackingCourier: 'named',
  trackingImport: 'new',
  trackingPush: 'named',
  trackingTicket: 'new',
  trackingUpdate: 'version',
  productPresetAccept: 'version',
  productPresetCompare: 'named',
  productPresetCreate: 'new',
  productPresetFromProvider: 'new',
  // What is changed was told before, by its dry run.
  productPresetCreateByJson: 'named',
  productPresetPaste: 'new',
  productPresetRemove: 'named',
  productPresetUpdate: 'version',
  queueItem: 'new',
  removeFile: 'named',
  removeFiles: 'named',
  removeFont: 'named',
  removeItemInfo: 'named',
  removeMockupDesign: 'named',
  removeProductMockupPreset: 'named',
  // The picture alone: name, tags and number stay as they are.
  replaceFile: 'named',
  saveFile: 'version',
  signedUpload: 'new',
  signedUploadFont: 'new',
  tagFile: 'named',
  // It writes nothing.
  testStore: 'new',
  trashEditorDraft: 'own',
  testFulfilment: 'new',
  trashFile: 'named',
  trashFulfilment: 'named',
  trashListView: 'named',
  trashMockupDesign: 'named',
  trashPaypalAccount: 'named',
  trashShippingPreset: 'named',
  trashStore: 'named',
  trashUserGroup: 'named',
  updateMockupDesign: 'version',
  updatePaypalItem: 'named',
  updatePreSignedFile: 'new',
  // Only what is sent and not empty changes, each setting by itself.
  updateProfile: 'own',
  workMove: 'named',
  // Each device of each author has its own.
  draftSave: 'own',
  macroRun: 'named',
  makeCannedReply: 'version',
  makeMacro: 'version',
  ruleSave: 'version',
  ruleRemove: 'named',
  // It names all of them, and is refused where some have come or gone.
  ruleOrder: 'named',
  signatureSave: 'version',
  makeTrademarkWords: 'difference',
  makeSupport: 'new',
  messageRetry: 'named',
  messageSend: 'new',
  supportOrderAction: 'new',
  messageUndo: 'named',
  presence: 'own',
  removeCannedReply: 'named',
  removeMacro: 'named',
  supportMerge: 'named',
  // It restores only what nobody has changed since.
  supportUndo: 'difference',
  supportSplit: 'named',
  supportUpdate: 'version',
};

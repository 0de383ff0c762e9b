import type { GateCode } from '../sales/gates';
import type { SupportObstacle } from '../support/lifecycle';
import type { TaskObstacle } from '../tasks/tasks';

/** What can be done with many rows at once: the names of the mutations that do it. A new one is a name here and a line in the registries of both sides. */
export const BULK_ACTIONS = [
  'trashStore',
  'trashFulfilment',
  'removeItemInfo',
  'bulkItemInfo',
  'jobItem',
  'queueItem',
  'externalImport',
  'externalLinkSku',
  'externalUnlink',
  'externalTake',
  'jobsStart',
  'jobsStop',
  'jobsRemove',
  'ordersFetch',
  'orderUpdate',
  'orderProcess',
  'orderCancel',
  'pushIssuu',
  'blogPublish',
  'trashBlog',
  'taskUpdate',
  'supportUpdate',
  'macroRun',
  'trackingCourier',
  'trackingCheck',
  'trackingPush',
  'trackingTicket',
  'workMove',
  'trashMockupDesign',
  'removeMockupDesign',
  'moveMockupDesign',
  'duplicateMockupDesign',
  'trashFile',
  'removeFiles',
  'moveFile',
  'tagFile',
  'productPresetUpdate',
  'productPresetRemove',
  'issueInvoice',
] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

export const isBulkAction = (text: string): text is BulkAction => BULK_ACTIONS.some((action) => action === text);

/** How many rows can be chosen as "all that match". */
export const BULK_LIMIT = 10_000;

/** Why a row is refused. */
type RowRefusal =
  | 'missing'
  | 'notConnected'
  | 'inHand'
  | 'nothingToStart'
  | 'nothingWaits'
  | 'queued'
  | 'noTermsThere'
  | 'notTrashed'
  | 'inUse'
  | 'presetUsed'
  | 'nothingChanges'
  | 'hasDesign'
  | 'priceTooLow'
  | 'priceTooHigh'
  | 'noRate'
  | 'skuTaken'
  | 'itemChanged'
  | 'noSuchVariant'
  | 'variantSkuTwice'
  | 'otherOptions'
  | 'notOnSale'
  | 'inactive'
  | 'invoiceNotDraft'
  | 'orderOver'
  | 'orderOpen'
  | 'orderNotHeld'
  | 'orderNothingToApprove'
  | 'orderPaid'
  | 'orderNothingToMatch'
  | 'orderAtProvider'
  | 'orderNothingOpen'
  | 'orderNotMade'
  | 'orderShipped'
  | 'orderInHand'
  | 'orderNoWayBack'
  | `gate_${GateCode}`
  | TaskObstacle
  | SupportObstacle
  | 'parcelNoTracker'
  | 'parcelNoCourier'
  | 'parcelCheckNumber'
  | 'parcelNobodyToTell'
  | 'parcelTold'
  | 'parcelToldPaypal'
  | 'parcelTicket'
  | 'workThere'
  | 'externalLinked'
  | 'externalNotLinked'
  | 'externalGone'
  | 'externalNoName'
  | 'externalNoPrice'
  | 'externalSkuKnown'
  | 'externalNoItem'
  | 'externalItemElsewhere'
  | 'externalTwice'
  | 'documentOff'
  | 'documentNoToken'
  | 'documentInHand'
  | 'documentNotOnSale'
  | 'documentNowhere'
  | 'documentNoName'
  | 'documentNoPicture'
  | 'documentLimit'
  | 'postInHand'
  | 'postNoTitle'
  | 'postNoText'
  | 'postNoStore'
  | 'postNoBlog'
  | 'postNoPassword'
  | 'postItemsAbsent'
  | 'postNotScheduled';
/** What a row's change brings with it; a count says how many. */
type RowEffect =
  | 'externalLeft'
  | 'externalPushes'
  | 'repliesSent'
  | 'jobsStopped'
  | 'linesMatched'
  | 'staysOnStores'
  | 'endsInStores'
  | 'newOnStores'
  | 'updatesOnStores'
  | 'jobsStarted'
  | 'jobsDropped'
  | 'documentsAgain'
  | 'postStaysThere'
  | 'keptByUsers';

/** What a dry run says of a row; its sentence is the refusal `bulk.row.<code>`. */
export type BulkCode = RowRefusal | RowEffect;

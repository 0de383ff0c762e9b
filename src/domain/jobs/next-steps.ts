import type { RefusalCode } from '../fault';

/**
 * What a person does about a failure: starts the work again; puts something right in the shop itself, then starts again; looks at the store's
 * connection or limits here; changes the item. `none`: what it was about has gone.
 */
export type NextStep = 'again' | 'shop' | 'store' | 'item' | 'none';

type ShopCode = Extract<RefusalCode, `shop.${string}`>;
type ProviderCode = Extract<RefusalCode, `provider.${string}`>;
type IssuuCode = Extract<RefusalCode, `issuu.${string}`>;
type PaypalCode = Extract<RefusalCode, `paypal.${'accountGone' | 'answered' | 'fileGone' | 'keysRefused' | 'notAllowed' | 'unknownThere'}`>;
type JobCode = Extract<
  RefusalCode,
  `job.${'interrupted' | 'interruptedTooOften' | 'tooLong' | 'automationOff' | 'storeClosed' | 'storeOffline' | 'storeGone' | 'listingGone' | 'listingInactive' | `post${string}` | `document${string}` | `quota.${string}`}`
>;

/** Everything a job, a connection or a queued item may fail by: whatever a shop can say, and what keeps a job from being done. */
export type FailureCode =
  | ShopCode
  | ProviderCode
  | PaypalCode
  | IssuuCode
  | JobCode
  | 'request.fault'
  | 'store.notConnected'
  | 'store.noRate';

/** The next step after each failure. */
const NEXT_STEPS: Readonly<Record<FailureCode, NextStep>> = {
  'shop.privateAddress': 'store',
  'shop.redirects': 'store',
  'shop.redirectsTo': 'store',
  'shop.elsewhere': 'store',
  'shop.tooLarge': 'shop',
  'shop.pageInstead': 'shop',
  'shop.textBefore': 'shop',
  'shop.endless': 'shop',
  'shop.timeout': 'again',
  'shop.unreachable': 'store',
  'shop.down': 'again',
  'shop.throttled': 'again',
  'shop.unreadable': 'again',
  'shop.connectAgain': 'store',
  'shop.notLetIn': 'store',
  'shop.noShop': 'store',
  'shop.scopesMissing': 'store',
  'shop.allSent': 'shop',
  'shop.orderClosed': 'shop',
  'shop.orderGone': 'none',
  'shop.refundTooLarge': 'none',
  'shop.noPicture': 'item',
  'shop.chooseShop': 'store',
  'shop.noCarrier': 'shop',
  'shop.shipsItself': 'none',
  'shop.noWarehouse': 'shop',
  'shop.tooManyVariants': 'item',
  'shop.marketplaceOther': 'store',
  'shop.unauthorized': 'store',
  'shop.keyPermissions': 'store',
  'shop.keyUser': 'store',
  'shop.keyLost': 'store',
  'shop.plainHttp': 'store',
  'shop.blocked': 'shop',
  'shop.noWooCommerce': 'store',
  'shop.noPlugin': 'shop',
  'shop.permalinks': 'shop',
  'shop.answered': 'shop',
  'shop.skuTaken': 'item',
  'shop.notAdopted': 'shop',
  'shop.draftThere': 'shop',
  'shop.closed': 'shop',
  'shop.noCategory': 'item',
  'shop.noShippingProfile': 'shop',
  'shop.tooManyOptions': 'item',
  'shop.noPolicies': 'shop',
  'shop.noLocation': 'shop',
  'shop.trackingStrange': 'none',
  'shop.variantSkuTaken': 'item',
  'shop.variantRefused': 'item',
  'shop.skuInTrash': 'shop',
  'shop.soldOtherwise': 'shop',
  'shop.orphanedVariations': 'shop',
  'shop.appPasswordRefused': 'store',
  'shop.appPasswordUnseen': 'shop',
  'shop.blogRights': 'store',
  'shop.noBlog': 'shop',
  'shop.changedMeanwhile': 'again',
  'provider.noConnector': 'none',
  'provider.tokenRefused': 'store',
  'provider.tokenScope': 'store',
  'provider.noStore': 'store',
  'provider.whichStore': 'store',
  'provider.otherStores': 'store',
  'provider.printArea': 'item',
  'provider.printSize': 'item',
  'provider.answered': 'none',
  'provider.gone': 'none',
  'provider.notListed': 'item',
  'job.interrupted': 'again',
  'job.interruptedTooOften': 'again',
  'job.tooLong': 'again',
  'job.automationOff': 'store',
  'job.storeClosed': 'store',
  'job.storeOffline': 'store',
  'job.storeGone': 'none',
  'job.listingGone': 'none',
  'job.listingInactive': 'item',
  'job.postGone': 'none',
  'job.postNoStore': 'none',
  'job.postNoBlog': 'none',
  'job.postNoPassword': 'store',
  'job.postItemsAbsent': 'none',
  'job.documentNotOnSale': 'item',
  'job.documentNoToken': 'store',
  'job.documentNoPicture': 'item',
  'job.documentDropped': 'again',
  'issuu.tokenRefused': 'store',
  'issuu.planFull': 'shop',
  'issuu.answered': 'shop',
  'issuu.converting': 'again',
  'issuu.notConverted': 'again',
  'issuu.notThere': 'again',
  'issuu.changedMeanwhile': 'again',
  'job.quota.day': 'store',
  'job.quota.week': 'store',
  'job.quota.month': 'store',
  'job.quota.total': 'store',
  'request.fault': 'again',
  'store.notConnected': 'store',
  'store.noRate': 'again',
  'paypal.accountGone': 'none',
  'paypal.answered': 'shop',
  'paypal.fileGone': 'again',
  'paypal.keysRefused': 'store',
  'paypal.notAllowed': 'shop',
  'paypal.unknownThere': 'none',
};

const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(NEXT_STEPS, code);

/** The next step after a failure; after one a newer server tells, or one without a code, trying again. */
export const nextStepOf = (code: string | null | undefined): NextStep => (code && isFailureCode(code) ? NEXT_STEPS[code] : 'again');

import type { Work } from './jobs/kind';
import { fetchItems, pollItems } from './external/fetch-job';
import { scheduleOfItems } from './external/schedule';
import { settlingOfExternal } from './external/settle';
import { takeShopPictures } from './external/take-pictures';
import { shareDocument } from './documents/share-job';
import { publishPost } from './blogs/publish-job';
import { scheduleOfPosts } from './blogs/schedule';
import { draftingOfInvoices, paperOfInvoice } from './invoices/schedule';
import { testJob } from './jobs/test-job';
import { queuesOfStores } from './listings/drain-queues';
import { pushItem } from './listings/push-job';
import { cancelFo } from './making/cancel';
import { readCatalogue } from './making/catalogue';
import { lookAtFulfilment } from './making/look';
import { awaitedListing } from './making/awaited-listing';
import { prepareOrder } from './making/prepare-order';
import { refundOrder } from './making/refund-errand';
import { cancelAtShop } from './making/shop-cancel';
import { scheduleOfBalances, scheduleOfCatalogues, scheduleOfLooks, scheduleOfSending } from './making/schedule';
import { submitFo } from './making/submit';
import { walletGrew } from './making/waiting';
import { fetchMail } from './mail/fetch';
import { scheduleOfMailboxes, scheduleOfReplies } from './mail/schedule';
import { sendMail } from './mail/send';
import { lookAtParcels } from './parcels/look';
import { readProducts, scheduleOfProducts } from './sourcing/errand';
import { pushParcels } from './parcels/push';
import { scheduleOfParcels, scheduleOfPushes } from './parcels/schedule';
import { sendAct } from './paypal/act-errand';
import { fetchPaypal } from './paypal/fetch';
import { pushPaypal } from './paypal/push';
import { foldPaypalCounts, scheduleOfPaypal, scheduleOfPaypalPushes } from './paypal/schedule';
import { eraseBuyerJob, resumingOfErasures } from './privacy/erase-buyer';
import { replayOfErasures } from './privacy/replay-erasures';
import { passingOfTime } from './queue/passing';
import { rebuildOfQueue } from './queue/rebuild';
import { foldPresetCounts } from './catalogue/preset-list';
import { foldOrderCounts } from './sales/counts';
import { rollUp, scheduleOfRollUps } from './reports/roll-up';
import { endOfHolds } from './sales/holds';
import { longWaiting } from './sales/long-waiting';
import { endItem } from './listings/end-job';
import { fetchOrders, pollOrders } from './sales/fetch-job';
import { scheduleOfOrders } from './sales/schedule';
import { settleClosedStore } from './sales/store-orders';
import { earlyLooks } from './stores/early-looks';
import { correspondence } from './support/correspondence';
import { foldSupportCounts } from './support/counts';
import { endOfPresences } from './support/presences';
import { fetchShopMessages } from './support/shop/fetch';
import { scheduleOfShopMessages, scheduleOfShopReplies } from './support/shop/schedule';
import { sendShopMessage } from './support/shop/send';
import { closingOfSupports, endOfSnoozes, writingOfTexts } from './support/schedule';
import { foldTaskCounts } from './tasks/counts';
import { runningOfRules, timingOfRules } from './rules/rounds';
import { ruleSubjects } from './rule-subjects';
import { scheduleOfRates } from './rates/round';
import { readingBackOfTopups } from './wallet/read-back';
import { closingOfTickets, searchForParcels } from './tasks/schedule';

/** Everything that is done in the background. A new kind of job is its object and its line here; forgetting the line is a type error. */
export const work: Work = {
  kinds: {
    push_item: pushItem,
    end_item: endItem,
    fetch_orders: fetchOrders,
    fetch_items: fetchItems,
    publish_post: publishPost,
    share_document: shareDocument,
  },
  errands: [
    pollOrders,
    settleClosedStore,
    pollItems,
    takeShopPictures,
    prepareOrder,
    awaitedListing,
    submitFo,
    cancelFo,
    lookAtFulfilment,
    readCatalogue,
    readProducts,
    refundOrder,
    cancelAtShop,
    lookAtParcels,
    pushParcels,
    fetchPaypal,
    pushPaypal,
    sendAct,
    fetchMail(correspondence),
    sendMail(correspondence),
    fetchShopMessages,
    sendShopMessage,
    rollUp,
    walletGrew,
    paperOfInvoice,
    eraseBuyerJob,
    testJob,
  ],
  rounds: [
    scheduleOfOrders,
    earlyLooks,
    scheduleOfItems,
    settlingOfExternal,
    queuesOfStores,
    foldOrderCounts,
    foldPresetCounts,
    foldPaypalCounts,
    endOfHolds,
    longWaiting,
    scheduleOfSending,
    scheduleOfLooks,
    scheduleOfBalances,
    scheduleOfCatalogues,
    scheduleOfProducts,
    scheduleOfParcels,
    scheduleOfPushes,
    scheduleOfPaypal,
    scheduleOfPaypalPushes,
    foldTaskCounts,
    closingOfTickets,
    searchForParcels,
    rebuildOfQueue,
    passingOfTime,
    scheduleOfMailboxes,
    scheduleOfReplies,
    scheduleOfShopMessages,
    scheduleOfShopReplies,
    foldSupportCounts,
    closingOfSupports,
    endOfSnoozes,
    writingOfTexts,
    endOfPresences,
    runningOfRules(ruleSubjects),
    timingOfRules(ruleSubjects),
    scheduleOfRollUps,
    readingBackOfTopups,
    scheduleOfPosts,
    scheduleOfRates,
    draftingOfInvoices,
    resumingOfErasures,
    replayOfErasures,
  ],
};

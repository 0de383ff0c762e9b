import type { Migration } from 'kysely';
import * as identity from './0001_identity';
import * as catalogue from './0002_catalogue';
import * as sales from './0003_sales';
import * as sandbox from './0004_sandbox';
import * as staff from './0005_staff';
import * as lists from './0006_lists';
import * as shell from './0007_shell';
import * as inbox from './0008_inbox';
import * as pages from './0009_pages';
import * as designs from './0010_designs';
import * as variantImages from './0011_variant_images';
import * as notificationParams from './0012_notification_params';
import * as handedSessions from './0013_handed_sessions';
import * as jobQueues from './0014_job_queues';
import * as everyPage from './0015_every_page';
import * as queueReasons from './0016_queue_reasons';
import * as ownBrowser from './0017_own_browser';
import * as keptOrders from './0018_kept_orders';
import * as sandboxHabits from './0019_sandbox_habits';
import * as versions from './0020_versions';
import * as uploadParts from './0021_upload_parts';
import * as askedAt from './0022_asked_at';
import * as editorDrafts from './0023_editor_drafts';
import * as passwordResets from './0024_password_resets';
import * as storeConfig from './0025_store_config';
import * as wholeStores from './0026_whole_stores';
import * as fulfilments from './0027_fulfilments';
import * as sandboxWorld from './0028_sandbox_world';
import * as outside from './0029_outside';
import * as storeDoors from './0030_store_doors';
import * as orderDesk from './0031_order_desk';
import * as making from './0032_making';
import * as paypal from './0033_paypal';
import * as salesAtSize from './0035_sales_at_size';
import * as workshop from './0036_workshop';
import * as tasks from './0037_tasks';
import * as support from './0038_support';
import * as queue from './0039_queue';
import * as sandboxMail from './0040_sandbox_mail';
import * as shippingPresets from './0041_shipping_presets';
import * as productPresets from './0042_product_presets';
import * as sources from './0043_sources';
import * as mailPictures from './0045_mail_pictures';
import * as queuePassing from './0046_queue_passing';
import * as ordersBeside from './0047_orders_beside';
import * as shopMessages from './0048_shop_messages';
import * as picturesAndTerms from './0049_pictures_and_terms';
import * as wholeListings from './0050_whole_listings';
import * as bulk from './0051_bulk';
import * as turns from './0052_turns';
import * as trends from './0053_trends';
import * as external from './0054_external';
import * as copiedProducts from './0055_copied_products';
import * as listingTemplates from './0056_listing_templates';
import * as favoriteCounts from './0060_favorite_counts';
import * as charges from './0063_charges';
import * as reportDays from './0064_report_days';
import * as doubleEntry from './0067_double_entry';
import * as settling from './0068_settling';
import * as topups from './0069_topups';
import * as invoices from './0070_invoices';
import * as blogs from './0073_blogs';
import * as sandboxPosts from './0074_sandbox_posts';
import * as appConfigs from './0077_app_configs';
import * as shopSettings from './0078_shop_settings';
import * as alerts from './0079_alerts';
import * as sharedDocuments from './0080_shared_documents';
import * as sandboxDocuments from './0081_sandbox_documents';
import * as tasksWithoutOrder from './0082_tasks_without_order';
import * as orderMarks from './0085_order_marks';
import * as walletMove from './0086_wallet_move';
import * as workFlags from './0090_work_flags';
import * as sessionDevices from './0091_session_devices';
import * as auditEvents from './0092_audit_events';
import * as secondFactors from './0093_second_factors';
import * as privacy from './0094_privacy';
import * as setAsideOrders from './0095_set_aside_orders';
import * as emailChanges from './0096_email_changes';
import * as refusedAccounts from './0097_refused_accounts';
import * as orderQuestions from './0100_order_questions';
import * as unpaidOrders from './0101_unpaid_orders';
import * as orderDigits from './0110_order_digits';
import * as changedOutside from './0120_changed_outside';
import * as storeIdentities from './0130_store_identities';
import * as foldedSkus from './0131_folded_skus';
import * as orderRules from './0132_order_rules';
import * as waitingOrders from './0133_waiting_orders';
import * as putOff from './0140_put_off';
import * as currencyDigits from './0141_currency_digits';
import * as storeCurrency from './0142_store_currency';
import * as headRequests from './0150_head_requests';
import * as longWaiting from './0151_long_waiting';
import * as pendingRefunds from './0152_pending_refunds';
import * as supportTexts from './0153_support_texts';
import * as messageSubject from './0155_message_subject';
import * as openSupports from './0156_open_supports';
import * as mailGrants from './0157_mail_grants';
import * as messageRecipients from './0158_message_recipients';
import * as givenAddresses from './0159_given_addresses';
import * as rules from './0160_rules';
import * as claimsEmail from './0161_claims_email';
import * as supportUndo from './0163_support_undo';
import * as supportRatings from './0164_support_ratings';
import * as draftHtml from './0165_draft_html';
import * as erasureKeys from './0166_erasure_keys';
import * as priceCurrency from './0168_price_currency';
import * as automation from './0170_automation';
import * as sideImages from './0171_side_images';
import * as lineAddresses from './0172_line_addresses';
import * as itemStorePrices from './0173_item_store_prices';
import * as shippingServices from './0174_shipping_services';

/** In order; a bundle has no folder to scan. A migration that has been released is never edited: add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_identity': identity,
  '0002_catalogue': catalogue,
  '0003_sales': sales,
  '0004_sandbox': sandbox,
  '0005_staff': staff,
  '0006_lists': lists,
  '0007_shell': shell,
  '0008_inbox': inbox,
  '0009_pages': pages,
  '0010_designs': designs,
  '0011_variant_images': variantImages,
  '0012_notification_params': notificationParams,
  '0013_handed_sessions': handedSessions,
  '0014_job_queues': jobQueues,
  '0015_every_page': everyPage,
  '0016_queue_reasons': queueReasons,
  '0017_own_browser': ownBrowser,
  '0018_kept_orders': keptOrders,
  '0019_sandbox_habits': sandboxHabits,
  '0020_versions': versions,
  '0021_upload_parts': uploadParts,
  '0022_asked_at': askedAt,
  '0023_editor_drafts': editorDrafts,
  '0024_password_resets': passwordResets,
  '0025_store_config': storeConfig,
  '0026_whole_stores': wholeStores,
  '0027_fulfilments': fulfilments,
  '0028_sandbox_world': sandboxWorld,
  '0029_outside': outside,
  '0030_store_doors': storeDoors,
  '0031_order_desk': orderDesk,
  '0032_making': making,
  '0033_paypal': paypal,
  '0035_sales_at_size': salesAtSize,
  '0036_workshop': workshop,
  '0037_tasks': tasks,
  '0038_support': support,
  '0039_queue': queue,
  '0040_sandbox_mail': sandboxMail,
  '0041_shipping_presets': shippingPresets,
  '0042_product_presets': productPresets,
  '0043_sources': sources,
  '0045_mail_pictures': mailPictures,
  '0046_queue_passing': queuePassing,
  '0047_orders_beside': ordersBeside,
  '0048_shop_messages': shopMessages,
  '0049_pictures_and_terms': picturesAndTerms,
  '0050_whole_listings': wholeListings,
  '0051_bulk': bulk,
  '0052_turns': turns,
  '0053_trends': trends,
  '0054_external': external,
  '0055_copied_products': copiedProducts,
  '0056_listing_templates': listingTemplates,
  '0060_favorite_counts': favoriteCounts,
  '0063_charges': charges,
  '0064_report_days': reportDays,
  '0067_double_entry': doubleEntry,
  '0068_settling': settling,
  '0069_topups': topups,
  '0070_invoices': invoices,
  '0073_blogs': blogs,
  '0074_sandbox_posts': sandboxPosts,
  '0077_app_configs': appConfigs,
  '0078_shop_settings': shopSettings,
  '0079_alerts': alerts,
  '0080_shared_documents': sharedDocuments,
  '0081_sandbox_documents': sandboxDocuments,
  '0082_tasks_without_order': tasksWithoutOrder,
  '0085_order_marks': orderMarks,
  '0086_wallet_move': walletMove,
  '0090_work_flags': workFlags,
  '0091_session_devices': sessionDevices,
  '0092_audit_events': auditEvents,
  '0093_second_factors': secondFactors,
  '0094_privacy': privacy,
  '0095_set_aside_orders': setAsideOrders,
  '0096_email_changes': emailChanges,
  '0097_refused_accounts': refusedAccounts,
  '0100_order_questions': orderQuestions,
  '0101_unpaid_orders': unpaidOrders,
  '0110_order_digits': orderDigits,
  '0120_changed_outside': changedOutside,
  '0130_store_identities': storeIdentities,
  '0131_folded_skus': foldedSkus,
  '0132_order_rules': orderRules,
  '0133_waiting_orders': waitingOrders,
  '0140_put_off': putOff,
  '0141_currency_digits': currencyDigits,
  '0142_store_currency': storeCurrency,
  '0150_head_requests': headRequests,
  '0151_long_waiting': longWaiting,
  '0152_pending_refunds': pendingRefunds,
  '0153_support_texts': supportTexts,
  '0155_message_subject': messageSubject,
  '0156_open_supports': openSupports,
  '0157_mail_grants': mailGrants,
  '0158_message_recipients': messageRecipients,
  '0159_given_addresses': givenAddresses,
  '0160_rules': rules,
  '0161_claims_email': claimsEmail,
  '0163_support_undo': supportUndo,
  '0164_support_ratings': supportRatings,
  '0165_draft_html': draftHtml,
  '0166_erasure_keys': erasureKeys,
  '0168_price_currency': priceCurrency,
  '0170_automation': automation,
  '0171_side_images': sideImages,
  '0172_line_addresses': lineAddresses,
  '0173_item_store_prices': itemStorePrices,
  '0174_shipping_services': shippingServices,
};

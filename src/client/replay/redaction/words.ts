import { addresses } from '../../../domain/addresses/addresses';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../../../domain/billing/invoice';
import { CONTENT_STATUSES, DESIGN_POSITIONS, PRINT_FITS } from '../../../domain/design/design';
import { IMAGE_SIZES } from '../../../domain/files/image-sizes';
import { JOB_TYPES } from '../../../domain/jobs/job-types';
import { DIFFERENCE_FIELDS } from '../../../domain/listing/differences';
import { EXTERNAL_REASONS, EXTERNAL_STATES } from '../../../domain/listing/external-state';
import { LANGUAGES } from '../../../domain/languages';
import { BULK_ACTIONS } from '../../../domain/lists/bulk';
import { CHANGE_MODULES } from '../../../domain/lists/changes';
import { BARCODE_TYPES } from '../../../domain/listing/barcode';
import { LIST_MODULES } from '../../../domain/lists/lists';
import { PREFERENCE_CHOICES } from '../../../domain/people/customizer';
import { ACCESSES, PERMISSION_MODULES } from '../../../domain/people/permissions';
import { GROUP_ROLES, SUPER_ROOT } from '../../../domain/people/roles';
import { USER_STATUS_FILTERS } from '../../../domain/people/user-filter';
import { PRESET_TYPES } from '../../../domain/product-presets/preset';
import { ORDER_STATUSES } from '../../../domain/sales/order-status';
import { PLATFORM_IDS } from '../../../domain/platforms';
import { PROVIDER_IDS } from '../../../domain/providers';
import { entities } from '../../entities';
import { countsReducer } from '../../entities/counts-slice';
import { taskKinds } from '../../tasks/kinds';

const split = (text: string): string[] => text.split(/\s+/);

/** Platforms and providers a store or a product may be connected to. */
export const CONNECTED = [...PLATFORM_IDS, ...PROVIDER_IDS, ...split('ebay wish etsy etsyv3 bigcommerce shopify tiktok')];

/** Words of the program that stand in no list of the domain: what the state, the contract and the editor call their kinds and states. */
const OWN = split(`
  idle starting loading looking asking ready running queued held pending uploading failed broken refused done conflict duplicate
  signed-in signed-out maintenance warning-ip docker-not-found wrong-token not-found ignored ok cancelled
  tasks bulk counts customizer editor entities inbox search session app bookmarks preferences kernel
  load save push trash remove removeMany apply create update duplicate move tag replace mark start stop fetchOrders fetchItems finishUpload
  saveBookmarks readAll queueItem import link linkSku unlink take share
  design details publish product text image images clipart layers sides side layer mockup preview sizes price shipping pictures colours
  templates uploads designs cliparts document snapping rulers margins
  unnamed unfinished select hand crop choice every latest lost live news sheet dialog
  none grid brick mirror left right center justify top bottom middle normal bold italic lighter contain cover fill original
  greeting heading subheading body curved outlined shadow
  Color Size 2D 3D All Down Up Left Right Custom
  Valid Invalid Lostconnection Active Inactive Disabled Enabled Publish Draft Trash New Readed Opened Pending Blocked Inprocess Processing Done
  Failed Stopped Waiting Completed shop private public admin
  waiting pushed stopped rejected cancelled completed processing refunded Order Job Store Ticket
  scheduled publishing unknown
  all valid lostconnection invalid opened pending blocked groups members published draft trashed
  name email password title description filename mimetype size url tags note role group status sto_name sto_user sto_status product_id
  store_id website key secret params cm in before after
`);

/** What refusals are about: the first step of their codes. */
const REFUSAL_SUBJECTS = new Set(
  split(`
  account address bookmark bulk bulkEdit category csv customizer dayRange design draft drawing external figures file font fulfilment group handOver html integration
  invoice issuu job list listing listingTemplate mail message mockup name notification order orderTask paypal permission post preset privacy provider push report request rule setting
  sheet shippingPreset shop source status
  store support task text tracking trend upload user variant view wallet work
`),
);

export const isRefusalCode = (text: string): boolean => {
  const [subject = '', code = '', ...more] = text.split('.');
  return REFUSAL_SUBJECTS.has(subject) && /^[a-z][A-Za-z_]{1,39}$/.test(code) && more.length === 0;
};

const steps = Object.values(addresses).flatMap(({ pattern }) => pattern.split(/[/:?]+/));

/** Every word that may be read in a log wherever a word of the program is expected: it is ours, so it tells nothing of a person. */
const WORDS = new Set<string>([
  ...ACCESSES,
  ...BARCODE_TYPES,
  ...BULK_ACTIONS,
  ...CONNECTED,
  ...CONTENT_STATUSES,
  ...DESIGN_POSITIONS,
  ...DIFFERENCE_FIELDS,
  ...EXTERNAL_REASONS,
  ...EXTERNAL_STATES,
  ...GROUP_ROLES,
  ...INVOICE_KINDS,
  ...INVOICE_STATUSES,
  ...JOB_TYPES,
  ...LANGUAGES,
  ...ORDER_STATUSES,
  ...OWN,
  ...PERMISSION_MODULES,
  ...PRESET_TYPES,
  ...PRINT_FITS,
  ...USER_STATUS_FILTERS,
  ...Object.entries(entities).flatMap(([name, { actions }]) => [name, ...Object.keys(actions)]),
  ...Object.keys(CHANGE_MODULES),
  ...Object.keys(countsReducer(undefined, { type: 'begin' })),
  ...Object.keys(IMAGE_SIZES),
  ...Object.keys(LIST_MODULES),
  ...Object.keys(taskKinds),
  ...Object.values(PREFERENCE_CHOICES).flatMap((choices): readonly string[] => choices ?? []),
  ...steps,
  SUPER_ROOT,
]);

export const isWord = (text: string): boolean => WORDS.has(text);

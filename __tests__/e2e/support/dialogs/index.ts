import type { DialogCase } from './case';
import { BLOG_DIALOGS } from './blogs';
import { DESIGN_DIALOGS } from './designs';
import { EDITOR_DIALOGS } from './editor';
import { INVOICE_DIALOGS } from './invoices';
import { ITEM_DIALOGS } from './items';
import { MEDIA_DIALOGS } from './media';
import { ORDER_DIALOGS } from './orders';
import { POLICY_DIALOGS } from './policies';
import { SHELL_DIALOGS } from './shell';
import { STORE_AND_JOB_DIALOGS } from './stores-jobs';
import { SUPPORT_DIALOGS } from './support';
import { USER_DIALOGS } from './users';

/** Every dialog of the product. */
export const DIALOGS: readonly DialogCase[] = [
  ...ITEM_DIALOGS,
  ...MEDIA_DIALOGS,
  ...STORE_AND_JOB_DIALOGS,
  ...ORDER_DIALOGS,
  ...SUPPORT_DIALOGS,
  ...USER_DIALOGS,
  ...DESIGN_DIALOGS,
  ...EDITOR_DIALOGS,
  ...POLICY_DIALOGS,
  ...BLOG_DIALOGS,
  ...INVOICE_DIALOGS,
  ...SHELL_DIALOGS,
];

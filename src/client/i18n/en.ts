import common from '../../../i18n/en/common.json';
import editor from '../../../i18n/en/editor.json';
import errors from '../../../i18n/en/errors.json';
import items from '../../../i18n/en/items.json';
import jobs from '../../../i18n/en/jobs.json';
import orders from '../../../i18n/en/orders.json';
import products from '../../../i18n/en/products.json';
import shell from '../../../i18n/en/shell.json';
import stores from '../../../i18n/en/stores.json';
import tasks from '../../../i18n/en/tasks.json';

/** English is part of the first download; the keys of every language are typed from it. */
const en = { common, editor, errors, items, jobs, orders, products, shell, stores, tasks };
export default en;

import editor from '../../../i18n/en/editor.json';
import items from '../../../i18n/en/items.json';
import jobs from '../../../i18n/en/jobs.json';
import orders from '../../../i18n/en/orders.json';
import products from '../../../i18n/en/products.json';
import stores from '../../../i18n/en/stores.json';

/** What the screens say in English: comes with the first screen. */
const enScreens = { editor, items, jobs, orders, products, stores };
export default enScreens;

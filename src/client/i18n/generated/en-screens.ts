// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import customizer from '../../../../i18n/en/customizer.json';
import designs from '../../../../i18n/en/designs.json';
import editor from '../../../../i18n/en/editor.json';
import fulfilments from '../../../../i18n/en/fulfilments.json';
import items from '../../../../i18n/en/items.json';
import jobs from '../../../../i18n/en/jobs.json';
import legal from '../../../../i18n/en/legal.json';
import lists from '../../../../i18n/en/lists.json';
import media from '../../../../i18n/en/media.json';
import navigation from '../../../../i18n/en/navigation.json';
import orders from '../../../../i18n/en/orders.json';
import products from '../../../../i18n/en/products.json';
import stores from '../../../../i18n/en/stores.json';
import tasks from '../../../../i18n/en/tasks.json';
import trackings from '../../../../i18n/en/trackings.json';
import users from '../../../../i18n/en/users.json';

export default { customizer, designs, editor, fulfilments, items, jobs, legal, lists, media, navigation, orders, products, stores, tasks, trackings, users };

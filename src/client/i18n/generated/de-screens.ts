// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import customizer from '../../../../i18n/de/customizer.json';
import designs from '../../../../i18n/de/designs.json';
import editor from '../../../../i18n/de/editor.json';
import fulfilments from '../../../../i18n/de/fulfilments.json';
import items from '../../../../i18n/de/items.json';
import jobs from '../../../../i18n/de/jobs.json';
import legal from '../../../../i18n/de/legal.json';
import lists from '../../../../i18n/de/lists.json';
import media from '../../../../i18n/de/media.json';
import navigation from '../../../../i18n/de/navigation.json';
import orders from '../../../../i18n/de/orders.json';
import products from '../../../../i18n/de/products.json';
import stores from '../../../../i18n/de/stores.json';
import tasks from '../../../../i18n/de/tasks.json';
import trackings from '../../../../i18n/de/trackings.json';
import users from '../../../../i18n/de/users.json';

export default { customizer, designs, editor, fulfilments, items, jobs, legal, lists, media, navigation, orders, products, stores, tasks, trackings, users };

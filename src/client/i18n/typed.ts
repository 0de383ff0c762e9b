import 'i18next';
import type account from '../../../i18n/en/account.json';
import type blogs from '../../../i18n/en/blogs.json';
import type common from '../../../i18n/en/common.json';
import type customizer from '../../../i18n/en/customizer.json';
import type designs from '../../../i18n/en/designs.json';
import type editor from '../../../i18n/en/editor.json';
import type errors from '../../../i18n/en/errors.json';
import type fulfilments from '../../../i18n/en/fulfilments.json';
import type grid from '../../../i18n/en/grid.json';
import type external from '../../../i18n/en/external.json';
import type items from '../../../i18n/en/items.json';
import type jobs from '../../../i18n/en/jobs.json';
import type legal from '../../../i18n/en/legal.json';
import type listing from '../../../i18n/en/listing.json';
import type lists from '../../../i18n/en/lists.json';
import type margin from '../../../i18n/en/margin.json';
import type media from '../../../i18n/en/media.json';
import type navigation from '../../../i18n/en/navigation.json';
import type notifications from '../../../i18n/en/notifications.json';
import type order from '../../../i18n/en/order.json';
import type orderTasks from '../../../i18n/en/orderTasks.json';
import type orders from '../../../i18n/en/orders.json';
import type paypal from '../../../i18n/en/paypal.json';
import type policies from '../../../i18n/en/policies.json';
import type trend from '../../../i18n/en/trend.json';
import type preset from '../../../i18n/en/preset.json';
import type products from '../../../i18n/en/products.json';
import type qa from '../../../i18n/en/qa.json';
import type queue from '../../../i18n/en/queue.json';
import type refusals from '../../../i18n/en/refusals.json';
import type report from '../../../i18n/en/report.json';
import type reports from '../../../i18n/en/reports.json';
import type shell from '../../../i18n/en/shell.json';
import type slip from '../../../i18n/en/slip.json';
import type source from '../../../i18n/en/source.json';
import type stores from '../../../i18n/en/stores.json';
import type support from '../../../i18n/en/support.json';
import type tasks from '../../../i18n/en/tasks.json';
import type trackings from '../../../i18n/en/trackings.json';
import type upcoming from '../../../i18n/en/upcoming.json';
import type users from '../../../i18n/en/users.json';
import type workshop from '../../../i18n/en/workshop.json';

/** English is the reference: keys are typed from it. */
export interface Texts {
  readonly account: typeof account;
  readonly blogs: typeof blogs;
  readonly common: typeof common;
  readonly customizer: typeof customizer;
  readonly designs: typeof designs;
  readonly editor: typeof editor;
  readonly errors: typeof errors;
  readonly fulfilments: typeof fulfilments;
  readonly grid: typeof grid;
  readonly external: typeof external;
  readonly items: typeof items;
  readonly jobs: typeof jobs;
  readonly legal: typeof legal;
  readonly listing: typeof listing;
  readonly lists: typeof lists;
  readonly margin: typeof margin;
  readonly media: typeof media;
  readonly navigation: typeof navigation;
  readonly notifications: typeof notifications;
  readonly order: typeof order;
  readonly orderTasks: typeof orderTasks;
  readonly orders: typeof orders;
  readonly paypal: typeof paypal;
  readonly policies: typeof policies;
  readonly trend: typeof trend;
  readonly preset: typeof preset;
  readonly products: typeof products;
  readonly qa: typeof qa;
  readonly queue: typeof queue;
  readonly refusals: typeof refusals;
  readonly report: typeof report;
  readonly reports: typeof reports;
  readonly shell: typeof shell;
  readonly slip: typeof slip;
  readonly source: typeof source;
  readonly stores: typeof stores;
  readonly support: typeof support;
  readonly tasks: typeof tasks;
  readonly trackings: typeof trackings;
  readonly upcoming: typeof upcoming;
  readonly users: typeof users;
  readonly workshop: typeof workshop;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

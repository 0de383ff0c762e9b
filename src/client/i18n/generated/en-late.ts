// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import audit from '../../../../i18n/en/audit.json';
import blogs from '../../../../i18n/en/blogs.json';
import external from '../../../../i18n/en/external.json';
import grid from '../../../../i18n/en/grid.json';
import integrations from '../../../../i18n/en/integrations.json';
import invoice from '../../../../i18n/en/invoice.json';
import listing from '../../../../i18n/en/listing.json';
import margin from '../../../../i18n/en/margin.json';
import order from '../../../../i18n/en/order.json';
import orderTasks from '../../../../i18n/en/orderTasks.json';
import paypal from '../../../../i18n/en/paypal.json';
import policies from '../../../../i18n/en/policies.json';
import trend from '../../../../i18n/en/trend.json';
import preset from '../../../../i18n/en/preset.json';
import qa from '../../../../i18n/en/qa.json';
import queue from '../../../../i18n/en/queue.json';
import refusals from '../../../../i18n/en/refusals.json';
import report from '../../../../i18n/en/report.json';
import reports from '../../../../i18n/en/reports.json';
import rules from '../../../../i18n/en/rules.json';
import settings from '../../../../i18n/en/settings.json';
import sheet from '../../../../i18n/en/sheet.json';
import source from '../../../../i18n/en/source.json';
import support from '../../../../i18n/en/support.json';
import tour from '../../../../i18n/en/tour.json';
import workshop from '../../../../i18n/en/workshop.json';

export default { audit, blogs, external, grid, integrations, invoice, listing, margin, order, orderTasks, paypal, policies, trend, preset, qa, queue, refusals, report, reports, rules, settings, sheet, source, support, tour, workshop };

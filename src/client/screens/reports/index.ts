export { DashboardScreen } from './DashboardScreen';
export { FulfillmentReportScreen } from './FulfillmentReportScreen';
export { OrderReportScreen } from './OrderReportScreen';

import type { JobType } from './jobs/tables';
import { fetchOrders } from './sales/fetch-job';
import { pushItem } from './listings/push-job';
import type { JobRunner } from './jobs/run-job';

/** Every kind of job; a new one costs its file and its line here. */
export const runners: Record<JobType, JobRunner> = { push_item: pushItem, fetch_orders: fetchOrders };

import type { JobType } from '../db/tables/sales';
import { fetchOrders } from './fetch-orders';
import { pushItem } from './push-item';
import type { JobRunner } from './run-job';

/** Every kind of job; a new one costs its file and its line here. */
export const runners: Record<JobType, JobRunner> = { push_item: pushItem, fetch_orders: fetchOrders };

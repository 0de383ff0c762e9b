import { PLATFORM_IDS, PLATFORMS } from '../domain/platforms';
import { PROVIDER_IDS, PROVIDERS } from '../domain/providers';
import { HOUSEKEEPING } from './housekeeping';
import { namesOfWork } from './jobs';
import { operations } from './operations';
import type { MetricNames } from './ops/metrics';
import { work } from './work';

const { kinds, rounds } = namesOfWork(work);

/** Services that are called and are neither a platform nor a provider, as their clients name them. */
const SERVICES = ['PayPal', 'Issuu', 'TrackingMore', 'WordPress'];

/** Names of the product that metrics have as labels. */
export const metricNames: Omit<MetricNames, 'version' | 'commit'> = {
  operations: [...Object.keys(operations.Query), ...Object.keys(operations.Mutation)],
  jobKinds: kinds,
  recurringTasks: [...rounds, HOUSEKEEPING],
  places: [...PLATFORM_IDS.map((id) => PLATFORMS[id].name), ...PROVIDER_IDS.map((id) => PROVIDERS[id].name), ...SERVICES],
};

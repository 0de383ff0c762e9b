import { openTrackingMore, type Tracker, type TrackerAccess } from '../connectors/trackingmore';
import type { Services } from '../kernel/context';
import { carrierAccess } from '../sandbox';
import { outsideOfNobody } from '.';

/** The sandbox's key of this process: it is made when it is first needed, and kept nowhere. */
const sandboxKeys = new WeakMap<Services, Promise<TrackerAccess | undefined>>();

const sandboxAccess = async (services: Services): Promise<TrackerAccess | undefined> => {
  const shop = await services.db.selectFrom('sandbox_shops').select('origin').limit(1).executeTakeFirst();
  return shop && carrierAccess(services, shop.origin);
};

const accessOf = async (services: Services): Promise<TrackerAccess | undefined> => {
  const { tracking, demo } = services.config;
  if (tracking) return tracking;
  if (!demo) return undefined;
  const key = sandboxKeys.get(services) ?? sandboxAccess(services);
  sandboxKeys.set(services, key);
  const access = await key.catch(() => undefined);
  if (!access) sandboxKeys.delete(services);
  return access;
};

/** Whether parcels can be followed at all. */
export const hasTracker = ({ config: { tracking, demo } }: Pick<Services, 'config'>): boolean => tracking !== undefined || demo;

/** Whoever is asked about parcels, for all containers; undefined: nobody, and parcels keep what their providers tell. */
export const openTracker = async (services: Services, signal: AbortSignal): Promise<Tracker | undefined> => {
  const access = await accessOf(services);
  return access && openTrackingMore(access, { ...(await outsideOfNobody(services)), account: 'trackingmore', signal });
};

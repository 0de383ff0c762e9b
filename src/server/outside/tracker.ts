import { sql } from 'kysely';
import { openTrackingMore, type Tracker, type TrackerAccess } from '../connectors/trackingmore';
import { accessOf as typedOf, isOn, readIntegration, whereOn } from '../integrations/settings';
import type { Services, Tx } from '../kernel/context';
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

/** Whether there is a key that is everybody's. */
export const hasServerKey = ({ config: { tracking, demo } }: Pick<Services, 'config'>): boolean => tracking !== undefined || demo;

/** Within a query that goes through all containers: whether one's parcels are followed. `container`: the column that names it. */
export const whereFollowed = (services: Pick<Services, 'config'>, container: string) => {
  const own = sql<boolean>`exists (select from app_configs as own where own.container_id = ${sql.ref(container)}
    and own.code = 'trackingmore' and own.credentials <> '')`;
  return sql<boolean>`(${whereOn('trackingmore', container)} and (${hasServerKey(services)} or ${own}))`;
};

/** Whether parcels of a container can be followed: it has switched that off, or nobody has a key. */
export const hasTracker = async (tx: Tx, services: Pick<Services, 'config'>, containerId: string): Promise<boolean> => {
  if (!(await isOn(tx, containerId, 'trackingmore'))) return false;
  return hasServerKey(services) || (await readIntegration(tx, containerId, 'trackingmore'))?.credentials !== '';
};

/** Opens TrackingMore by a key of somebody's own, or by the server's. Undefined: there is none. */
export const trackerBy = async (services: Services, ownKey: string, signal: AbortSignal): Promise<Tracker | undefined> => {
  const access = await accessOf(services);
  const key = ownKey || access?.key;
  if (!key) return undefined;
  return openTrackingMore({ url: access?.url ?? '', key }, { ...(await outsideOfNobody(services)), account: 'trackingmore', signal });
};

/** Whoever is asked about a container's parcels; undefined: nobody, and they keep what their providers tell. */
export const openTracker = async (services: Services, containerId: string, signal: AbortSignal): Promise<Tracker | undefined> => {
  const row = await services.inContainer(containerId, async (tx) =>
    (await isOn(tx, containerId, 'trackingmore')) ? ((await readIntegration(tx, containerId, 'trackingmore')) ?? null) : undefined,
  );
  if (row === undefined) return undefined;
  const { key } = await typedOf(services, row ?? undefined);
  return trackerBy(services, String(key ?? ''), signal);
};

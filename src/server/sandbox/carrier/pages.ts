import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { originOf } from '../../kernel/origin';
import { sandboxNow } from '../clock';
import { makeToken } from '../tokens';
import { show } from '../views/page';
import { stateOf } from './state';
import { carrierPage, type CarrierPage } from './views/carrier';

const SHOWN = 50;

/** What somebody needs to ask the tracker: its address on a server, and a new key. */
export const carrierAccess = async (services: Services, origin: string): Promise<{ url: string; key: string }> => ({
  url: `${origin}/sandbox/carrier/v4`,
  key: await makeToken(services, 'carrier', 'carrier'),
});

/** The tracker's own page. */
export const carrierPages = (scope: FastifyInstance, services: Services): void => {
  const page = async (access: CarrierPage['access']): Promise<string> => {
    const rows = await services.db.selectFrom('sandbox_trackings').selectAll().orderBy('created_at', 'desc').limit(SHOWN).execute();
    const now = await sandboxNow(services.db);
    const parcels = await Promise.all(
      rows.map(async (row) => {
        const { status, substatus, events } = await stateOf(services, row, now);
        return { row, status: `${status} ${substatus.slice(-3)}`, latest: events[0]?.detail ?? '–' };
      }),
    );
    return carrierPage({ parcels, access });
  };

  scope.get('/carrier', async (_request, reply) => show(reply, await page(undefined)));
  scope.post('/carrier/keys', async (request: FastifyRequest, reply) =>
    show(reply, await page(await carrierAccess(services, originOf(request)))),
  );
};

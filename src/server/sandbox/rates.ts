import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/context';
import { sandboxNow } from './clock';

/** What a euro is worth in each, roughly as it was once. */
const PER_EURO: Readonly<Record<string, number>> = {
  ...{ USD: 1.08, GBP: 0.85, CAD: 1.47, AUD: 1.63, CHF: 0.96, SEK: 11.3 },
  ...{ NOK: 11.6, DKK: 7.46, PLN: 4.31, CZK: 25.1, JPY: 163, MXN: 18.4 },
};

/** The sandbox's feed of exchange rates, in the form of the European Central Bank's. */
export const ratesFeed = (scope: FastifyInstance, { db }: Services): void => {
  scope.get('/rates/daily.xml', async (_request, reply) => {
    const day = new Date((await sandboxNow(db)) * 1000).toISOString().slice(0, 10);
    const cubes = Object.entries(PER_EURO).map(([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`);
    return reply
      .type('application/xml')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Envelope><Cube><Cube time="${day}">${cubes.join('')}</Cube></Cube></Envelope>\n`);
  });
};

import type { FastifyPluginCallback } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../kernel/context';
import { shelfPlugin } from '../sourcing/pictures';

/** `GET /shop-pictures/<key>`: leads to the small picture of a product as its shop shows it. */
export const shopPicturesPlugin = (services: Services): FastifyPluginCallback =>
  shelfPlugin(services, 'shop-pictures', async ({ db }, key) => {
    const row = await db
      .selectFrom('external_products')
      .select(['container_id', 'images'])
      .where(sql<boolean>`images @> ${JSON.stringify([{ key }])}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    const picture = row?.images.find((each) => each.key === key);
    return row && picture && { container_id: row.container_id, url: picture.src };
  });

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jsonb } from '../../db/json';
import type { Services } from '../../kernel/context';

/** What changes of a blueprint's variants: of all of them, or of those whose options have one of these values. */
const changeShape = z.object({
  title: z.string().max(200),
  value: z.string().max(100).optional(),
  /** Cents at the first workshop. */
  cost: z.number().int().min(1).max(1_000_000).optional(),
  available: z.boolean().optional(),
});

/** `POST /sandbox/print/stock`: what the workshops have, and what it costs, changes. */
export const stockRoutes = (scope: FastifyInstance, services: Services): void => {
  scope.post('/print/stock', async (request, reply) => {
    const change = changeShape.safeParse(request.body);
    if (!change.success) return reply.code(400).send({ message: 'Name a blueprint by its title, and say cost or available.' });
    const { title, value, cost, available } = change.data;
    const found = await services.db.selectFrom('sandbox_blueprints').select('variants').where('title', '=', title).executeTakeFirst();
    if (!found) return reply.code(404).send({ message: 'There is no such blueprint.' });
    const variants = found.variants.map((variant) => {
      if (value !== undefined && !Object.values(variant.options).includes(value)) return variant;
      return { ...variant, ...(cost !== undefined && { cost }), ...(available !== undefined && { out: !available }) };
    });
    await services.db
      .updateTable('sandbox_blueprints')
      .set({ variants: jsonb(variants) })
      .where('title', '=', title)
      .execute();
    return reply.code(204).send();
  });
};

import { z } from 'zod';
import type { OwnCategory } from '../own-categories';
import { BigClient, type Connection } from './client';

const rowShape = z.object({ id: z.number().int(), parent_id: z.number().int().catch(0), name: z.string() });

/** The store's own, all of them. */
export const readCategories = async (connection: Connection): Promise<readonly OwnCategory[]> =>
  (await new BigClient(connection).all('/v3/catalog/categories', {}, rowShape)).map(({ id, parent_id, name }) => ({
    id: String(id),
    parent: parent_id > 0 ? String(parent_id) : null,
    name,
  }));

import { z } from 'zod';
import { textFromHtml } from '../../../../domain/listing/plain-html';
import { endless } from '../../connector';
import type { OwnCategory } from '../own-categories';
import type { Connection } from './access';
import { WooClient } from './client';

const PAGE = 100;
const MOST_PAGES = 100;

const rowsShape = z.array(z.object({ id: z.number().int(), name: z.string(), parent: z.number().int().catch(0) }));

/** The shop's own, all of them; WooCommerce writes names as HTML. */
export const readCategories = async (connection: Connection): Promise<readonly OwnCategory[]> => {
  const client = new WooClient(connection);
  const found: OwnCategory[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await client.get('/products/categories', { per_page: String(PAGE), offset: String((page - 1) * PAGE) }, rowsShape);
    found.push(
      ...data.map(({ id, name, parent }) => ({ id: String(id), parent: parent > 0 ? String(parent) : null, name: textFromHtml(name) })),
    );
    if (data.length < PAGE) return found;
  }
  throw endless(connection.website);
};

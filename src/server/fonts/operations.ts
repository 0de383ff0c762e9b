import { sql } from 'kysely';
import { findRows, inOrder, type PageOrder } from '../db/pages';
import type { QueryOperations, MutationOperations } from '../kernel/operation';
import { fontUpdatePreSignedFile, removeFont, signedUploadFont } from './save';
import { CUSTOM, customFonts, SHIPPED, shippedFonts, toCustomFont } from './rows';
import { containing, isOpenFilter, pageOf } from '../kernel/input';

/** A container's own fonts by name; the shipped ones follow. */
const ORDER: PageOrder = { id: '_id', by: sql`lower(name)`, direction: 'asc' };

export const Query: Pick<QueryOperations, 'fonts'> = {
  fonts: {
    rule: 'signed-in',
    run: async (tx, { name, provider, ids, page }, { container, setTotal, ...context }) => {
      const wanted = name?.trim() ?? '';
      const isOf = (one: string): boolean => isOpenFilter(provider) || provider.trim() === one;
      const shipped = shippedFonts.filter(
        (font) => isOf(SHIPPED) && font.name.toLowerCase().includes(wanted.toLowerCase()) && (!ids || ids.includes(font._id)),
      );
      let found = tx.selectFrom('fonts').where('container_id', '=', container._id);
      if (wanted !== '') found = found.where('name', 'ilike', containing(wanted));
      if (ids) found = found.where(sql<boolean>`_id = any(${ids})`);
      if (!isOf(CUSTOM)) found = found.where((is) => is.lit(false));
      const { offset, limit } = pageOf({ page: Math.max(1, page ?? context.page), perpage: context.perpage });
      const { total, rows } = await findRows(container._id, found, ORDER, { offset, limit });
      setTotal(total + shipped.length);
      const own = await customFonts(tx, container._id).where(rows).orderBy(inOrder(ORDER)).execute();
      const before = Math.max(0, offset - total);
      return [...own.map(toCustomFont), ...shipped.slice(before, before + limit - own.length)];
    },
  },
};

export const Mutation: Pick<MutationOperations, 'signedUploadFont' | 'fontUpdatePreSignedFile' | 'removeFont'> = {
  signedUploadFont,
  fontUpdatePreSignedFile,
  removeFont,
};

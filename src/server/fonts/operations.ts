import { sql } from 'kysely';
import type { QueryOperations, MutationOperations } from '../kernel/operation';
import { fontUpdatePreSignedFile, removeFont, signedUploadFont } from './save';
import { customFonts, shippedFonts, toCustomFont } from './rows';
import { isOpenFilter, pageOf } from '../kernel/input';

export const Query: Pick<QueryOperations, 'fonts'> = {
  fonts: {
    rule: 'signed-in',
    run: async (tx, { name, provider, ids, page }, context) => {
      const own = await customFonts(tx, context.container._id)
        .orderBy(sql`lower(name)`)
        .orderBy('_id')
        .execute();
      const wanted = name?.trim().toLowerCase() ?? '';
      const found = [...own.map(toCustomFont), ...shippedFonts].filter(
        (font) =>
          font.name.toLowerCase().includes(wanted) &&
          (isOpenFilter(provider) || font.provider === provider.trim()) &&
          (!ids || ids.includes(font._id)),
      );
      context.setTotal(found.length);
      const { offset, limit } = pageOf({ page: Math.max(1, page ?? context.page), perpage: context.perpage });
      return found.slice(offset, offset + limit);
    },
  },
};

export const Mutation: Pick<MutationOperations, 'signedUploadFont' | 'fontUpdatePreSignedFile' | 'removeFont'> = {
  signedUploadFont,
  fontUpdatePreSignedFile,
  removeFont,
};

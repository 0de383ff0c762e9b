import type { Font } from '../../contract/generated/resolvers';
import { sceneFonts, type SceneFont } from '../../scene/fonts';
import type { QueryOperations } from '../operation';
import { isOpenFilter, pageOf } from './support';

const SHIPPED = 'google';

const toFont = ({ slug, family, files }: SceneFont): Font => ({
  _id: slug,
  provider: SHIPPED,
  name: family,
  family,
  files: files.map(({ weight, path }) => ({
    variant: weight === 400 ? 'regular' : String(weight),
    url: `/static/${path}`,
    style: 'normal',
    weight: String(weight),
  })),
});

const shipped = sceneFonts.map(toFont);

export const Query: Pick<QueryOperations, 'fonts'> = {
  fonts: {
    rule: 'signed-in',
    run: async (_tx, { name, provider, ids }, context) => {
      const wanted = name?.trim().toLowerCase() ?? '';
      const found = shipped.filter(
        (font) =>
          font.name.toLowerCase().includes(wanted) &&
          (isOpenFilter(provider) || font.provider === provider.trim()) &&
          (!ids || ids.includes(font._id)),
      );
      context.setTotal(found.length);
      const { offset, limit } = pageOf(context);
      return found.slice(offset, offset + limit);
    },
  },
};

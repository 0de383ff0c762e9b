import { useEffect, useMemo } from 'react';
import { findFont, type SceneFont } from '../../../../../../scene/fonts';
import { addWebFonts } from '../../../../../../scene/web-assets';
import { fonts } from '../../../../../entities/fonts';
import { useList } from '../../../../../kernel/hooks';

/** A shipped font's kind of letter, or `own` for the container's own fonts. */
export type FontCategory = SceneFont['category'] | 'own';

/** A font that is offered. */
interface OfferedFont {
  readonly id: string;
  readonly family: string;
  readonly category: FontCategory;
}

interface FontCatalogue {
  readonly fonts: readonly OfferedFont[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** The most that are asked for at once: the server's largest page. More own fonts than that are found by their name. */
const PAGE = 100;

/** Google's and the container's own fonts whose name holds `name` (specification 2, §6, Fonts). */
export const useFontCatalogue = (name: string): FontCatalogue => {
  const { rows, loading, error, reload } = useList(fonts, { perpage: PAGE, variables: { name } });
  useEffect(() => addWebFonts(rows.filter(({ provider }) => provider === 'custom')), [rows]);
  const offered = useMemo(
    () => rows.map(({ _id, family, provider }) => ({ id: _id, family, category: categoryOf(family, provider) })),
    [rows],
  );
  return { fonts: offered, loading, failed: error !== null, reload };
};

const categoryOf = (family: string, provider: string): FontCategory =>
  provider === 'custom' ? 'own' : (findFont(family)?.category ?? 'own');

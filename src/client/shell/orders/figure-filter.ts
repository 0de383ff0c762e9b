import type { TFunction } from 'i18next';
import { isCounted } from '../../../domain/support/figures';
import type { ListFilter } from '../../ui/list/filters';

/** Narrows to what a figure counts; only links of figures set it. */
export const figureFilter = (t: TFunction<'orderTasks'>, figure: string): ListFilter => ({
  kind: 'link',
  name: 'figure',
  label: t('figure.label'),
  words: isCounted(figure) ? t(`figure.${figure}`) : figure,
});

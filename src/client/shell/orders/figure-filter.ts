import type { TFunction } from 'i18next';
import { isCounted } from '../../../domain/support/figures';
import type { ListFilter } from '../../ui/list/filters';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Who looks after something, to choose from; whose figure the address names is among them, whoever they are: who left, or may not be seen, is nobody's choice. */
export const withFigured = (
  people: readonly Choice[],
  { assignee, figure }: { readonly assignee: string; readonly figure: string },
  t: TFunction<'orderTasks'>,
): readonly Choice[] =>
  figure === '' || assignee === '' || people.some(({ value }) => value === assignee)
    ? people
    : [...people, { value: assignee, label: t('figure.somebody') }];

/** Narrows to what a figure counts; only links of figures set it. */
export const figureFilter = (t: TFunction<'orderTasks'>, figure: string): ListFilter => ({
  kind: 'link',
  name: 'figure',
  label: t('figure.label'),
  words: isCounted(figure) ? t(`figure.${figure}`) : figure,
});

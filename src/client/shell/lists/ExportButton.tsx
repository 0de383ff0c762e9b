import type { Action, Dispatch } from '@reduxjs/toolkit';
import Download from '../../ui/icons/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SheetFormat } from '../../../domain/spreadsheets/cell-values';
import type { EntityName } from '../../entities/tables';
import { makeId } from '../../kernel/clock';
import { pushTask } from '../../tasks/kinds';
import { keepExporter } from '../../tasks/exporters';
import { Hint } from '../../ui/Hint';
import type { ListColumn, ListRow } from '../../ui/list/columns';
import { arrange, type Layout } from '../../ui/list/layout';
import { showToast } from '../../ui/toast';

const ExportMenu = lazy(async () => ({ default: (await import(/* webpackChunkName: "sheets" */ './ExportMenu')).ExportMenu }));

interface ExportButtonProps<R extends ListRow> {
  readonly list: string;
  readonly entity: EntityName;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly columns: readonly ListColumn<R>[];
  readonly layout: Layout;
  readonly disabled: boolean;
}

/** Saves every row that matches, with the columns that are shown, as a file of the chosen format; in the background. */
export const ExportButton = <R extends ListRow>({ list, entity, variables, columns, layout, disabled }: ExportButtonProps<R>) => {
  const { t, i18n } = useTranslation('lists');
  const dispatch = useDispatch<Dispatch<Action>>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const start = (format: SheetFormat): void => {
    const shown = arrange(columns, layout).flatMap(({ id, hidden }) => (hidden ? [] : (columns.find((column) => column.id === id) ?? [])));
    const written = shown.flatMap(({ header, csv, csvRange }) => [
      ...(csv ? [{ header, csv }] : []),
      ...(csvRange
        ? (['least', 'most'] as const).map((end) => ({
            header: t(`export.${end}`, { column: header }),
            csv: (row: R) => csvRange(row)?.[end],
          }))
        : []),
    ]);
    const exporterId = makeId();
    keepExporter(exporterId, {
      heads: written.map(({ header }) => header),
      rowsOf: (row: R) => [written.map(({ csv }) => csv(row))],
      format,
      language: i18n.language,
    });
    dispatch(pushTask('exportList', { list, entity, variables, exporterId }));
    showToast(t('export.started'));
  };
  return (
    <>
      <Hint title={t('export.title')}>
        <IconButton
          aria-label={t('export.title')}
          aria-haspopup="menu"
          disabled={disabled}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Download />
        </IconButton>
      </Hint>
      <Suspense>{anchor && <ExportMenu anchor={anchor} onChoose={start} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
};

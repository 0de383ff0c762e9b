import type { Action, Dispatch } from '@reduxjs/toolkit';
import Download from '../../ui/icons/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { EntityName } from '../../entities/tables';
import { makeId } from '../../kernel/clock';
import { pushTask } from '../../tasks/kinds';
import { keepExporter } from '../../tasks/exporters';
import { Hint } from '../../ui/Hint';
import type { ListColumn, ListRow } from '../../ui/list/columns';
import { BYTE_ORDER_MARK, csvLine } from '../../../domain/csv/write';
import { arrange, type Layout } from '../../ui/list/layout';
import { showToast } from '../../ui/toast';

interface ExportButtonProps<R extends ListRow> {
  readonly list: string;
  readonly entity: EntityName;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly columns: readonly ListColumn<R>[];
  readonly layout: Layout;
  readonly disabled: boolean;
}

/** Saves every row that matches, with the columns that are shown, as CSV; in the background. */
export const ExportButton = <R extends ListRow>({ list, entity, variables, columns, layout, disabled }: ExportButtonProps<R>) => {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch<Dispatch<Action>>();
  const start = () => {
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
      head: BYTE_ORDER_MARK + csvLine(written.map(({ header }) => header)),
      line: (row: R) => csvLine(written.map(({ csv }) => csv(row))),
    });
    dispatch(pushTask('exportList', { list, entity, variables, exporterId }));
    showToast(t('export.started'));
  };
  return (
    <Hint title={t('export.title')}>
      <IconButton aria-label={t('export.title')} disabled={disabled} onClick={start}>
        <Download />
      </IconButton>
    </Hint>
  );
};

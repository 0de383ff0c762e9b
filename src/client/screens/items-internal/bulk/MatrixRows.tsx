import Replay from '../../../ui/icons/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pushRows, type Push, type PushRow } from '../../../entities/pushes';
import { useList } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { Hint } from '../../../ui/Hint';
import { ListFailure } from '../../../ui/Message';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip, type Tone } from '../../../ui/StatusChip';
import { Thumb } from '../../../ui/Thumb';
import { jobTones, shownState } from '../listing-facts';
import { totalsOf } from './push-facts';

/** Rows the server is asked for together, and the height of one in pixels. */
const PAGE = 25;
const ROW = 48;
/** Least width of an item's name and of a cell, in pixels. */
const NAME = 190;
const CELL = 140;

interface MatrixRowsProps {
  readonly push: Push;
  readonly failedOnly: boolean;
  /** Undefined: the person may not. */
  readonly onRetry: ((where: { readonly store_id?: string; readonly ids?: readonly string[] }) => void) | undefined;
}

const variablesOf = ({ push, failedOnly }: Pick<MatrixRowsProps, 'push' | 'failedOnly'>) => ({
  push_id: push._id,
  only: failedOnly ? 'rejected' : null,
});

/** The items of a push with a cell for each store. Only pages on screen are asked for, so ten thousand rows weigh no more than fifty. */
export const MatrixRows = ({ push, failedOnly, onRetry }: MatrixRowsProps) => {
  const { t } = useTranslation('items');
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const { total, loading, error, reload } = useList(pushRows, { page: 1, perpage: PAGE, variables: variablesOf({ push, failedOnly }) });
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const virtualizer = useVirtualizer({
    count: pages,
    getScrollElement: () => frame.current,
    estimateSize: (at) => ROW * (at === pages - 1 ? total - at * PAGE || 1 : PAGE),
    overscan: 0,
  });
  if (error && total === 0) return <ListFailure error={error} onRetry={reload} />;
  const columns = `minmax(0, 2fr) repeat(${push.stores.length}, minmax(0, 1fr))`;
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={t('matrix.push')}
      sx={{ flex: 1, minHeight: 240, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box role="table" aria-rowcount={total + 1} style={{ minWidth: NAME + push.stores.length * CELL }}>
        <Box role="row" sx={{ ...row, ...head }} style={{ gridTemplateColumns: columns }}>
          <span role="columnheader">{t('push.item')}</span>
          {push.stores.map((store) => {
            const { done, rejected, total: cells } = totalsOf([store]);
            return (
              <Box key={store._id} role="columnheader" component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
                <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {store.sto_name}
                  <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {t('matrix.ofStore', { done: format.count(done), total: format.count(cells) })}
                  </Typography>
                </Box>
                {onRetry && rejected > 0 && (
                  <Hint title={t('matrix.retryStore', { store: store.sto_name })}>
                    <IconButton
                      size="small"
                      aria-label={t('matrix.retryStore', { store: store.sto_name })}
                      onClick={() => onRetry({ store_id: store._id })}
                    >
                      <Replay fontSize="small" />
                    </IconButton>
                  </Hint>
                )}
              </Box>
            );
          })}
        </Box>
        {!loading && total === 0 ? (
          <Typography variant="body2" sx={{ p: 4, color: 'text.secondary' }}>
            {t(failedOnly ? 'matrix.noneFailed' : 'matrix.none')}
          </Typography>
        ) : (
          <Box role="rowgroup" sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <Box key={index} sx={{ position: 'absolute', insetInline: 0 }} style={{ top: start }}>
                <MatrixPage page={index + 1} columns={columns} push={push} failedOnly={failedOnly} onRetry={onRetry} />
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};

const MatrixPage = ({
  page,
  columns,
  push,
  failedOnly,
  onRetry,
}: MatrixRowsProps & { readonly page: number; readonly columns: string }) => {
  const { rows } = useList(pushRows, { page, perpage: PAGE, variables: variablesOf({ push, failedOnly }) });
  return rows.map((each) => <MatrixRow key={each._id} columns={columns} push={push} row={each} onRetry={onRetry} />);
};

type MatrixRowProps = Pick<MatrixRowsProps, 'push' | 'onRetry'> & { readonly columns: string; readonly row: PushRow };

const MatrixRow = ({ columns, push, row: { _id, name, image, cells }, onRetry }: MatrixRowProps) => {
  const { t } = useTranslation('items');
  const done = cells.filter(({ status }) => status === 'done').length;
  const failed = cells.some(({ status }) => status === 'rejected');
  return (
    <Box role="row" sx={row} style={{ gridTemplateColumns: columns, height: ROW }}>
      <Box role="rowheader" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <Thumb src={image ?? undefined} alt="" size={32} enlarge={false} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
          <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {t('matrix.ofStore', { done, total: cells.length })}
          </Typography>
        </Box>
        {onRetry && failed && (
          <IconButton size="small" aria-label={t('matrix.retryItem', { name })} onClick={() => onRetry({ ids: [_id] })}>
            <Replay fontSize="small" />
          </IconButton>
        )}
      </Box>
      {push.stores.map((store) => (
        <Box key={store._id} role="cell" sx={{ minWidth: 0 }}>
          <MatrixCell cell={cells.find(({ store_id }) => store_id === store._id)} name={name} store={store.sto_name} />
        </Box>
      ))}
    </Box>
  );
};

interface MatrixCellProps {
  readonly cell: PushRow['cells'][number] | undefined;
  readonly name: string;
  readonly store: string;
}

const MatrixCell = ({ cell, name, store }: MatrixCellProps) => {
  const { t } = useTranslation('items');
  if (!cell) return <Box sx={{ color: 'text.secondary' }}>{t('push.skip')}</Box>;
  const state = shownState(cell.status);
  const tone: Tone = state ? jobTones[state] : 'neutral';
  const chip = <StatusChip tone={tone} label={state ? t(`job.${state}`) : t('matrix.cellGone')} />;
  if (cell.status === 'done' && cell.external_url) {
    return (
      <a href={cell.external_url} target="_blank" rel="noreferrer" aria-label={t('viewOn', { name, store })}>
        {chip}
      </a>
    );
  }
  const why = cell.msg ? refusalSentence({ ...cell.msg, message: cell.msg.msg }) : '';
  return why === '' ? (
    chip
  ) : (
    <Hint title={why}>
      <Box tabIndex={0} component="span" sx={{ display: 'block', minWidth: 0 }}>
        {chip}
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {why}
        </Typography>
      </Box>
    </Hint>
  );
};

const row = {
  display: 'grid',
  alignItems: 'center',
  gap: 3,
  px: 3,
  fontSize: 13,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const head = { position: 'sticky', top: 0, zIndex: 1, minHeight: 48, bgcolor: 'background.paper', fontWeight: 600 } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Download from '../../../ui/icons/FileDownloadOutlined';
import type { TFunction } from 'i18next';
import { csvTexts, timeCell } from '../../../../domain/spreadsheets/cell-values';
import { STAGES_OF, type WorkMove } from '../../../../domain/sales/work-queue';
import type { WorkOrder } from '../../../entities/work-orders';
import type { Format } from '../../../ui/format';
import { Stacked, Words } from '../../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../../ui/list/columns';
import { StatusChip } from '../../../ui/StatusChip';
import { Thumb } from '../../../ui/Thumb';
import { fileAddress, goodsWords } from './goods-words';
import { NEXT, stageChip, stageOf, toneOfRisk } from './stage-words';

interface WorkColumnOptions {
  readonly t: TFunction<'workshop'>;
  readonly format: Format;
  readonly kind: 'own' | 'csv';
  /** Says what comes next of it; undefined: the person may not. */
  readonly onMove: ((work: WorkOrder, to: WorkMove) => void) | undefined;
  /** Opens it where its parcel is written down; undefined: the person may not. */
  readonly onSend: ((work: WorkOrder) => void) | undefined;
}

const goodsOf = (format: Format, { goods }: WorkOrder): string[] =>
  goods.map((each) => [goodsWords(format, each), ...each.options].join(' · '));

export const workColumns = ({ t, format, kind, onMove, onSend }: WorkColumnOptions) =>
  listColumns<WorkOrder>([
    {
      id: 'picture',
      header: t('column.picture'),
      width: 56,
      role: 'picture',
      bareHead: true,
      fixed: true,
      cell: ({ goods }) => <Thumb src={goods[0]?.image} alt="" />,
    },
    {
      id: 'number',
      header: t('column.number'),
      width: 84,
      sort: 'number',
      role: 'title',
      csv: ({ number }) => number,
      cell: ({ number }) => (
        <Box component="span" sx={{ fontWeight: 500 }}>
          #{number}
        </Box>
      ),
    },
    {
      id: 'goods',
      header: t('column.goods'),
      minWidth: 220,
      sort: 'goods',
      csv: (work) => csvTexts(goodsOf(format, work)),
      cell: (work) => {
        const [first, ...others] = work.goods;
        return (
          first && (
            <Stacked title={goodsOf(format, work).join('\n')}>
              <b>{goodsWords(format, first)}</b>
              <small>{[...first.options, others.length > 0 && t('more', { count: others.length })].filter(Boolean).join(' · ')}</small>
            </Stacked>
          )
        );
      },
    },
    {
      id: 'files',
      header: t('column.files'),
      width: 120,
      rank: 3,
      control: true,
      csv: ({ goods }) => csvTexts(goods.flatMap(({ files }) => files.map(({ area }) => area))),
      cell: (work) => {
        const [first, ...others] = work.goods.flatMap(({ files }) => files);
        return (
          first && (
            <Button
              size="small"
              href={fileAddress(work, first)}
              download
              startIcon={<Download />}
              aria-label={t('fileOf', { area: first.area, number: work.number })}
            >
              {others.length > 0 ? t('more', { count: others.length + 1 }) : first.area}
            </Button>
          )
        );
      },
    },
    {
      id: 'act_by',
      header: t('column.actBy'),
      width: 136,
      sort: 'act_by',
      csv: ({ act_by }) => timeCell(act_by),
      cell: ({ act_by, risk }) => act_by !== null && <StatusChip tone={toneOfRisk(risk)} label={format.moment(act_by)} />,
    },
    { id: 'to', header: t('column.to'), width: 150, rank: 4, csv: ({ to }) => to, cell: ({ to }) => <Words>{to}</Words> },
    {
      id: 'stage',
      header: t('column.stage'),
      width: widthOfChips((STAGES_OF[kind] ?? []).map((stage) => t(`stage.${stage}`))),
      rank: 2,
      role: 'status',
      csv: ({ stage }) => stageChip(t, stage).label,
      cell: ({ stage }) => <StatusChip {...stageChip(t, stage)} />,
    },
    {
      id: 'tracking',
      header: t('column.tracking'),
      width: 150,
      rank: 5,
      csv: ({ tracking_numbers }) => csvTexts(tracking_numbers),
      cell: ({ tracking_numbers }) => tracking_numbers.length > 0 && <Words>{tracking_numbers.join(', ')}</Words>,
    },
    {
      ...actionsColumn(t('column.next'), 132),
      cell: (work) => {
        const stage = stageOf(work.stage);
        const next = stage && NEXT[stage];
        if (next)
          return (
            onMove && (
              <Button size="small" aria-label={`${t(`do.${next}`)} #${work.number}`} onClick={() => onMove(work, next)}>
                {t(`do.${next}`)}
              </Button>
            )
          );
        return (
          (work.stage === 'made' || work.stage === 'handed') &&
          onSend && (
            <Button size="small" aria-label={`${t('do.send')} #${work.number}`} onClick={() => onSend(work)}>
              {t('do.send')}
            </Button>
          )
        );
      },
    },
  ]);

import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import type { TFunction } from 'i18next';
import type { WorkMove } from '../../../../domain/sales/work-queue';
import type { BulkOffer } from '../../../shell/lists/bulk/offer';
import { HoldWork } from './HoldWork';

/** What can be said of many pieces of work at once. */
export const workOffers = (t: TFunction<'workshop'>): readonly BulkOffer[] => {
  const words = (move: WorkMove) => ({
    action: 'workMove' as const,
    label: t(`do.${move}`),
    rowName: (number: string) => `#${number}`,
    title: (count: number) => t(`bulk.${move}Title`, { count }),
    done: (count: number) => t(`bulk.${move}Done`, { count }),
  });
  return [
    { ...words('start'), Icon: PlayCircle, extra: { status: 'start' } },
    { ...words('made'), Icon: CheckCircle, tone: 'primary', extra: { status: 'made' } },
    { ...words('hold'), Icon: PauseCircle, extra: { status: 'hold' }, Options: HoldWork },
  ];
};

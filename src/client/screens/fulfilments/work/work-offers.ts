import CheckCircle from '../../../ui/icons/CheckCircleOutlined';
import PauseCircle from '../../../ui/icons/PauseCircleOutlined';
import PlayCircle from '../../../ui/icons/PlayCircleOutlined';
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

import CancelOutlined from '../../ui/icons/CancelOutlined';
import LocalPrintshop from '../../ui/icons/LocalPrintshopOutlined';
import ArchiveOutlined from '../../ui/icons/ArchiveOutlined';
import CheckCircle from '../../ui/icons/CheckCircleOutlined';
import LabelOutlined from '../../ui/icons/LabelOutlined';
import LinkIcon from '../../ui/icons/LinkOutlined';
import PaidOutlined from '../../ui/icons/PaidOutlined';
import PauseCircle from '../../ui/icons/PauseCircleOutlined';
import PlayCircle from '../../ui/icons/PlayCircleOutlined';
import type { TFunction } from 'i18next';
import { latePart } from '../../ui/late-part';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { loadDrawerTexts } from '../../i18n';

const HoldOptions = latePart(async () => {
  const [{ HoldOptions: Options }] = await Promise.all([import('./HoldOptions'), loadDrawerTexts()]);
  return Options;
});
const LabelOptions = latePart(async () => {
  const [{ LabelOptions: Options }] = await Promise.all([import('./LabelOptions'), loadDrawerTexts()]);
  return Options;
});

/** What can be done with many orders at once. */
export const bulkOffers = (t: TFunction<'orders'>): readonly BulkOffer[] => {
  const words = (deed: 'process' | 'cancel' | 'hold' | 'release' | 'approve' | 'paid' | 'match' | 'label' | 'archive') => ({
    action: deed === 'process' ? ('orderProcess' as const) : deed === 'cancel' ? ('orderCancel' as const) : ('orderUpdate' as const),
    label: t(`bulk.${deed}`),
    rowName: (number: string) => `#${number}`,
    title: (count: number) => t(`bulk.${deed}Title`, { count }),
    done: (count: number) => t(`bulk.${deed}Done`, { count }),
  });
  return [
    { ...words('process'), Icon: LocalPrintshop, tone: 'primary', key: 'p' },
    { ...words('approve'), Icon: CheckCircle, extra: { params: { approve: true } } },
    { ...words('paid'), Icon: PaidOutlined, extra: { params: { paid: true } } },
    { ...words('match'), Icon: LinkIcon, extra: { params: { match: true } } },
    { ...words('hold'), Icon: PauseCircle, key: 'h', Options: HoldOptions },
    { ...words('release'), Icon: PlayCircle, extra: { params: { release: true } } },
    { ...words('label'), Icon: LabelOutlined, Options: LabelOptions },
    { ...words('cancel'), Icon: CancelOutlined, tone: 'error', key: 'b' },
    { ...words('archive'), Icon: ArchiveOutlined, extra: { params: { archive: true } } },
  ];
};

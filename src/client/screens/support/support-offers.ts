import type { TFunction } from 'i18next';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { KEYS, type Deed } from '../../shell/support/keys';
import CheckCircle from '../../ui/icons/CheckCircleOutlined';
import AccountCircle from '../../ui/icons/AccountCircleOutlined';
import Flag from '../../ui/icons/FlagOutlined';
import PanTool from '../../ui/icons/PanToolOutlined';
import Sell from '../../ui/icons/SellOutlined';
import { latePart } from '../../ui/late-part';

const AssignOptions = latePart(async () => (await import('./SupportOptions')).AssignSupportOptions);
const PriorityOptions = latePart(async () => (await import('./SupportOptions')).PrioritySupportOptions);
const TagsOptions = latePart(async () => (await import('./SupportOptions')).TagsSupportOptions);

/** An action on many conversations has the key it has for one. */
type ManyDeed = Extract<Deed, 'assignMe' | 'assign' | 'priority' | 'tags' | 'resolve'>;

export const supportOffers = (t: TFunction<'support'>): readonly (BulkOffer & { readonly deed: ManyDeed })[] => {
  const words = (deed: ManyDeed, label: string) => ({
    action: 'supportUpdate' as const,
    deed,
    key: KEYS[deed],
    label,
    title: (count: number) => t(`many.${deed}Title`, { count }),
    done: (count: number) => t('many.done', { count }),
  });
  return [
    { ...words('resolve', t('deed.resolve')), Icon: CheckCircle, tone: 'primary', extra: { support: { status: 'Resolved' } } },
    { ...words('assignMe', t('keys.assignMe')), Icon: PanTool, extra: { support: { assignee: 'me' } } },
    { ...words('assign', t('deed.assign')), Icon: AccountCircle, Options: AssignOptions },
    { ...words('priority', t('deed.priority')), Icon: Flag, Options: PriorityOptions },
    { ...words('tags', t('many.tags')), Icon: Sell, Options: TagsOptions },
  ];
};

import type { TFunction } from 'i18next';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { KEYS } from '../../shell/support/keys';
import { MANY_DEEDS, type ManyDeed } from '../../shell/support/many-deeds';
import AccountCircle from '../../ui/icons/AccountCircleOutlined';
import Bolt from '../../ui/icons/BoltOutlined';
import CheckCircle from '../../ui/icons/CheckCircleOutlined';
import Flag from '../../ui/icons/FlagOutlined';
import HourglassEmpty from '../../ui/icons/HourglassEmpty';
import PanTool from '../../ui/icons/PanToolOutlined';
import Sell from '../../ui/icons/SellOutlined';
import Snooze from '../../ui/icons/Snooze';
import { latePart } from '../../ui/late-part';

const options = () => import('./SupportOptions');
const AssignOptions = latePart(async () => (await options()).AssignSupportOptions);
const PriorityOptions = latePart(async () => (await options()).PrioritySupportOptions);
const TagsOptions = latePart(async () => (await options()).TagsSupportOptions);
const SnoozeOptions = latePart(async () => (await options()).SnoozeSupportOptions);
const MacroOptions = latePart(async () => (await options()).MacroSupportOptions);

type ManyOffer = BulkOffer & { readonly deed: ManyDeed };

/** Bulk actions for conversations. Undo doesn’t remove the notes, tickets, and order holds of a macro. */
export const supportOffers = (t: TFunction<'support'>): readonly ManyOffer[] => {
  const offers: Readonly<Record<ManyDeed, Pick<BulkOffer, 'label' | 'Icon'> & Partial<BulkOffer>>> = {
    resolve: { label: t('deed.resolve'), Icon: CheckCircle, tone: 'primary', extra: { support: { status: 'Resolved' } } },
    macro: {
      action: 'macroRun',
      label: t('many.macro'),
      Icon: Bolt,
      effect: (count, { replies = 0 }) => replies > 0 && t('many.replies', { count: count * replies }),
      Options: MacroOptions,
    },
    wait: { label: t('deed.wait'), Icon: HourglassEmpty, extra: { support: { status: 'Waiting' } } },
    snooze: { label: t('deed.snooze'), Icon: Snooze, Options: SnoozeOptions },
    assignMe: { label: t('keys.assignMe'), Icon: PanTool, extra: { support: { assignee: 'me' } } },
    assign: { label: t('deed.assign'), Icon: AccountCircle, Options: AssignOptions },
    priority: { label: t('deed.priority'), Icon: Flag, Options: PriorityOptions },
    tags: { label: t('many.tags'), Icon: Sell, Options: TagsOptions },
  };
  const back: BulkOffer['back'] = {
    label: t('message.undo'),
    key: KEYS.undo,
    intent: async ({ change = '', lasting = false }, ids) => (await import('./undo-many')).undoMany({ change, ids, lasting }),
  };
  return MANY_DEEDS.map((deed) => ({
    action: 'supportUpdate',
    deed,
    key: KEYS[deed],
    title: (count) => t(`many.${deed}Title`, { count }),
    done: (count) => t('many.done', { count }),
    back,
    ...offers[deed],
  }));
};

import AssignmentInd from '../../ui/icons/AssignmentIndOutlined';
import Flag from '../../ui/icons/FlagOutlined';
import PanTool from '../../ui/icons/PanToolOutlined';
import SyncAlt from '../../ui/icons/SyncAlt';
import type { TFunction } from 'i18next';
import type { TaskType } from '../../../domain/tasks/tasks';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { latePart } from '../../ui/late-part';

const AssignOptions = latePart(async () => (await import('./TaskOptions')).AssignOptions);
const PriorityOptions = latePart(async () => (await import('./TaskOptions')).PriorityOptions);
const TicketStatusOptions = latePart(async () => (await import('./TaskOptions')).TicketStatusOptions);
const DesignStatusOptions = latePart(async () => (await import('./TaskOptions')).DesignStatusOptions);

/** What can be done with many tasks at once. `me`: the id of who is signed in. */
export const bulkOffers = (t: TFunction<'orderTasks'>, type: TaskType, me: string): readonly BulkOffer[] => {
  const words = (deed: 'take' | 'assign' | 'priority' | 'status') => ({
    action: 'taskUpdate' as const,
    label: t(`bulk.${deed}`),
    title: (count: number) => t(`bulk.${deed}Title`, { count }),
    done: (count: number) => t('bulk.done', { count }),
  });
  return [
    { ...words('take'), Icon: PanTool, tone: 'primary', key: 'a', extra: { task: { assignee: me } } },
    { ...words('assign'), Icon: AssignmentInd, key: 'o', Options: AssignOptions },
    { ...words('priority'), Icon: Flag, key: 'p', Options: PriorityOptions },
    { ...words('status'), Icon: SyncAlt, key: 's', Options: type === 'support' ? TicketStatusOptions : DesignStatusOptions },
  ];
};

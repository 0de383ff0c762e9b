import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskUpdateInputLimits } from '../../../contract/generated/limits';
import type { TaskUpdateInput } from '../../../contract/generated/operations';
import { isDeed, RESOLUTIONS, TASK_MOVES, WAITING_FOR, type TaskStatus, type TaskType } from '../../../domain/tasks/tasks';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { OptionsDialog } from '../../shell/lists/bulk/OptionsDialog';
import { priorityOptions, resolutionName, taskStatusName, waitingName } from '../../shell/orders/task-words';
import { TextBox } from '../../shell/orders/TextBox';
import { useMembers } from '../../shell/orders/use-members';
import { SelectField } from '../../ui/form/SelectField';

/** Who is to do chosen tasks. */
export const AssignOptions = ({ count, ...rest }: BulkOptionsProps) => {
  const { t } = useTranslation('orderTasks');
  const people = useMembers();
  const [who, setWho] = useState('');
  return (
    <OptionsDialog title={t('bulk.assignTitle', { count })} extra={{ task: { assignee: who } }} {...rest}>
      <SelectField label={t('assign.who')} value={who} options={people} onChange={setWho} />
    </OptionsDialog>
  );
};

/** How chosen tasks press. */
export const PriorityOptions = ({ count, ...rest }: BulkOptionsProps) => {
  const { t } = useTranslation('orderTasks');
  const [priority, setPriority] = useState('high');
  return (
    <OptionsDialog title={t('bulk.priorityTitle', { count })} extra={{ task: { priority } }} {...rest}>
      <SelectField label={t('column.priority')} value={priority} options={priorityOptions(t)} onChange={setPriority} />
    </OptionsDialog>
  );
};

/** Resolutions that are words alone: what is done to orders is done to one at a time. */
const WORDS = RESOLUTIONS.filter((resolution) => !isDeed(resolution));

const statusesOf = (type: TaskType): readonly TaskStatus[] => [
  ...new Set(Object.values(TASK_MOVES[type] as Readonly<Record<string, readonly TaskStatus[]>>).flat()),
];

const StatusOptions = ({ type, count, ...rest }: BulkOptionsProps & { readonly type: TaskType }) => {
  const { t } = useTranslation('orderTasks');
  const people = useMembers();
  const statuses = statusesOf(type);
  const [status, setStatus] = useState<string>(statuses[0] ?? '');
  const [whom, setWhom] = useState<string>(WAITING_FOR[0]);
  const [how, setHow] = useState<string>(WORDS[0] ?? '');
  const [who, setWho] = useState('');
  const [note, setNote] = useState('');
  const task = (): TaskUpdateInput | null => {
    switch (status) {
      case 'Waiting':
        return { status, waiting_for: whom };
      case 'Resolved':
        return { status, resolution: how, note: note.trim() };
      case 'Revision':
        return note.trim() === '' ? null : { status, note: note.trim() };
      case 'Assigned':
        return who === '' ? null : { status, assignee: who };
      default:
        return { status };
    }
  };
  const said = task();
  return (
    <OptionsDialog title={t('bulk.statusTitle', { count })} extra={said && { task: said }} {...rest}>
      <SelectField
        label={t('column.status')}
        value={status}
        options={statuses.map((value) => ({ value, label: taskStatusName(t, value) }))}
        onChange={setStatus}
      />
      {status === 'Waiting' && (
        <SelectField
          label={t('wait.whom')}
          hint={t('wait.hint')}
          value={whom}
          options={WAITING_FOR.map((value) => ({ value, label: waitingName(t, value) }))}
          onChange={setWhom}
        />
      )}
      {status === 'Resolved' && (
        <SelectField
          label={t('resolve.how')}
          hint={t('bulk.wordsOnly')}
          value={how}
          options={WORDS.map((value) => ({ value, label: resolutionName(t, value) }))}
          onChange={setHow}
        />
      )}
      {status === 'Assigned' && <SelectField label={t('assign.who')} value={who} options={people} onChange={setWho} />}
      {(status === 'Resolved' || status === 'Revision') && (
        <TextBox
          label={t(status === 'Revision' ? 'revision.what' : 'resolve.noteOptional')}
          value={note}
          most={TaskUpdateInputLimits.note.characters}
          rows={2}
          onChange={setNote}
        />
      )}
    </OptionsDialog>
  );
};

/** Where chosen tickets go, and what that needs. */
export const TicketStatusOptions = (props: BulkOptionsProps) => <StatusOptions type="support" {...props} />;
/** The same of design tasks. */
export const DesignStatusOptions = (props: BulkOptionsProps) => <StatusOptions type="design" {...props} />;

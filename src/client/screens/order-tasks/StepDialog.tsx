import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskUpdateInputLimits } from '../../../contract/generated/limits';
import { WAITING_FOR } from '../../../domain/tasks/tasks';
import { orderTasks, type OrderTask } from '../../entities/order-tasks';
import { useMutation } from '../../kernel/hooks';
import { DeedDialog } from '../../shell/orders/DeedDialog';
import { aboutOf, waitingName } from '../../shell/orders/task-words';
import { TextBox } from '../../shell/orders/TextBox';
import { useMembers } from '../../shell/orders/use-members';
import { SelectField } from '../../ui/form/SelectField';
import { ResolveDialog } from './drawer/ResolveDialog';
import type { StepQuestion } from './steps';

interface StepDialogProps {
  readonly task: OrderTask;
  readonly question: StepQuestion;
  readonly onClose: () => void;
}

/** Asks what a step needs, and takes it. */
export const StepDialog = ({ task, question, onClose }: StepDialogProps) => {
  switch (question) {
    case 'Resolved':
      return task.order && <ResolveDialog task={task} about={task.order} onClose={onClose} />;
    case 'Waiting':
      return <WaitDialog task={task} onClose={onClose} />;
    case 'Revision':
      return <RevisionDialog task={task} onClose={onClose} />;
    case 'Assigned':
      return <AssignDialog task={task} onClose={onClose} />;
    case 'Cancelled':
      return <GiveUpDialog task={task} onClose={onClose} />;
  }
};

type AskProps = Omit<StepDialogProps, 'question'>;

const useStep = (task: OrderTask) => {
  const { submit, state } = useMutation(orderTasks, orderTasks.actions.update);
  return { state, take: (params: Parameters<typeof submit>[0]['params']) => void submit({ ids: [task._id], params }) };
};

const WaitDialog = ({ task, onClose }: AskProps) => {
  const { t } = useTranslation('orderTasks');
  const { state, take } = useStep(task);
  const [whom, setWhom] = useState<string>(WAITING_FOR[0]);
  return (
    <DeedDialog
      title={t('wait.title', { name: aboutOf(task) })}
      confirm={t('move.Waiting')}
      state={state}
      onConfirm={() => take({ status: 'Waiting', waiting_for: whom })}
      onClose={onClose}
    >
      <SelectField
        label={t('wait.whom')}
        hint={t('wait.hint')}
        value={whom}
        options={WAITING_FOR.map((value) => ({ value, label: waitingName(t, value) }))}
        onChange={setWhom}
      />
    </DeedDialog>
  );
};

const RevisionDialog = ({ task, onClose }: AskProps) => {
  const { t } = useTranslation('orderTasks');
  const { state, take } = useStep(task);
  const [note, setNote] = useState('');
  return (
    <DeedDialog
      title={t('revision.title', { name: aboutOf(task) })}
      confirm={t('move.Revision')}
      state={state}
      disabled={note.trim() === ''}
      onConfirm={() => take({ status: 'Revision', note: note.trim() })}
      onClose={onClose}
    >
      <TextBox label={t('revision.what')} value={note} most={TaskUpdateInputLimits.note.characters} rows={3} autoFocus onChange={setNote} />
    </DeedDialog>
  );
};

const AssignDialog = ({ task, onClose }: AskProps) => {
  const { t } = useTranslation('orderTasks');
  const { state, take } = useStep(task);
  const [who, setWho] = useState('');
  const people = useMembers();
  return (
    <DeedDialog
      title={t('assign.title', { name: aboutOf(task) })}
      confirm={t('move.Assigned')}
      state={state}
      disabled={who === ''}
      onConfirm={() => take({ assignee: who })}
      onClose={onClose}
    >
      <SelectField label={t('assign.who')} value={who} options={people} onChange={setWho} />
    </DeedDialog>
  );
};

const GiveUpDialog = ({ task, onClose }: AskProps) => {
  const { t } = useTranslation('orderTasks');
  const { state, take } = useStep(task);
  return (
    <DeedDialog
      title={t('giveUp.title', { name: aboutOf(task) })}
      confirm={t('move.Cancelled')}
      state={state}
      onConfirm={() => take({ status: 'Cancelled' })}
      onClose={onClose}
    >
      <DialogContentText variant="body1">{t('giveUp.text')}</DialogContentText>
    </DeedDialog>
  );
};

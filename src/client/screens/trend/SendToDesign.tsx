import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { TaskInputLimits } from '../../../contract/generated/limits';
import type { MakeTaskMutationVariables } from '../../../contract/generated/operations';
import { addresses } from '../../../domain/addresses/addresses';
import { TREND_KINDS } from '../../../domain/trends/kinds';
import { orderTasks } from '../../entities/order-tasks';
import type { ItemTrend } from '../../entities/trends';
import { useMutation } from '../../kernel/hooks';
import { priorityOptions } from '../../shell/orders/task-words';
import { useMembers } from '../../shell/orders/use-members';
import { useMay } from '../../shell/session/use-may';
import { FormField } from '../../ui/form/FormField';
import { FormNotices } from '../../ui/form/SaveForm';
import { SelectField } from '../../ui/form/SelectField';
import { useSaveForm } from '../../ui/form/use-save-form';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

const shape = z.object({
  subject: z.string().trim().min(1, 'orderTask.subjectNeeded'),
  brief: z.string().trim(),
  assignee: z.string(),
  priority: z.string(),
});

interface SendToDesignProps {
  readonly trend: ItemTrend;
  readonly onClose: () => void;
}

/** What a design task that makes something of a trend says of itself, until somebody says it otherwise. */
const useWords = ({ kind: named, name, sold, expected, cautions }: ItemTrend) => {
  const { t } = useTranslation('trend');
  const format = useFormat();
  const kind = TREND_KINDS.find((each) => each === named) ?? 'listing';
  const figures = t('toDesign.figures', { count: sold, expected: format.measure(expected, 1) });
  return {
    subject: [...t(`toDesign.of.${kind}`, { name })].slice(0, TaskInputLimits.subject.characters).join('').trim(),
    brief: [figures, cautions.length > 0 && t('toDesign.caution', { words: cautions.join(', ') })].filter(Boolean).join(' '),
  };
};

/** Has somebody design what a trend is about: a design task without an order. */
export const SendToDesign = ({ trend, onClose }: SendToDesignProps) => {
  const { t } = useTranslation('trend');
  const { t: tasks } = useTranslation('orderTasks');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const titleId = useId();
  const mayLook = useMay('tasks', 'view');
  const people = useMembers();
  const { kind, _id, name } = trend;
  const save = useMutation(orderTasks, orderTasks.actions.make);
  const form = useSaveForm({
    of: `trends/${kind}/${_id}/design`,
    shape,
    values: { ...useWords(trend), assignee: '', priority: 'normal' },
    words: (refusal) => refusalSentence({ refusal }),
    // One is open of a trend: a second one is refused by that, and not by its key.
    save: { ...save, submit: (variables: MakeTaskMutationVariables) => save.submit(variables) },
    variables: ({ assignee, ...said }: z.infer<typeof shape>) => ({
      params: { type: 'design', category: 'missing', trend: { kind, _id }, ...said, ...(assignee !== '' && { assignee }) },
    }),
    onSaved: ([id]) => {
      const open = (): void => void navigate(addresses.designTasks.print({ category: 'all', status: 'all', shape: 'list', id: id ?? '' }));
      showToast(t('toDesign.done'), mayLook ? { action: { label: t('toDesign.open'), onClick: open } } : {});
      onClose();
    },
  });
  const { register, errorOf, pending } = form;
  return (
    <Dialog open onClose={pending ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <Box component="form" noValidate onSubmit={form.onSubmit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {t('toDesign.title', { name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <FormNotices form={form} />
          <FormField label={t('toDesign.subject')} error={errorOf('subject')} field={register('subject')} />
          <FormField
            label={tasks('briefLabel')}
            hint={tasks('new.briefHint')}
            rows={[3, 10]}
            error={errorOf('brief')}
            field={register('brief')}
          />
          {people.length > 1 && (
            <SelectField label={tasks('column.designer')} options={people} error={errorOf('assignee')} field={register('assignee')} />
          )}
          <SelectField
            label={tasks('column.priority')}
            options={priorityOptions(tasks)}
            error={errorOf('priority')}
            field={register('priority')}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={pending} onClick={onClose}>
            {common('action.close')}
          </Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('send')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import type { TaskUpdateMutationVariables } from '../../../../contract/generated/operations';
import { orderTasks, type OrderTask } from '../../../entities/order-tasks';
import { useMutation } from '../../../kernel/hooks';
import { isDesign } from '../../../shell/orders/task-words';
import { FormField } from '../../../ui/form/FormField';
import { SaveForm } from '../../../ui/form/SaveForm';
import { useInWords } from '../../../ui/form/use-in-words';
import { useSaveForm } from '../../../ui/form/use-save-form';

const shape = z.object({ brief: z.string() });

/** What is wrong with an order, or what is to be designed, in words. */
export const BriefForm = ({ task }: { readonly task: OrderTask }) => {
  const { t } = useTranslation('orderTasks');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const { _id, updated_at } = task;
  const save = useMutation(orderTasks, orderTasks.actions.update);
  const label = t(isDesign(task) ? 'briefLabel' : 'wrongLabel');
  const inWords = useInWords<z.infer<typeof shape>>({ brief: label });
  const form = useSaveForm({
    of: `orderTasks/${_id}/brief`,
    shape,
    values: { brief: task.brief },
    words: (fault) => fault,
    row: { version: updated_at, reread: () => dispatch(orderTasks.actions.load({ variables: { _id } })), inWords },
    // What is said twice is said once.
    save: { ...save, submit: (variables: TaskUpdateMutationVariables) => save.submit(variables) },
    variables: (params: z.infer<typeof shape>, version) => ({ ids: [_id], updated_at: version, params }),
  });
  return (
    <SaveForm form={form} gap={3}>
      <FormField label={label} rows={[2, 10]} error={form.errorOf('brief')} field={form.register('brief')} />
      {form.unsaved && (
        <Button type="submit" variant="contained" loading={form.pending} sx={{ alignSelf: 'flex-start' }}>
          {common('action.save')}
        </Button>
      )}
    </SaveForm>
  );
};

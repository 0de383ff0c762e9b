import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RESOLUTIONS, type TaskType } from '../../../../domain/tasks/tasks';
import type { OrderTask } from '../../../entities/order-tasks';
import { categoryName, categoryOptions, isDesign, priorityName, priorityOptions, resolutionName } from '../../../shell/orders/task-words';
import { useMembers } from '../../../shell/orders/use-members';
import { Facts } from '../../../ui/Facts';
import { SelectField } from '../../../ui/form/SelectField';
import { useTaskChange } from './use-task-change';

interface TaskFieldsProps {
  readonly task: OrderTask;
  readonly mayChange: boolean;
}

/** Who does it, how it presses, what it is about and what is asked for; each choice counts at once. */
export const TaskFields = ({ task, mayChange }: TaskFieldsProps) => {
  const { t } = useTranslation('orderTasks');
  const { change, refusal } = useTaskChange(task);
  const { assignee, priority, category, wanted, type, status } = task;
  const people = useMembers(assignee);
  const design = isDesign(task);
  if (!mayChange)
    return (
      <Facts
        facts={[
          [t(design ? 'column.designer' : 'column.assignee'), assignee?.name],
          [t('column.priority'), priorityName(t, priority)],
          [t('column.category'), categoryName(t, category)],
          [t('column.wanted'), wanted !== null && resolutionName(t, wanted)],
        ]}
      />
    );
  // Artwork that is under way is somebody's.
  const choices = design && status !== 'New' ? people.filter(({ value }) => value !== '') : people;
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 }}>
        <SelectField
          label={t(design ? 'column.designer' : 'column.assignee')}
          value={assignee?._id ?? ''}
          options={choices}
          onChange={(id) => change({ assignee: id })}
        />
        <SelectField
          label={t('column.priority')}
          value={priority}
          options={priorityOptions(t)}
          onChange={(value) => change({ priority: value })}
        />
        <SelectField
          label={t('column.category')}
          value={category}
          options={categoryOptions(t, type as TaskType)}
          onChange={(value) => change({ category: value })}
        />
        {!design && (
          <SelectField
            label={t('column.wanted')}
            value={wanted ?? ''}
            options={[
              ...(wanted === null ? [{ value: '', label: t('nothingWanted') }] : []),
              ...RESOLUTIONS.map((value) => ({ value, label: resolutionName(t, value) })),
            ]}
            onChange={(value) => change({ wanted: value })}
          />
        )}
      </Box>
      {refusal !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 2 }}>
          {refusal}
        </Typography>
      )}
    </Box>
  );
};

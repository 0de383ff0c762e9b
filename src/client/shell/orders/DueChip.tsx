import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderTask } from '../../entities/order-tasks';
import { useFormat } from '../../ui/format';
import { StatusChip } from '../../ui/StatusChip';
import { useNow } from '../use-now';
import { dueOf } from './task-words';

/** How long there is for a task: goes on while it is shown, and stands while it waits. */
export const DueChip = ({ task }: { readonly task: Pick<OrderTask, 'sla' | 'due_at' | 'due_left' | 'as_of'> }) => {
  const { t } = useTranslation('orderTasks');
  const format = useFormat();
  const now = useNow();
  const { as_of, due_at } = task;
  const [read, setRead] = useState({ as_of, at: now });
  if (read.as_of !== as_of) setRead({ as_of, at: now });
  const due = dueOf(t, task, as_of + Math.max(0, now - read.at));
  return (
    due && (
      <span style={{ display: 'inline-flex' }} title={due_at === null ? t('due.pausedHint') : t('due.at', { at: format.dateTime(due_at) })}>
        <StatusChip {...due} />
      </span>
    )
  );
};

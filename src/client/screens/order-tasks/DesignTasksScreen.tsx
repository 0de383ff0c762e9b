import Brush from '@mui/icons-material/BrushOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { TASK_STATUSES } from '../../../domain/tasks/tasks';
import { orderTasks } from '../../entities/order-tasks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { categoryName } from '../../shell/orders/task-words';
import { useMay } from '../../shell/session/use-may';
import { latePart } from '../../ui/late-part';
import { Message } from '../../ui/Message';
import { designColumns } from './task-columns';
import { useTaskScreen } from './use-task-screen';

const TaskDrawer = latePart(async () => (await import('./TaskDrawer')).TaskDrawer);

const TaskBoard = latePart(async () => (await import('./board/TaskBoard')).TaskBoard);

const UploadPrints = latePart(async () => (await import('./upload/UploadPrints')).UploadPrints);

/** What was given up with its order is no column. */
const COLUMNS = TASK_STATUSES.design.filter((status) => status !== 'Cancelled');

const OPENS = {
  param: 'id',
  prepare: TaskDrawer.prepare,
  drawer: (id: string, close: () => void) => <TaskDrawer key={id} kind="designs" id={id} onClose={close} />,
};

/** `/tasks/design/{category}/{status}?id=…`: artwork that is to be made; `id` opens a task. */
export const DesignTasksScreen = () => {
  const { t, format, filters, bulk, query, tabs, tools, home, narrowed, onBoard, statusLink } = useTaskScreen('design', 'board');
  const columns = useMemo(() => designColumns(t, format), [t, format]);
  const empty = <Message Icon={Brush} title={t('designs.empty')} text={t('designs.emptyText')} />;
  const [mayUpdate, mayFiles] = [useMay('tasks', 'update'), useMay('file', 'add')];
  const [uploading, setUploading] = useState(false);
  return (
    <>
      <ListScreen
        list="design-tasks"
        entity={orderTasks}
        title={t('designs.title')}
        columns={columns}
        query={query}
        tabs={tabs}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={(task) => `${categoryName(t, task.category)} #${task.order.number}`}
        opens={OPENS}
        bulk={bulk}
        tools={tools}
        board={
          onBoard ? (variables) => <TaskBoard variables={variables} statuses={COLUMNS} linkTo={statusLink} empty={empty} /> : undefined
        }
        home={home}
        narrowed={narrowed}
        empty={empty}
        actions={
          mayUpdate &&
          mayFiles && (
            <Button variant="contained" startIcon={<Upload />} onClick={() => setUploading(true)}>
              {t('upload.open')}
            </Button>
          )
        }
      />
      <Suspense>{uploading && <UploadPrints onClose={() => setUploading(false)} />}</Suspense>
    </>
  );
};

import Brush from '../../ui/icons/BrushOutlined';
import Upload from '../../ui/icons/UploadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { TASK_STATUSES } from '../../../domain/tasks/tasks';
import { useMay } from '../../shell/session/use-may';
import { latePart } from '../../ui/late-part';
import { Message } from '../../ui/Message';
import { designColumns } from './task-columns';
import { TaskList } from './TaskList';
import { useTaskScreen } from './use-task-screen';

const UploadPrints = latePart(async () => (await import('./upload/UploadPrints')).UploadPrints);

/** What was given up with its order is no column. */
const COLUMNS = TASK_STATUSES.design.filter((status) => status !== 'Cancelled');

/** `/tasks/design/{category}/{status}?id=…`: artwork that is to be made; `id` opens a task. */
export const DesignTasksScreen = () => {
  const screen = useTaskScreen('design', 'board');
  const { t, format } = screen;
  const columns = useMemo(() => designColumns(t, format), [t, format]);
  const [mayUpdate, mayFiles] = [useMay('tasks', 'update'), useMay('file', 'add')];
  const [uploading, setUploading] = useState(false);
  return (
    <>
      <TaskList
        list="design-tasks"
        kind="designs"
        screen={screen}
        columns={columns}
        statuses={COLUMNS}
        empty={<Message Icon={Brush} title={t('designs.empty')} text={t('designs.emptyText')} />}
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

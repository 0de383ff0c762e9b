import { taskActions } from '../kernel/tasks-slice';
import type { TaskKind } from '../kernel/queue';
import { bulkChange } from './bulk-change';
import { exportList } from './export-list';
import { printFiles } from './print-files';
import { uploadFile } from './upload-file';
import { uploadFont } from './upload-font';

interface TaskPayloads {
  uploadFile: Parameters<typeof uploadFile.perform>[0];
  uploadFont: Parameters<typeof uploadFont.perform>[0];
  bulkChange: Parameters<typeof bulkChange.perform>[0];
  exportList: Parameters<typeof exportList.perform>[0];
  printFiles: Parameters<typeof printFiles.perform>[0];
}

/** Every kind of background task. A new one is a file, a line in `TaskPayloads` and a line here. */
export const taskKinds: { readonly [Kind in keyof TaskPayloads]: TaskKind<TaskPayloads[Kind]> } = {
  uploadFile,
  uploadFont,
  bulkChange,
  exportList,
  printFiles,
};

/** Intent: queue a background task. */
export const pushTask = <Kind extends keyof TaskPayloads>(kind: Kind, payload: TaskPayloads[Kind]) => taskActions.push(kind, payload);

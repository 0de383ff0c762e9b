import type { TaskKind } from '../kernel/queue';
import { lateWork } from './late-work';
import type { PrintFilesPayload } from './work/print-files';

export const printFiles: TaskKind<PrintFilesPayload> = {
  perform: lateWork(() => import('./work/print-files')),
  label: ({ of }) => ({ key: 'printFiles', values: { of } }),
};

import type { TaskKind } from '../kernel/queue';
import { lateWork } from './late-work';
import type { UploadFilePayload } from './work/upload-file';

export const uploadFile: TaskKind<UploadFilePayload> = {
  perform: lateWork(() => import('./work/upload-file')),
  label: ({ filename }) => ({ key: 'uploadFile', values: { filename } }),
};

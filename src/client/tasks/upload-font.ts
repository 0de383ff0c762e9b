import type { TaskKind } from '../kernel/queue';
import { lateWork } from './late-work';
import type { UploadFontPayload } from './work/upload-font';

export const uploadFont: TaskKind<UploadFontPayload> = {
  perform: lateWork(() => import('./work/upload-font')),
  label: ({ filename }) => ({ key: 'uploadFont', values: { filename } }),
};

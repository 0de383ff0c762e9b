import type { TaskKind } from '../kernel/queue';
import { lateWork } from './late-work';
import type { ExportListPayload } from './work/export-list';

export const exportList: TaskKind<ExportListPayload> = {
  perform: lateWork(() => import('./work/export-list')),
  label: ({ list }) => ({ key: `export.${list}` }),
};

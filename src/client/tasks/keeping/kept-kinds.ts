import { blobById, keepBlob } from '../../kernel/blobs';
import { importById, keepImport } from '../imports';
import { keepPresetFile, presetFileById } from '../preset-files';
import type { PresetFilePayload } from '../work/preset-file';
import type { WorkshopPayload } from '../work/workshop';

/** What of a task outlives its page. */
interface Kept {
  /** What it works on, where that is not in its payload. */
  readonly bytes?: Blob;
}

/** How a kind of task is kept, whose work is the same when it is done twice. */
interface KeptKind<Payload> {
  /** What of it is kept in this browser until it is done, so that a later page goes on with it under the same key; undefined: nothing. */
  readonly keep: (payload: Payload) => Kept | undefined;
  /** Puts what was kept beside the payload where the work looks for it. */
  readonly restore?: (payload: Payload, bytes: Blob) => void | Promise<void>;
}

const kind = <Payload>(kept: KeptKind<Payload>): KeptKind<never> => kept;

const withBytes = kind<{ readonly blobId: string }>({
  keep: ({ blobId }) => {
    const bytes = blobById(blobId);
    return bytes && { bytes };
  },
  restore: ({ blobId }, bytes) => keepBlob(blobId, bytes),
});

/** All of it stands in its payload. */
const byPayload = kind<object>({ keep: () => ({}) });

const presetFile = kind<PresetFilePayload>({
  // Reading is begun again by whoever wants it.
  keep: (payload) => {
    const file = payload.what === 'import' ? presetFileById(payload.fileId) : undefined;
    return file && { bytes: new Blob([file.json]) };
  },
  restore: async (payload, bytes) => {
    if (payload.what === 'import') keepPresetFile(payload.fileId, await bytes.text());
  },
});

const workshop = kind<WorkshopPayload>({
  keep: (payload) => {
    if (payload.what === 'handOver' || payload.what === 'move') return {};
    const wanted = payload.what === 'import' ? importById(payload.importId) : undefined;
    return wanted && { bytes: new Blob([JSON.stringify(wanted.parcels)]) };
  },
  restore: async (payload, bytes) => {
    if (payload.what === 'import') keepImport(payload.importId, JSON.parse(await bytes.text()) as Parameters<typeof keepImport>[1]);
  },
});

/** The kinds that are kept, by name. */
export const keptKinds: Readonly<Record<string, KeptKind<never> | undefined>> = {
  uploadFile: withBytes,
  uploadFont: withBytes,
  bulkChange: byPayload,
  pushPaypal: byPayload,
  presetFile,
  workshop,
};

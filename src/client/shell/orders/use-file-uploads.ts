import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Outcome } from '../../../domain/fault';
import { ATTACHMENT, isDocumentType } from '../../../domain/files/document-rules';
import type { UploadAnnouncement } from '../../../domain/files/upload-rules';
import { files } from '../../entities/files';
import { keepBlob } from '../../kernel/blobs';
import { makeId } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { selectTask, type TasksRoot } from '../../kernel/tasks-slice';
import { pushTask } from '../../tasks/kinds';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

interface FileUploads {
  /** How many are on their way, those that failed among them. */
  readonly going: number;
  /** How many wait for somebody to look at them in the panel of background tasks. */
  readonly failed: number;
  /** Sends what may be sent; of what may not is said why. */
  readonly send: (chosen: readonly File[]) => void;
}

/** Sends files to the library and tells which have arrived, by their ids, as long as whoever asked is shown. */
export const useFileUploads = (
  check: (file: File) => Outcome<UploadAnnouncement>,
  onArrived: (ids: readonly string[]) => void,
): FileUploads => {
  const dispatch = useDispatch();
  const [sending, setSending] = useState<readonly { readonly key: string; readonly blobId: string }[]>([]);
  // An upload ends with a mutation whose key begins with the name of its bytes.
  const arrived = useSelector(({ entities }: EntitiesState) => {
    const calls = sending.length === 0 ? [] : Object.entries(entities[files.name]?.calls.mutations ?? {});
    const idOf = (blobId: string): readonly string[] =>
      calls.find(([key, { status }]) => key.startsWith(`${blobId}-`) && key.endsWith('-finish') && status === 'done')?.[1].ids ?? [];
    return sending.flatMap(({ blobId }) => idOf(blobId).slice(0, 1)).join(' ');
  });
  const told = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent((ids: readonly string[]) => {
    const fresh = ids.filter((id) => !told.current.has(id));
    told.current = new Set(ids);
    if (fresh.length > 0) onArrived(fresh);
  });
  useEffect(() => {
    if (arrived !== '') tell(arrived.split(' '));
  }, [arrived]);
  const statuses = useSelector((state: TasksRoot) => sending.map(({ key }) => selectTask(state, key)?.status ?? '').join(' '));
  const going = statuses.split(' ').filter((status) => status !== '');

  const send = (chosen: readonly File[]): void => {
    const begun = chosen.flatMap((file) => {
      const outcome = check(file);
      if (!outcome.ok) {
        showToast(refusalSentence(outcome.fault), { tone: 'error' });
        return [];
      }
      const announced = outcome.value;
      const blobId = makeId();
      keepBlob(blobId, file);
      const task = pushTask('uploadFile', { blobId, ...announced, type: isDocumentType(announced.mimetype) ? ATTACHMENT : 'image' });
      dispatch(task);
      return [{ key: task.payload.key, blobId }];
    });
    setSending((former) => [...former, ...begun]);
  };
  return { going: going.length, failed: going.filter((status) => status === 'failed').length, send };
};

import Close from '@mui/icons-material/Close';
import Upload from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { refuse } from '../../../../domain/fault';
import { checkUpload } from '../../../../domain/files/upload-rules';
import { files } from '../../../entities/files';
import { keepBlob } from '../../../kernel/blobs';
import { makeId } from '../../../kernel/clock';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { useList } from '../../../kernel/hooks';
import { selectTask, type TasksRoot } from '../../../kernel/tasks-slice';
import { pushTask } from '../../../tasks/kinds';
import { FileButton } from '../../../ui/FileButton';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { Thumb } from '../../../ui/Thumb';
import { showToast } from '../../../ui/toast';

interface EvidenceFilesProps {
  readonly most: number;
  /** Ids of files. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** A file on its way. */
interface Sending {
  readonly key: string;
  readonly blobId: string;
  readonly filename: string;
}

/** What PayPal takes of what can be uploaded here. */
const TAKEN = ['image/png', 'image/jpeg'];

const checked = ({ name, type, size }: File) =>
  TAKEN.includes(type) ? checkUpload({ filename: name, mimetype: type, size }) : refuse('paypal.fileKind', { values: { name } });

const isFile = (id: string | undefined): id is string => id !== undefined;

/** Pictures that go with an answer: each is uploaded at once, and is in the library as well. */
export const EvidenceFiles = ({ most, value, onChange }: EvidenceFilesProps) => {
  const { t } = useTranslation('paypal');
  const format = useFormat();
  const dispatch = useDispatch();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  // An upload ends with a mutation whose key begins with the name of its bytes.
  const arrived = useSelector(({ entities }: EntitiesState) =>
    sending
      .map(({ blobId }) => {
        const calls = Object.entries(entities[files.name]?.calls.mutations ?? {});
        return calls.find(([key, { status }]) => key.startsWith(`${blobId}-`) && key.endsWith('-finish') && status === 'done')?.[1]
          .ids?.[0];
      })
      .filter(isFile)
      .join(' '),
  );
  const take = useEffectEvent((ids: readonly string[]): void => {
    const added = ids.filter((id) => !value.includes(id));
    if (added.length > 0) onChange([...value, ...added]);
  });
  useEffect(() => {
    if (arrived !== '') take(arrived.split(' '));
  }, [arrived]);
  const going = useSelector((state: TasksRoot) => sending.filter(({ key }) => selectTask(state, key)).length);
  const room = most - value.length - going;

  const add = (chosen: readonly File[]): void => {
    const begun = chosen.slice(0, room).flatMap((file): Sending[] => {
      const outcome = checked(file);
      if (!outcome.ok) {
        showToast(refusalSentence(outcome.fault), { tone: 'error' });
        return [];
      }
      const blobId = makeId();
      keepBlob(blobId, file);
      const task = pushTask('uploadFile', { blobId, filename: file.name, mimetype: file.type, size: file.size, type: 'image' });
      dispatch(task);
      return [{ key: task.payload.key, blobId, filename: file.name }];
    });
    setSending((former) => [...former, ...begun]);
    if (chosen.length > room) showToast(t('files.most', { count: most }), { tone: 'error' });
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ fontSize: 13, fontWeight: 500 }}>{t('files.title')}</Typography>
      {value.length > 0 && (
        <Box component="ul" sx={list}>
          {value.map((id) => (
            <li key={id}>
              <OneFile id={id} onRemove={() => onChange(value.filter((each) => each !== id))} />
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <FileButton
          label={t('files.add')}
          accept={TAKEN}
          multiple
          variant="outlined"
          startIcon={<Upload />}
          loading={going > 0}
          loadingPosition="start"
          disabled={room <= 0}
          onFiles={add}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('files.count', { count: value.length, most: format.count(most) })}
        </Typography>
      </Box>
    </Box>
  );
};

const OneFile = ({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) => {
  const { t } = useTranslation('common');
  const { rows } = useList(files, { variables: { _id: id } });
  const file = rows[0];
  const name = file?.filename ?? id;
  return (
    <>
      <Thumb src={file?.url} alt="" size={40} />
      <span>{name}</span>
      <IconButton size="small" aria-label={`${t('action.remove')}: ${name}`} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </>
  );
};

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '40px 1fr auto', alignItems: 'center', gap: 2 },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

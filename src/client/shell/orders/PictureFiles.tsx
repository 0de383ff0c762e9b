import Close from '../../ui/icons/Close';
import Upload from '../../ui/icons/UploadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../domain/fault';
import { checkUpload, IMAGE_TYPES, type UploadAnnouncement } from '../../../domain/files/upload-rules';
import { files } from '../../entities/files';
import { useList } from '../../kernel/hooks';
import { useFileUploads } from './use-file-uploads';
import { FileButton } from '../../ui/FileButton';
import { useFormat } from '../../ui/format';
import { Thumb } from '../../ui/Thumb';
import { showToast } from '../../ui/toast';

interface PictureFilesProps {
  /** Its own head, where nothing around it says what they are. */
  readonly title?: string;
  /** What the button is called. */
  readonly add: string;
  readonly most: number;
  /** Ids of files. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** They can only be looked at. */
  readonly readOnly?: boolean;
  /** Types that are taken; without, whatever can be uploaded. */
  readonly accept?: readonly string[];
  readonly check?: (file: File) => Outcome<UploadAnnouncement>;
}

const checked = ({ name, type, size }: File) => checkUpload({ filename: name, mimetype: type, size });
const ALL = Object.keys(IMAGE_TYPES);

/** Pictures that go with something: each is uploaded at once, and is in the library as well. */
export const PictureFiles = ({ title, add, most, value, onChange, readOnly = false, accept = ALL, check = checked }: PictureFilesProps) => {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { going, send } = useFileUploads(check, (ids) => {
    const added = ids.filter((id) => !value.includes(id));
    if (added.length > 0) onChange([...value, ...added]);
  });
  const room = most - value.length - going;

  const take = (chosen: readonly File[]): void => {
    send(chosen.slice(0, room));
    if (chosen.length > room) showToast(t('files.most', { count: most }), { tone: 'error' });
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {title && <Typography sx={{ fontSize: 13, fontWeight: 500 }}>{title}</Typography>}
      {value.length > 0 && (
        <Box component="ul" sx={list}>
          {value.map((id) => (
            <li key={id}>
              <OneFile id={id} onRemove={readOnly ? undefined : () => onChange(value.filter((each) => each !== id))} />
            </li>
          ))}
        </Box>
      )}
      {!readOnly && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <FileButton
            label={add}
            accept={accept}
            multiple
            variant="outlined"
            startIcon={<Upload />}
            loading={going > 0}
            loadingPosition="start"
            disabled={room <= 0}
            onFiles={take}
          />
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('files.count', { count: value.length, most: format.count(most) })}
          </Typography>
        </Box>
      )}
    </Box>
  );
};

const OneFile = ({ id, onRemove }: { readonly id: string; readonly onRemove: (() => void) | undefined }) => {
  const { t } = useTranslation('common');
  const { rows } = useList(files, { variables: { _id: id } });
  const file = rows[0];
  const name = file?.filename ?? id;
  return (
    <>
      <Thumb src={file?.url} alt="" size={40} />
      <span>{name}</span>
      {onRemove && (
        <IconButton size="small" aria-label={`${t('action.remove')}: ${name}`} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      )}
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

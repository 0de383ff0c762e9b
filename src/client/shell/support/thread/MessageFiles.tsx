import Block from '../../../ui/icons/Block';
import Download from '../../../ui/icons/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { isRecordingName } from '../../../../domain/files/document-rules';
import type { Message } from '../../../entities/messages';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { refusalSentence } from '../../../ui/refusal';
import { Thumb } from '../../../ui/Thumb';
import { useMay } from '../../session/use-may';
import { isKept } from '../kept-file';

const [KB, MB] = [1000, 1_000_000];

/** What came with a message: a picture of each that is one, and of what was set aside why. */
export const MessageFiles = ({ files }: Pick<Message, 'files'>) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  const mayLook = useMay('qa', 'view');
  if (files.length === 0) return null;
  const sizeOf = (bytes: number): string =>
    bytes < MB
      ? t('files.kb', { size: format.measure(Math.max(1, bytes / KB), 0) })
      : t('files.mb', { size: format.measure(bytes / MB, 1) });
  return (
    <Box component="ul" aria-label={t('files.title')} sx={list}>
      {files.map(({ _id, filename, size, url, preview, refusal }) => (
        <li key={_id}>
          {url === null ? (
            <span className="file" data-refused="">
              <Block aria-hidden />
              <span>
                <b>{filename}</b>
                <small>{refusal ? refusalSentence({ refusal, message: t('files.setAside') }) : t('files.setAside')}</small>
              </span>
            </span>
          ) : (
            <a className="file" href={url} target="_blank" rel="noreferrer" download={isKept(url) ? filename : undefined}>
              {preview === null ? <Download aria-hidden /> : <Thumb src={preview} alt="" size={40} />}
              <span>
                <b>{filename}</b>
                <small>{sizeOf(size)}</small>
              </span>
            </a>
          )}
          {url !== null && mayLook && isRecordingName(filename) && (
            <Link className="look" to={addresses.qa.print({ file: url, name: filename })}>
              {t('files.look')}
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
};

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  '& li': { minWidth: 0, maxWidth: '100%' },
  '& .file': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    fontSize: 12,
    color: 'inherit',
    textDecoration: 'none',
    bgcolor: 'background.paper',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& .file > span': { minWidth: 0 },
  '& b': { display: 'block', fontWeight: 500, maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .look': { display: 'inline-block', py: 1, fontSize: 12, color: 'primary.main' },
  '& small': { display: 'block', color: 'text.secondary', maxWidth: 260 },
} as const;

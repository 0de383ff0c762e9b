import Description from '../../../ui/icons/DescriptionOutlined';
import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { SentFile } from '../../../entities/unsent-messages';
import { Thumb } from '../../../ui/Thumb';
import { isKept } from '../kept-file';

interface ComposerFilesProps {
  readonly files: readonly SentFile[];
  readonly onChange: (files: readonly SentFile[]) => void;
}

/** What goes with a message. */
export const ComposerFiles = ({ files, onChange }: ComposerFilesProps) => {
  const { t } = useTranslation('common');
  if (files.length === 0) return null;
  return (
    <Box component="ul" sx={list}>
      {files.map(({ _id, url, filename }) => (
        <li key={_id}>
          {isKept(url) ? (
            <Description aria-hidden fontSize="small" sx={{ m: 1.5, color: 'text.secondary' }} />
          ) : (
            <Thumb src={url} alt="" size={32} />
          )}
          <span>{filename}</span>
          <IconButton
            size="small"
            aria-label={`${t('action.remove')}: ${filename}`}
            onClick={() => onChange(files.filter((file) => file._id !== _id))}
          >
            <Close fontSize="small" />
          </IconButton>
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
  p: 2,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    paddingInlineStart: 1,
    fontSize: 12,
  },
  '& span': { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

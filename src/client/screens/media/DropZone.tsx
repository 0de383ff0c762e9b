import CloudUpload from '../../ui/icons/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useIncomingFiles } from '../../ui/use-incoming-files';

/** Takes files that are dropped on the page or pasted, and covers the page while files hover over it. */
export const DropZone = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('media');
  if (!useIncomingFiles(onFiles)) return null;
  return (
    <Box aria-hidden sx={cover}>
      <CloudUpload sx={{ fontSize: 40 }} />
      <Typography variant="h2" component="p">
        {t('upload.drop')}
      </Typography>
    </Box>
  );
};

const cover = {
  position: 'fixed',
  inset: 12,
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  color: 'primary.main',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-background-paper) 88%, transparent)',
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: 2,
  // What is dropped goes to the page below.
  pointerEvents: 'none',
} as const;

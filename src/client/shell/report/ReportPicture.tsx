import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/FileButton';
import { useIncomingFiles } from '../../ui/use-incoming-files';
import { canTakePicture, PICTURE_FILES, pictureOf, takePicture, type Picture } from './picture';

interface ReportPictureProps {
  readonly picture: Picture | null;
  readonly onPicture: (picture: Picture | null) => void;
  /** The dialog is to be out of the way, or may be seen again. */
  readonly onHide: (hidden: boolean) => void;
}

/** A picture of what was seen, if the person allows one: taken of the page, chosen or pasted, and looked at before it goes into the file. */
export const ReportPicture = ({ picture, onPicture, onHide }: ReportPictureProps) => {
  const { t } = useTranslation('report');
  const [allowed, setAllowed] = useState(picture !== null);
  const [failed, setFailed] = useState(false);
  const attach = useCallback(
    async (making: Promise<Picture>): Promise<void> => {
      setFailed(false);
      try {
        onPicture(await making);
      } catch (error) {
        // The person thought better of it: that is no failure.
        setFailed(!(error instanceof DOMException && error.name === 'NotAllowedError'));
      }
    },
    [onPicture],
  );
  const onFiles = useCallback(
    (files: readonly File[]) => {
      const [file] = files;
      if (file) void attach(pictureOf(file));
    },
    [attach],
  );
  useIncomingFiles(allowed ? onFiles : undefined);
  const take = (): void => {
    void attach(takePicture(() => onHide(true))).finally(() => onHide(false));
  };
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={allowed}
            onChange={(_event, on) => {
              setAllowed(on);
              if (!on) onPicture(null);
            }}
          />
        }
        label={t('picture')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {allowed && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'flex-start', paddingInlineStart: { sm: 7 } }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('pictureHint')}
          </Typography>
          {picture && (
            <Box
              component="img"
              src={`data:${picture.type};base64,${picture.data}`}
              alt={t('pictureAlt')}
              sx={{ maxWidth: 1, maxHeight: 220, border: 1, borderColor: 'divider', borderRadius: 1 }}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {canTakePicture() && (
              <Button size="small" variant="outlined" onClick={take}>
                {picture ? t('takeAgain') : t('take')}
              </Button>
            )}
            <FileButton size="small" variant="outlined" label={t('choose')} accept={PICTURE_FILES} onFiles={onFiles} />
            {picture && (
              <Button size="small" onClick={() => onPicture(null)}>
                {t('removePicture')}
              </Button>
            )}
          </Box>
          {failed && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
              {t('noPicture')}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { notice } from './notice';

export interface KeptNoticeProps {
  readonly onStartOver: () => void;
  readonly onDismiss: () => void;
}

/** Says that unsaved work of an earlier visit is shown: one can drop it, or accept it. */
export const KeptNotice = ({ onStartOver, onDismiss }: KeptNoticeProps) => {
  const { t } = useTranslation('editor');
  return (
    <Alert
      severity="info"
      sx={notice}
      action={
        <>
          <Button color="inherit" onClick={onStartOver}>
            {t('startOver')}
          </Button>
          <Button color="inherit" onClick={onDismiss}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {t('kept')}
    </Alert>
  );
};

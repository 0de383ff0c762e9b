import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format';

interface ComposerNoticesProps {
  /** A draft of the same person that is newer; `at`: unix seconds. */
  readonly other:
    | { readonly at: number; readonly text: string; readonly onTake: () => void; readonly onDrop: () => void }
    | null
    | undefined;
  /** Why nothing was sent; empty or null: nothing is in the way. */
  readonly problem: string | null | undefined;
  readonly onClose: () => void;
}

/** What is to be said above what is being written. */
export const ComposerNotices = ({ other, problem, onClose }: ComposerNoticesProps) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  return (
    <>
      {other && (
        <Alert
          severity="info"
          sx={{ py: 0, alignItems: 'center' }}
          action={
            <>
              <Button size="small" onClick={other.onTake}>
                {t('composer.useOther')}
              </Button>
              <Button size="small" color="inherit" onClick={other.onDrop}>
                {t('composer.dropOther')}
              </Button>
            </>
          }
        >
          {t('composer.other', { at: format.moment(other.at), text: other.text.slice(0, 80) })}
        </Alert>
      )}
      {problem && (
        <Alert severity="warning" role="alert" onClose={onClose} sx={{ py: 0 }}>
          {problem}
        </Alert>
      )}
    </>
  );
};

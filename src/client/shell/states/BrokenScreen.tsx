import BugReport from '../../ui/icons/BugReportOutlined';
import Update from '../../ui/icons/Update';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Message } from '../../ui/Message';
import { CopyDiagnostics } from './CopyDiagnostics';

/** In place of a screen that broke, or whose code the server no longer has. */
export const BrokenScreen = ({ error }: { readonly error: Error }) => {
  const { t } = useTranslation('errors');
  // A part of an older build that the server no longer has.
  const outdated = error.name === 'ChunkLoadError';
  const texts = outdated ? 'outdated' : 'crash';
  return (
    <Message level="h1" role="alert" Icon={outdated ? Update : BugReport} title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      <CopyDiagnostics state={texts} message={`${error.name}: ${error.message}`} />
    </Message>
  );
};

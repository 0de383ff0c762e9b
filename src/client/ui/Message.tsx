import CloudOff from './icons/CloudOffOutlined';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalSentence } from './refusal';
import type { Icon as IconComponent } from './styles';
import SearchOff from './icons/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessageProps {
  readonly Icon: IconComponent;
  readonly title: string;
  readonly text?: string | undefined;
  /** `h1` where it is the whole page. */
  readonly level?: 'h1' | 'h2';
  readonly role?: 'alert' | 'status';
  /** At most two buttons. */
  readonly children?: ReactNode;
}

/** An icon, a title, a sentence and what to do next: empty lists, failures, whole-page states. */
export const Message = ({ Icon, title, text, level = 'h2', role, children }: MessageProps) => (
  <Box
    role={role}
    sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', px: 6, py: 12, mx: 'auto', maxWidth: 480 }}
  >
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        borderRadius: '50%',
        bgcolor: 'background.subtle',
        color: 'text.secondary',
        mb: 4,
      }}
    >
      <Icon />
    </Box>
    <Typography variant={level} component={level}>
      {title}
    </Typography>
    {text && (
      <Typography sx={{ color: 'text.secondary', mt: 1 }} variant="body1">
        {text}
      </Typography>
    )}
    {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 5 }}>{children}</Box>}
  </Box>
);

/** A filter that leaves nothing. */
export const NoMatch = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation();
  return (
    <Message Icon={SearchOff} title={t('list.noMatch')} text={t('list.noMatchHint')}>
      <Button variant="outlined" onClick={onClear}>
        {t('list.clearFilters')}
      </Button>
    </Message>
  );
};

/** A list that could not be loaded, and why. */
export const ListFailure = ({ error, onRetry }: { readonly error: Refusal; readonly onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Message Icon={CloudOff} title={t('list.failed')} text={refusalSentence(error)} role="alert">
      <Button variant="outlined" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Message>
  );
};

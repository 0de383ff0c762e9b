import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../kernel/clock';
import { pageCookies } from '../session/cookies';
import { diagnosticsText } from './diagnostics';

interface CopyDiagnosticsProps {
  /** Which state or page this is. */
  readonly state: string;
  /** What the server, or what broke, said. */
  readonly message?: string | null;
}

const textNow = ({ state, message = null }: CopyDiagnosticsProps, language: string): string =>
  diagnosticsText({
    app: [process.env.APP_VERSION, process.env.APP_COMMIT].filter(Boolean).join(' '),
    at: now(),
    state,
    message,
    location: new URL(window.location.href),
    userId: pageCookies.readCookie('_uid'),
    role: pageCookies.readCookie('_rl'),
    language,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    browser: navigator.userAgent,
    online: navigator.onLine,
  });

/** Copies what support needs to know; where the browser does not let us, the text is shown to be copied by hand. */
export const CopyDiagnostics = (props: CopyDiagnosticsProps) => {
  const { t, i18n } = useTranslation('errors');
  const [outcome, setOutcome] = useState<{ readonly copied: boolean; readonly text: string } | null>(null);
  const copy = async () => {
    const text = textNow(props, i18n.language);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ copied: true, text });
    } catch {
      setOutcome({ copied: false, text });
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{t(outcome?.copied ? 'copied' : 'copyDiagnostics')}</Button>
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {outcome && !outcome.copied && (
          <Box
            component="textarea"
            readOnly
            rows={10}
            aria-label={t('copyDiagnostics')}
            value={outcome.text}
            onFocus={({ currentTarget }) => currentTarget.select()}
            sx={{ width: '100%', mt: 2, font: '12px/1.5 monospace', color: 'text.primary', bgcolor: 'background.subtle' }}
          />
        )}
      </Box>
    </>
  );
};

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Redacted } from './Redacted';

/** More than that nobody reads, and the page would not stay quick. */
const LONGEST = 6_000;

/** Plain data as a log holds it, line by line. */
export const JsonText = ({ value, label }: { readonly value: unknown; readonly label: string }) => {
  const { t } = useTranslation('report');
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    <Box component="pre" tabIndex={0} role="region" aria-label={label} dir="ltr" sx={frame}>
      <Redacted text={text.slice(0, LONGEST)} />
      {text.length > LONGEST && `\n… ${t('more', { count: text.length - LONGEST })}`}
    </Box>
  );
};

const frame = {
  position: 'relative',
  m: 0,
  p: 3,
  maxHeight: 260,
  overflow: 'auto',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: 12,
  lineHeight: 1.5,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

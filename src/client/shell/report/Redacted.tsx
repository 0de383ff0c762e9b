import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { unseen } from '../../ui/styles';

const MARKS = /(~[0-9a-f]{16})/;

/** So much of a mark is enough to tell two of them apart. */
const TOLD = 4;

/** Text of a log: what was hidden is told by a small sign, the same for equal texts, so that nobody takes it for what was there. */
export const Redacted = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('report');
  if (!MARKS.test(text)) return text;
  return text.split(MARKS).map((part, i) =>
    MARKS.test(part) ? (
      <Box key={i} component="span" sx={mark} dir="ltr">
        <Box component="span" sx={unseen}>
          {t('hiddenText')}
        </Box>
        {part.slice(1, 1 + TOLD)}
      </Box>
    ) : (
      part
    ),
  );
};

const mark = {
  position: 'relative',
  display: 'inline-block',
  px: 1,
  borderRadius: 0.5,
  bgcolor: 'action.selected',
  color: 'text.secondary',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  fontFamily: 'monospace',
  fontSize: '0.85em',
  lineHeight: 1.35,
} as const;

import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Keys } from './registry';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Keys as they stand on the keyboard; those held together are joined by +. */
export const KeyCap = ({ keys }: { readonly keys: Keys }) => {
  const { t } = useTranslation('navigation');
  const name = (key: string): string => {
    if (key === 'Mod') return isMac() ? '⌘' : t('shortcuts.key.ctrl');
    if (key === 'Shift') return isMac() ? '⇧' : t('shortcuts.key.shift');
    if (key === 'Space') return t('shortcuts.key.space');
    return key;
  };
  const held = keys[0] === 'Mod' || keys[0] === 'Shift' || keys[0] === 'Alt';
  return (
    <Box
      component="span"
      dir="ltr"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap', fontSize: 11, color: 'text.secondary' }}
    >
      {keys.map((key, i) => (
        <Fragment key={key + String(i)}>
          {held && i > 0 && !isMac() && '+'}
          <Box component="kbd" sx={cap}>
            {name(key)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
};

const cap = {
  fontFamily: 'inherit',
  fontSize: 11,
  lineHeight: '18px',
  minWidth: 20,
  px: 1.25,
  textAlign: 'center',
  borderRadius: '4px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;

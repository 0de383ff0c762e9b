import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseHex } from '../../../../domain/design/palette';
import { ColorChooser } from '../lazy-parts';
import { recentColors } from '../recent';

interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb`; null for none. */
  readonly value: string | null;
  readonly onStart: () => void;
  readonly onChange: (hex: string) => void;
  /** Offers to have no colour. */
  readonly onNone?: () => void;
  readonly disabled?: boolean;
}

/** A colour: its swatch opens the palette, the colours in use and the system's picker; its hex code may be typed. */
export const ColorField = ({ label, value, onStart, onChange, onNone, disabled = false }: ColorFieldProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wrong = draft !== null && draft.trim() !== '' && parseHex(draft) === null;
  const put = (hex: string): void => {
    onStart();
    onChange(hex);
    recentColors.remember(hex);
  };
  const finish = (): void => {
    const typed = draft === null ? null : parseHex(draft);
    if (typed !== null && typed !== value) put(typed);
    if (draft?.trim() === '' && value !== null && onNone) {
      onStart();
      onNone();
    }
    setDraft(null);
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0, ...(disabled && { opacity: 0.5, pointerEvents: 'none' }) }} inert={disabled}>
      <Typography id={id} variant="caption" noWrap component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <ButtonBase
          aria-label={t('color.choose', { name: label })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            width: 32,
            height: 32,
            flexShrink: 0,
            borderRadius: 1,
            bgcolor: value ?? undefined,
            background: value === null ? NONE : undefined,
            boxShadow: 'inset 0 0 0 1px rgba(128,128,128,.55)',
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        />
        <OutlinedInput
          size="small"
          fullWidth
          value={draft ?? value ?? ''}
          placeholder={t('color.none')}
          error={wrong}
          slotProps={{ input: { 'aria-label': `${label}: ${t('properties.hex')}`, spellCheck: false, maxLength: 7 } }}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
            if (event.key === 'Escape') setDraft(null);
          }}
          sx={{ height: 32, fontSize: 13, '& input': { px: 2 } }}
        />
      </Box>
      {wrong && (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
          {t('color.wrong')}
        </Typography>
      )}
      {anchor && (
        <Suspense>
          <ColorChooser
            label={label}
            anchor={anchor}
            value={value}
            onStart={onStart}
            onChange={onChange}
            onPut={put}
            {...(onNone && { onNone: () => (onStart(), onNone()) })}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </Box>
  );
};

/** The sign for no colour: a red stroke on white. */
const NONE = 'linear-gradient(to top right, #fff 46%, #d42a2f 46% 54%, #fff 54%)';

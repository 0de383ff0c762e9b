import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PALETTE, parseHex, readableInk } from '../../../../domain/palette';
import { Hint } from '../../../ui/Hint';

export interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb`. */
  readonly value: string;
  readonly onStart: () => void;
  readonly onChange: (hex: string) => void;
  readonly disabled?: boolean;
}

/** The default palette by name, any other colour by its hex code or the system's picker. */
export const ColorField = ({ label, value, onStart, onChange, disabled }: ColorFieldProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : parseHex(draft);
  const put = (hex: string): void => {
    onStart();
    onChange(hex);
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ ...(disabled && { opacity: 0.5, pointerEvents: 'none' }) }} inert={disabled}>
      <Typography id={id} variant="caption" sx={{ color: 'text.secondary', display: 'block', mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 22px)', gap: 1.25, mb: 2 }}>
        {PALETTE.map(({ name, hex }) => {
          const text = t(`colors.${name}` as 'colors.white');
          return (
            <Hint key={name} title={text}>
              <ButtonBase
                aria-label={text}
                aria-pressed={hex === value}
                onClick={() => put(hex)}
                sx={{
                  width: 22,
                  height: 22,
                  borderRadius: '50%',
                  bgcolor: hex,
                  color: readableInk(hex),
                  boxShadow: 'inset 0 0 0 1px rgba(128,128,128,.45)',
                  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
                }}
              >
                {hex === value && <Check sx={{ fontSize: 14 }} />}
              </ButtonBase>
            </Hint>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Box
          component="input"
          type="color"
          aria-label={t('properties.moreColors')}
          value={value}
          onPointerDown={onStart}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            width: 36,
            height: 32,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
            cursor: 'pointer',
            flexShrink: 0,
          }}
        />
        <OutlinedInput
          size="small"
          fullWidth
          value={draft ?? value}
          error={typed === null}
          slotProps={{ input: { 'aria-label': t('properties.hex'), spellCheck: false, maxLength: 7 } }}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => {
            if (draft !== null && typed !== null && typed !== value) put(typed);
            setDraft(null);
          }}
          onKeyDown={(event) => event.key === 'Enter' && (event.target as HTMLElement).blur()}
          sx={{ height: 32, fontSize: 13 }}
        />
      </Box>
    </Box>
  );
};

import Block from '../../../ui/icons/Block';
import Check from '../../../ui/icons/Check';
import Colorize from '../../../ui/icons/Colorize';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { AnchoredPanel } from '../../../ui/AnchoredPanel';
import { PALETTE, readableInk } from '../../../../domain/design/palette';
import { selectDocument } from '../../../editor/selectors';
import { Hint } from '../../../ui/Hint';
import { recentColors } from '../recent';
import type { Root } from '../root';
import { documentColors } from './document-colors';
import { hasEyeDropper, pickFromScreen } from './eye-dropper';

interface ColorChooserProps {
  readonly label: string;
  readonly anchor: HTMLElement;
  /** `#rrggbb`; null for none. */
  readonly value: string | null;
  readonly onStart: () => void;
  /** What is chosen for now, as in the system's picker; part of the gesture that `onStart` began. */
  readonly onChange: (hex: string) => void;
  /** A choice that stands by itself. */
  readonly onPut: (hex: string) => void;
  readonly onNone?: () => void;
  readonly onClose: () => void;
}

/** The default palette by name, the colours of the design, those chosen last, any other by the system's picker or from the screen. */
export const ColorChooser = ({ label, anchor, value, onStart, onChange, onPut, onNone, onClose }: ColorChooserProps) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  // As they were when it opened: nothing moves under the pointer while colours are tried.
  const [{ used, recent }] = useState(() => ({ used: documentColors(selectDocument(store.getState())), recent: recentColors.list() }));
  const named = PALETTE.map(({ name, hex }) => ({ hex, name: t(`colors.${name}` as 'colors.white') }));
  const plain = (hexes: readonly string[]) => hexes.map((hex) => ({ hex, name: named.find((color) => color.hex === hex)?.name ?? hex }));
  return (
    <AnchoredPanel
      anchor={anchor}
      label={label}
      sx={{ width: 248, p: 4 }}
      onClose={() => {
        if (value !== null) recentColors.remember(value);
        onClose();
      }}
    >
      {used.length > 0 && <Swatches title={t('color.used')} colors={plain(used)} value={value} onPut={onPut} />}
      <Swatches title={t('color.palette')} colors={named} value={value} onPut={onPut} />
      {recent.length > 0 && <Swatches title={t('color.recent')} colors={plain(recent)} value={value} onPut={onPut} />}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box
          component="input"
          type="color"
          aria-label={t('properties.moreColors')}
          value={value ?? '#ffffff'}
          onPointerDown={onStart}
          onFocus={onStart}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            flex: 1,
            minWidth: 40,
            height: 32,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
            cursor: 'pointer',
          }}
        />
        {hasEyeDropper() && (
          <Hint title={t('color.pick')}>
            <Button
              variant="outlined"
              aria-label={t('color.pick')}
              onClick={() => void pickFromScreen().then((hex) => hex && onPut(hex))}
              sx={{ minWidth: 40, height: 32, p: 0 }}
            >
              <Colorize sx={{ fontSize: 18 }} />
            </Button>
          </Hint>
        )}
        {onNone && (
          <Button variant="outlined" startIcon={<Block />} disabled={value === null} onClick={onNone} sx={{ height: 32 }}>
            {t('color.none')}
          </Button>
        )}
      </Box>
    </AnchoredPanel>
  );
};

interface SwatchesProps {
  readonly title: string;
  readonly colors: readonly { readonly hex: string; readonly name: string }[];
  readonly value: string | null;
  readonly onPut: (hex: string) => void;
}

const Swatches = ({ title, colors, value, onPut }: SwatchesProps) => (
  <Box role="group" aria-label={title} sx={{ mb: 3 }}>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 24px)', gap: 1.5 }}>
      {colors.map(({ hex, name }) => (
        <Hint key={hex} title={name}>
          <ButtonBase
            aria-label={name}
            aria-pressed={hex === value}
            onClick={() => onPut(hex)}
            sx={{
              width: 24,
              height: 24,
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
      ))}
    </Box>
  </Box>
);

import ArrowDropDown from '../../../../../ui/icons/ArrowDropDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '../../../../../ui/AnchoredPanel';
import { FontList } from './FontList';
import { useFontFace } from './use-font-face';

interface FontPickerProps {
  readonly family: string;
  readonly disabled: boolean;
  readonly onChange: (family: string) => void;
}

/** The font in its own letters; opens the list of all. */
export const FontPicker = ({ family, disabled, onChange }: FontPickerProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const face = useFontFace(family);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Typography id={id} variant="caption" component="p" sx={{ color: disabled ? 'text.disabled' : 'text.secondary', mb: 0.5 }}>
        {t('properties.font')}
      </Typography>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-labelledby={`${id} ${id}-family`}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          justifyContent: 'space-between',
          width: 1,
          height: 32,
          paddingInlineStart: 2.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 14,
          fontFamily: face,
          opacity: disabled ? 0.5 : 1,
          '&:hover': { borderColor: 'text.primary' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box component="span" id={`${id}-family`} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {family}
        </Box>
        <ArrowDropDown />
      </ButtonBase>
      <AnchoredPanel anchor={anchor} label={t('text.fonts')} sx={{ width: 272, height: 420, p: 4 }} onClose={() => setAnchor(null)}>
        <FontList family={family} onChoose={onChange} />
      </AnchoredPanel>
    </>
  );
};

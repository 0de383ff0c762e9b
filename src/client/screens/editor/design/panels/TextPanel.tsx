import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { sceneFonts } from '../../../../scene/fonts';
import { PanelSection } from './PanelSection';
import { useFontPreviews } from './use-font-previews';

export interface TextPanelProps {
  /** The selected text's font; null when no text is selected. */
  readonly family: string | null;
  readonly onAdd: (family: string) => void;
  readonly onFont: (family: string) => void;
}

/** Adds text; each font shows itself. */
export const TextPanel = ({ family, onAdd, onFont }: TextPanelProps) => {
  const { t } = useTranslation('editor');
  useFontPreviews();
  return (
    <>
      <Button fullWidth variant="contained" startIcon={<Title />} onClick={() => onAdd(family ?? DEFAULT_FAMILY)} sx={{ mb: 5 }}>
        {t('text.add')}
      </Button>
      <PanelSection title={t('text.fonts')}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('text.hint')}
        </Typography>
        {sceneFonts.map((font) => (
          <ButtonBase
            key={font.slug}
            aria-pressed={font.family === family}
            onClick={() => (family === null ? onAdd(font.family) : onFont(font.family))}
            sx={{
              display: 'block',
              width: 1,
              textAlign: 'left',
              px: 3,
              py: 2,
              mb: 1.5,
              border: 1,
              borderColor: font.family === family ? 'primary.main' : 'divider',
              borderRadius: 1,
              '&:hover': { bgcolor: 'action.hover' },
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box
              component="span"
              sx={{
                display: 'block',
                fontFamily: `"${font.family}"`,
                fontSize: 22,
                lineHeight: 1.35,
                whiteSpace: 'nowrap',
                overflow: 'hidden',
              }}
            >
              {t('text.sample')}
            </Box>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {font.family}
            </Typography>
          </ButtonBase>
        ))}
      </PanelSection>
    </>
  );
};

const DEFAULT_FAMILY = 'Oswald';

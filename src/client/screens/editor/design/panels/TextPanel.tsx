import Title from '../../../../ui/icons/Title';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { newText } from '../../../../editor/commands/text';
import { patchLayer } from '../../../../editor/document/actions';
import { selectSelectedLayer, selectSide } from '../../../../editor/selectors';
import { uiActions } from '../../../../editor/ui';
import type { Root } from '../../root';
import { FontList } from '../text/fonts/FontList';
import { useFontFace } from '../text/fonts/use-font-face';
import { PanelSection } from '../PanelSection';
import { presetChange, TEXT_PRESETS, type TextPreset } from '../text/text-presets';

/** Adds text in a look to start from, or in a font; with a text selected, a font is for that text. */
export const TextPanel = () => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const layer = useSelector(selectSelectedLayer);
  const text = layer?.type === 'text' ? layer : null;
  const add = (preset: TextPreset | null, words: string, fontFamily = preset?.fontFamily): void => {
    const added = newText(store.getState(), words, { fontFamily });
    if (!added) return;
    store.dispatch(added);
    const { id, sideId } = added.payload;
    const made = selectSide(store.getState())?.layers[id];
    // Adding and its look are one step of the history.
    if (preset && made?.type === 'text')
      store.dispatch(patchLayer({ sideId, layerId: id, change: presetChange(preset, made.fontSize) }, added.meta.gesture));
    store.dispatch(uiActions.type(id));
  };
  const choose = (fontFamily: string): void => {
    const { sideId } = store.getState().editor.ui;
    if (!text) add(null, t('text.placeholder'), fontFamily);
    else if (sideId !== null && !text.locked) store.dispatch(patchLayer({ sideId, layerId: text.id, change: { fontFamily } }));
  };
  return (
    <>
      <Button fullWidth variant="contained" startIcon={<Title />} onClick={() => add(null, t('text.placeholder'))} sx={{ mb: 4 }}>
        {t('text.add')}
      </Button>
      <PanelSection title={t('text.looks')}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          {TEXT_PRESETS.map((preset) => (
            <PresetButton
              key={preset.id}
              preset={preset}
              label={t(`text.preset.${preset.id}`)}
              onClick={() => add(preset, t(`text.preset.${preset.id}`))}
            />
          ))}
        </Box>
      </PanelSection>
      <PanelSection title={t('text.fonts')}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
          {text ? t('text.hintSelected') : t('text.hint')}
        </Typography>
        <FontList family={text?.fontFamily ?? null} onChoose={choose} />
      </PanelSection>
    </>
  );
};

interface PresetButtonProps {
  readonly preset: TextPreset;
  readonly label: string;
  readonly onClick: () => void;
}

/** A look, shown by its own name. */
const PresetButton = ({ preset, label, onClick }: PresetButtonProps) => {
  const { id, fontFamily, size, look } = preset;
  const face = useFontFace(fontFamily);
  return (
    <ButtonBase
      aria-label={label}
      onClick={onClick}
      sx={{
        height: 56,
        px: 1,
        gridColumn: WIDE.has(id) ? '1 / -1' : undefined,
        borderRadius: 1,
        bgcolor: look.strokeColor ? OUTLINED_GROUND : 'background.subtle',
        '&:hover': { bgcolor: look.strokeColor ? OUTLINED_GROUND : 'action.selected' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {look.curve ? (
        <ArchedWord word={label} face={face} />
      ) : (
        <Box
          component="span"
          sx={{
            fontFamily: face,
            fontSize: Math.max(13, Math.min(24, 22 * size)),
            fontWeight: look.fontWeight,
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            ...(look.strokeColor && OUTLINED),
            ...(look.shadowColor && { textShadow: `2px 2px 3px ${look.shadowColor}` }),
          }}
        >
          {label}
        </Box>
      )}
    </ButtonBase>
  );
};

const ArchedWord = ({ word, face }: { readonly word: string; readonly face: string | undefined }) => {
  const id = useId();
  return (
    <Box component="svg" viewBox="0 0 110 46" aria-hidden sx={{ height: 46, color: 'text.primary' }}>
      <path id={id} d="M 6 44 Q 55 6 104 44" fill="none" />
      <text fill="currentColor" fontSize="20" style={{ fontFamily: face }} textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {word}
        </textPath>
      </text>
    </Box>
  );
};

/** Dark about light, on a ground between the two in either theme, so that both are seen. */
const OUTLINED = { color: '#ffffff', WebkitTextStroke: '3px #0b0c0f', paintOrder: 'stroke fill' } as const;

const OUTLINED_GROUND = '#7c8088';

const WIDE: ReadonlySet<TextPreset['id']> = new Set(['heading']);

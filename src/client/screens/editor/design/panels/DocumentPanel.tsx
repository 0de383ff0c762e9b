import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { DEFAULT_DOCUMENT_SIZE, MAX_DOCUMENT_SIZE } from '../../../../../domain/design/mockup-save';
import { assetActions } from '../../../../editor/assets';
import { selectDocument, selectSide } from '../../../../editor/selectors';
import { ColorField } from '../../fields/ColorField';
import { NumberField } from '../../fields/NumberField';
import type { Root } from '../../root';
import { PanelSection } from '../PanelSection';
import { useSidePatch } from '../use-patch';
import { BackgroundPicture } from './BackgroundPicture';

/** The sheet the shown side is drawn on: its size, what lies behind, and the garment's colour, which all sides share. */
export const DocumentPanel = () => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const side = useSelector(selectSide);
  const color = useSelector((state: Root) => selectDocument(state).color);
  const { begin, patch, recolor } = useSidePatch();
  if (!side) return null;
  const size = (name: 'width' | 'height') => (
    <NumberField
      label={t(`properties.${name}`)}
      unit="px"
      min={1}
      max={MAX_DOCUMENT_SIZE}
      empty={DEFAULT_DOCUMENT_SIZE}
      value={side[name]}
      onFocus={begin}
      onChange={(value) => patch(side.id, { [name]: value })}
    />
  );
  return (
    <>
      <PanelSection title={t('document.garment')}>
        <ColorField label={t('document.garmentColor')} value={color} onStart={begin} onChange={recolor} />
      </PanelSection>
      <PanelSection title={t('document.size', { side: side.name })}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
          {size('width')}
          {size('height')}
        </Box>
      </PanelSection>
      <PanelSection title={t('document.background', { side: side.name })}>
        <ColorField
          label={t('document.backgroundColor')}
          value={side.backgroundColor}
          onStart={begin}
          onChange={(backgroundColor) => patch(side.id, { backgroundColor })}
          onNone={() => patch(side.id, { backgroundColor: null })}
        />
        <BackgroundPicture
          fileId={side.backgroundImage}
          onChoose={({ _id, filename }) => {
            begin();
            store.dispatch(assetActions.chosen({ fileId: _id, filename }));
            patch(side.id, { backgroundImage: _id });
          }}
          onNone={() => {
            begin();
            patch(side.id, { backgroundImage: null });
          }}
        />
      </PanelSection>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { SceneLayer } from '../../../../../scene/document';
import { figuresOf, type Figures } from '../../../../editor/geometry/figures';
import { wholeTurn } from '../../../../editor/geometry/similarity';
import { LengthField } from '../../fields/LengthField';
import type { Lengths } from '../../../../shell/stage/lengths';
import { NumberField } from '../../fields/NumberField';
import type { Root } from '../../root';

interface PlaceFieldsProps {
  readonly layers: readonly SceneLayer[];
  readonly lengths: Lengths;
  readonly disabled: boolean;
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (wanted: Partial<Figures>) => void;
}

/** Where what is drawn of layers lies, as one. Apart from the other fields, since these follow a hand on the stage. */
export const PlaceFields = ({ layers, lengths, disabled, onStart, onChange }: PlaceFieldsProps) => {
  const { t } = useTranslation('editor');
  const live = useSelector(({ editor }: Root) => editor.live);
  const figures = live ?? figuresOf(layers);
  if (!figures) return null;
  const length = (name: 'x' | 'y' | 'width' | 'height', min?: number) => (
    <LengthField
      lengths={lengths}
      label={t(`properties.${name}`)}
      min={min}
      value={figures[name]}
      disabled={disabled}
      onFocus={onStart}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {length('x')}
      {length('y')}
      {length('width', 1)}
      {length('height', 1)}
      {layers.length === 1 && (
        <NumberField
          label={t('properties.rotation')}
          unit="°"
          value={figures.rotation}
          disabled={disabled}
          onFocus={onStart}
          onChange={(rotation) => onChange({ rotation: wholeTurn(rotation) })}
        />
      )}
    </>
  );
};

import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import type { PanelProps } from '.';
import { documentActions } from '../../../../editor/document/actions';
import { productActions } from '../../../../editor/product/slice';
import { selectDocument, selectScene } from '../../../../editor/selectors';
import type { Root } from '../../root';
import { AttributeSection } from './AttributeSection';

/** Which colours and sizes are sold, how the design looks in each colour, and which of them the stage shows. */
export const ProductPanel = ({ preset }: PanelProps) => {
  const dispatch = useDispatch();
  const offered = useSelector(({ editor }: Root) => editor.product.form?.offered);
  const color = useSelector((state: Root) => selectDocument(state).color);
  const scene = useSelector(selectScene);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {preset.name}
      </Typography>
      {preset.prety_attributes.map((attribute) => (
        <AttributeSection
          key={attribute.attribute_type}
          attribute={attribute}
          chosen={offered?.[attribute.attribute_type] ?? []}
          scene={scene}
          color={color}
          onOffer={(values) => dispatch(productActions.edit({ offered: { ...offered, [attribute.attribute_type]: values } }))}
          onShowColor={(hex) => dispatch(documentActions.setColor(hex))}
        />
      ))}
    </>
  );
};

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '.';
import { addresses } from '../../../../../domain/addresses/addresses';
import { Link } from '../../../../ui/Link';
import { PanelSection } from '../PanelSection';
import { FileLibrary } from './FileLibrary';

/** The artwork of the design collection, to put on the product. */
export const DesignsPanel = ({ pictures }: PanelProps) => {
  const { t } = useTranslation('editor');
  return (
    <PanelSection
      title={t('designs.title')}
      aside={
        <Button component={Link} to={addresses.designCollection.print({ filter: 'all' })} size="small">
          {t('designs.manage')}
        </Button>
      }
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('designs.about')}
      </Typography>
      <FileLibrary of="designs" onUse={pictures.addFromLibrary} />
    </PanelSection>
  );
};

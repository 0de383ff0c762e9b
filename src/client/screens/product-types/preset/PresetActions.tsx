import Star from '../../../ui/icons/Star';
import StarBorder from '../../../ui/icons/StarBorder';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { presets, type Preset } from '../../../entities/presets';
import { useMutation } from '../../../kernel/hooks';
import { useMay, useMayDesign } from '../../../shell/session/use-may';
import { Hint } from '../../../ui/Hint';
import { Link } from '../../../ui/Link';

/** Marks a product type as a favourite, or no longer; only shown to who may not. */
export const FavoriteStar = ({ preset }: { readonly preset: Preset }) => {
  const { t } = useTranslation('products');
  const may = useMay('item_preset', 'update');
  const { submit, state } = useMutation(presets, presets.actions.update);
  const pending = state?.status === 'pending';
  const on = pending ? !preset.favorite : preset.favorite;
  const label = t('favorite', { name: preset.name });
  return (
    <Hint title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={on}
        disabled={!may}
        onClick={() => pending || submit({ ids: [preset._id], params: { favorite: !preset.favorite } })}
        sx={{ color: on ? 'warning.main' : undefined }}
      >
        {on ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
      </IconButton>
    </Hint>
  );
};

/** What can be done with the product type of a page. */
export const PresetActions = ({ preset }: { readonly preset: Preset }) => {
  const { t } = useTranslation('products');
  const mayDesign = useMayDesign();
  return (
    <>
      <FavoriteStar preset={preset} />
      {mayDesign && (
        <Button
          variant="outlined"
          component={Link}
          to={addresses.editor.print({ presetId: preset._id })}
          aria-label={t('designProduct', { name: preset.name })}
        >
          {t('design')}
        </Button>
      )}
    </>
  );
};

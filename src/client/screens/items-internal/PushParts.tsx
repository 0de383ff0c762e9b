import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';

/** Flags of jobItem (specification 2, §7); none set: everything is updated. */
export interface PushPartsChoice {
  readonly update_title_description?: boolean;
  readonly update_category_specifics?: boolean;
  readonly update_variants?: boolean;
  readonly update_image?: boolean;
  readonly update_sizechart?: boolean;
  readonly update_logistic?: boolean;
}

const PARTS = [
  ['update_title_description', 'text'],
  ['update_category_specifics', 'category'],
  ['update_variants', 'variants'],
  ['update_image', 'images'],
  ['update_sizechart', 'sizechart'],
  ['update_logistic', 'logistic'],
] as const;

interface PushPartsProps {
  readonly value: PushPartsChoice;
  readonly onChange: (value: PushPartsChoice) => void;
}

/** What is updated where a listing is on the store already. */
export const PushParts = ({ value, onChange }: PushPartsProps) => {
  const { t } = useTranslation('items');
  const everything = PARTS.every(([flag]) => !value[flag]);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 4, fontSize: 13 }}>
      <Box component="legend" sx={{ fontWeight: 500, p: 0, mb: 1 }}>
        {t('push.parts')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, '& label': { display: 'inline-flex', alignItems: 'center' } }}>
        <label>
          <Checkbox sx={{ p: 1 }} checked={everything} onChange={() => onChange({})} />
          {t('push.everything')}
        </label>
        {PARTS.map(([flag, name]) => (
          <label key={flag}>
            <Checkbox sx={{ p: 1 }} checked={Boolean(value[flag])} onChange={(_event, on) => onChange({ ...value, [flag]: on })} />
            {t(`push.${name}`)}
          </label>
        ))}
      </Box>
    </Box>
  );
};

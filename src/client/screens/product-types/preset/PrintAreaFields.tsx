import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ProductPresetInputLimits } from '../../../../contract/generated/limits';
import { areaFaults, type AreaField, type TypedArea } from '../../../../domain/product-presets/areas';
import { mockupPresets } from '../../../entities/mockup-presets';
import type { Preset } from '../../../entities/presets';
import { useList } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';
import { TypedField } from '../../../ui/form/TypedField';
import { Thumb } from '../../../ui/Thumb';
import type { SectionProps } from './section';

const PicturePicker = lazy(async () => ({ default: (await import('../../../shell/pictures/PicturePicker')).PicturePicker }));

const NEW_AREA: TypedArea = { position: '', label: '', width: '4500', height: '5400', image: null };

const SOME = 100;

/** How many templates print on each position. */
const useUses = (product_id: string): ReadonlyMap<string, number> => {
  const { rows } = useList(mockupPresets, { perpage: SOME, variables: { product_id } }, { skip: !useMay('mockup', 'view') });
  const uses = new Map<string, number>();
  for (const { sides } of rows) for (const { id } of sides) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
};

/** Where the provider prints, and how many pixels of a print file. */
export const PrintAreaFields = ({ preset, form: { control, errorOf, setValue } }: SectionProps & { readonly preset: Preset }) => {
  const { t } = useTranslation('preset');
  const areas = useWatch({ control, name: 'print_areas' });
  const uses = useUses(preset._id);
  // The place of the area a picture is chosen for.
  const [picking, setPicking] = useState<number | null>(null);
  const put = (next: readonly TypedArea[]): void => setValue('print_areas', [...next], { shouldDirty: true });
  const change = (at: number, part: Partial<TypedArea>): void =>
    put(areas.map((area, place) => (place === at ? { ...area, ...part } : area)));
  const faults = areaFaults(areas);
  const refusal = errorOf('print_areas');
  // Nothing is called wrong before somebody tried to save it, and what was put right is not.
  const error = refusal === t('form.fault.areas') && faults.length === 0 ? undefined : refusal;
  const known = new Set(preset.print_areas.map(({ position }) => position));
  return (
    <Box sx={{ maxWidth: 900 }}>
      {areas.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('page.noAreas')}
        </Typography>
      )}
      <Box component="ul" sx={{ display: 'flex', flexDirection: 'column', gap: 4, m: 0, p: 0, mb: 3, listStyle: 'none' }}>
        {areas.map((area, at) => (
          <AreaLine
            key={at}
            area={area}
            uses={known.has(area.position) ? (uses.get(area.position) ?? 0) : 0}
            wrong={error ? faults.flatMap((fault) => (fault.at === at ? fault.field : [])) : []}
            onChange={(part) => change(at, part)}
            onPick={() => setPicking(at)}
            onRemove={() => put(areas.toSpliced(at, 1))}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0, mb: 2 }}>
          {error}
        </FormHelperText>
      )}
      <Button
        variant="outlined"
        disabled={areas.length >= ProductPresetInputLimits.print_areas.entries}
        onClick={() => put([...areas, NEW_AREA])}
      >
        {t('areas.add')}
      </Button>
      <Suspense>
        {picking !== null && (
          <PicturePicker
            single
            onChoose={([file]) => {
              setPicking(null);
              if (file) change(picking, { image: { _id: file._id, url: file.url ?? '' } });
            }}
            onClose={() => setPicking(null)}
          />
        )}
      </Suspense>
    </Box>
  );
};

interface AreaLineProps {
  readonly area: TypedArea;
  /** Templates that print there as it was saved. */
  readonly uses: number;
  readonly wrong: readonly AreaField[];
  readonly onChange: (part: Partial<TypedArea>) => void;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

const AreaLine = ({ area, uses, wrong, onChange, onPick, onRemove }: AreaLineProps) => {
  const { t } = useTranslation('preset');
  const { position, label, width, height, image } = area;
  const name = label.trim() || position.trim() || t('areas.fresh');
  const side = (field: 'width' | 'height', value: string) => (
    <Box sx={{ flex: '1 1 96px' }}>
      <TypedField
        number="whole"
        label={t(`areas.${field}`)}
        invalid={wrong.includes(field)}
        value={value}
        onChange={(text) => onChange({ [field]: text })}
      />
    </Box>
  );
  return (
    <Box component="li" aria-label={name} sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      <Box sx={{ position: 'relative', flexShrink: 0 }}>
        <Button
          aria-label={t('areas.picture', { name })}
          onClick={onPick}
          sx={{ p: 1, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <Thumb src={image?.url} alt="" size={64} enlarge={false} />
        </Button>
        {image && (
          <IconButton
            size="small"
            aria-label={t('areas.dropPicture', { name })}
            onClick={() => onChange({ image: null })}
            sx={{ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 2, p: 0.5, bgcolor: 'background.paper' }}
          >
            <Close sx={{ fontSize: 14 }} />
          </IconButton>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, rowGap: 2 }}>
          <Box sx={{ flex: '2 1 140px' }}>
            <TypedField label={t('areas.label')} value={label} onChange={(text) => onChange({ label: text })} />
          </Box>
          <Box sx={{ flex: '2 1 140px' }}>
            <TypedField
              label={t('areas.position')}
              hint={uses === 0 && position === '' ? t('areas.positionHint') : undefined}
              disabled={uses > 0}
              invalid={wrong.includes('position')}
              value={position}
              onChange={(text) => onChange({ position: text })}
            />
          </Box>
          {side('width', width)}
          {side('height', height)}
        </Box>
        {uses > 0 && <FormHelperText sx={{ mx: 0 }}>{t('areas.used', { count: uses })}</FormHelperText>}
      </Box>
      <IconButton size="small" aria-label={t('areas.remove', { name })} disabled={uses > 0} onClick={onRemove} sx={{ mt: 7 }}>
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductPresetUpdateInput } from '../../../../contract/generated/operations';
import { variantLabel } from '../../../../domain/listing/variants';
import { unpackRows } from '../../../../domain/variant-grid/packed';
import type { Preset } from '../../../entities/presets';
import { Afterwards } from '../../../ui/Afterwards';
import { FormNotices } from '../../../ui/form/SaveForm';
import { SaveBar } from '../../../ui/form/SaveBar';
import { useInWords } from '../../../ui/form/use-in-words';
import { useSaveForm, type Save, type SaveForm } from '../../../ui/form/use-save-form';
import { Part } from '../../../ui/Part';
import { refusalSentence } from '../../../ui/refusal';
import { StyledAhead } from '../../../ui/StyledAhead';
import type { CellRefusal } from '../../../ui/variant-grid/use-grid';
import { AboutFields } from './AboutFields';
import { OptionFields } from './OptionFields';
import { PictureFields } from './PictureFields';
import {
  formOfPreset,
  changedFields,
  changesOf,
  FORM_FIELDS,
  presetShape,
  refusedCell,
  type PresetFault,
  type PresetForm,
} from './preset-form';
import { PrintAreaFields } from './PrintAreaFields';
import { PlatformFields } from './PlatformFields';
import { ShippingFields } from './ShippingFields';
import { SizeChartFields } from './SizeChartFields';
import { PresetMargin } from './PresetMargin';
import { VariantFields } from './VariantFields';
import { PackageFields } from './PackageFields';
import { useSectionForm, type SectionProps } from './section';

interface PresetChange {
  readonly updated_at: number | undefined;
  readonly params: ProductPresetUpdateInput;
}

interface PresetEditorProps {
  readonly preset: Preset;
  readonly save: Save<PresetChange> & { readonly state: (Save<PresetChange>['state'] & object) | undefined };
  readonly onReread: () => void;
  readonly onSaved: () => void;
}

/** Two versions of what has parts, by those that differ. */
const differing = <T,>(value: readonly T[], other: readonly T[], say: (one: T) => string): string =>
  value
    .filter((one, at) => JSON.stringify(one) !== JSON.stringify(other[at]))
    .map(say)
    .slice(0, 5)
    .join('\n') || '–';

/** A product type as one form: saved as a whole, asking which of two changes to keep. */
export const PresetEditor = ({ preset, save, onReread, onSaved }: PresetEditorProps) => {
  const { t } = useTranslation('preset');
  const values = useMemo(() => formOfPreset(preset), [preset]);
  const inWords = useInWords<PresetForm>((field) => t(`form.${field}`), {
    tags: (tags) => tags.join(', '),
    collections: (names) => names.join(', '),
    prety_attributes: (value, other) =>
      differing(
        value,
        other,
        ({ attribute_type, options }) => `${attribute_type}: ${options.map(({ ffm_value }) => ffm_value).join(', ')}`,
      ),
    attribute_specifics: (value, other) =>
      differing(
        unpackRows(value),
        unpackRows(other),
        (row) => `${variantLabel(row) || row.sku}: ${row.base_price} × ${row.fix_profit || '1'} + ${row.fixed_profit || '0'}`,
      ),
    size_chart: (chart) => chart?.columns.join(', ') ?? '–',
    print_areas: (value, other) =>
      differing(value, other, ({ label, position, width, height }) => `${label || position}: ${width} × ${height}`),
    extend_images: (pictures) => String(pictures.length),
    platforms: (value, other) => differing(value, other, ({ platform, category }) => `${platform}: ${category?.path.join(' › ') ?? '–'}`),
  });
  const words = useCallback((fault: string): string => t(`form.fault.${fault as PresetFault}`), [t]);
  const form = useSaveForm({
    of: `presets/${preset._id}`,
    row: { version: preset.updated_at, reread: onReread, inWords },
    shape: presetShape,
    values,
    words,
    save,
    variables: (checked, updated_at) => ({ updated_at, params: changesOf(checked, preset) }),
    fields: FORM_FIELDS,
    onSaved,
  });
  const sections = useSectionForm(form);
  const { error } = save.state ?? {};
  const refusals = useMemo(() => {
    const cell = error ? refusedCell(error.field, refusalSentence(error)) : null;
    return cell ? [cell] : [];
  }, [error]);

  const element = useRef<HTMLFormElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // What is typed in a cell or a field counts once it is left.
    if (document.activeElement instanceof HTMLElement && element.current?.contains(document.activeElement)) document.activeElement.blur();
    if (form.unsaved && !form.pending) element.current?.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <Box component="form" ref={element} noValidate onSubmit={form.onSubmit} sx={parts}>
      <FormNotices form={form} />
      <Sections preset={preset} form={sections} refusals={refusals} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('page.uses', { presets: preset.used_by.mockup_presets, mockups: preset.used_by.mockups, listings: preset.used_by.listings })}
      </Typography>
      <Unsaved before={values} form={form} />
    </Box>
  );
};

interface SectionsProps extends SectionProps {
  readonly preset: Preset;
  readonly refusals: readonly CellRefusal[];
}

/** Hundreds of fields: each follows its own value, and none the form as a whole. */
const Sections = memo(({ preset, form, refusals }: SectionsProps) => {
  const { t } = useTranslation('preset');
  return (
    <>
      <Part title={t('page.about')}>
        <AboutFields form={form} />
      </Part>
      <Part title={t('form.extend_images')}>
        <PictureFields form={form} />
      </Part>
      <Afterwards>
        <Part title={t('page.options')}>
          <OptionFields form={form} />
        </Part>
        <Part title={t('page.variants')}>
          <PresetMargin preset={preset} form={form} />
          <VariantFields form={form} refusals={refusals} />
        </Part>
        <Part title={t('page.shipping')}>
          <ShippingFields form={form} />
        </Part>
        <Part title={t('page.sizeChart')}>
          <SizeChartFields form={form} />
        </Part>
        <Part title={t('page.package')}>
          <PackageFields form={form} />
        </Part>
        <Part title={t('form.print_areas')}>
          <PrintAreaFields preset={preset} form={form} />
        </Part>
        <PlatformFields form={form} />
      </Afterwards>
    </>
  );
});
Sections.displayName = 'Sections';

/** Parts out of sight are neither styled nor laid out: there are thousands of elements. The edge leaves room for the outline of what has the focus. */
const parts = {
  display: 'flex',
  flexDirection: 'column',
  gap: 7,
  '& > section': { contentVisibility: 'auto', containIntrinsicSize: 'auto 120px', p: 1, m: -1 },
} as const;

/** What changed, and saving it. It alone follows every letter that is typed. */
const Unsaved = ({
  before,
  form: { control, pending, startOver },
}: {
  readonly before: PresetForm;
  readonly form: SaveForm<PresetForm>;
}) => {
  const { t } = useTranslation('preset');
  // Every field of a form has a value from its first showing on. The bar may come a moment after the key that was pressed.
  const typed = useDeferredValue(useWatch({ control }) as PresetForm);
  const changes = useMemo(() => changedFields(typed, before), [typed, before]);
  const bar = (names: readonly string[], isPending: boolean) => <SaveBar changes={names} pending={isPending} onDiscard={startOver} />;
  if (changes.length > 0)
    return bar(
      changes.map((field) => t(`form.${field}`)),
      pending,
    );
  return (
    <StyledAhead>
      {bar([''], false)}
      {bar([''], true)}
    </StyledAhead>
  );
};

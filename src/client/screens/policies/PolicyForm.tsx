import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingPresetInput } from '../../../contract/generated/operations';
import { RETURN_DAYS, RETURNS_PAID_BY, SERVICE_KINDS } from '../../../domain/shipping-presets/preset';
import { TERM_IDS } from '../../../domain/shipping-presets/platform-ids';
import type { ShippingPreset } from '../../entities/shipping-presets';
import { CountriesField } from '../../ui/form/CountriesField';
import { fieldGrid } from '../../ui/form/field-grid';
import { FlagField } from '../../ui/form/FlagField';
import { FormField } from '../../ui/form/FormField';
import { NumberField } from '../../ui/form/NumberField';
import { SaveForm } from '../../ui/form/SaveForm';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import { useFormat } from '../../ui/format';
import { Part } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';
import { faultOf, formOf, inputOf, policyShape, type PolicyForm as Typed, type ServiceRow } from './policy-form';
import { QuoteTry } from './QuoteTry';
import { ServiceRows } from './ServiceRows';
import { StoreIdRows } from './StoreIdRows';

interface PolicyFormProps {
  /** Undefined: new terms. */
  readonly preset: ShippingPreset | undefined;
  readonly readOnly: boolean;
  readonly save: Save<{ readonly updated_at: number | undefined; readonly params: ShippingPresetInput }>;
  /** Reads them anew. */
  readonly onReread: () => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Everything about some terms. */
export const PolicyForm = ({ preset, readOnly, save, onReread, onSaved, onClose }: PolicyFormProps) => {
  const { t } = useTranslation('policies');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const values = formOf(preset);
  const ids = Object.fromEntries(TERM_IDS.map(({ name }) => [name, t(`id.${name}`)])) as Record<(typeof TERM_IDS)[number]['name'], string>;
  const countryNames = (codes: readonly string[]): string => codes.map(format.country).join(', ');
  const inLines = (rows: readonly ServiceRow[]): string =>
    rows
      .map(({ service, countries, cost, additional_cost }) => `${service}: ${countryNames(countries)} ${cost} + ${additional_cost}`)
      .join('\n');
  const inWords = useInWords<Typed>(
    {
      name: t('form.name'),
      is_default: t('form.isDefault'),
      min: t('form.min'),
      max: t('form.max'),
      cutoff: t('form.cutoff'),
      domestic: t('form.domestic'),
      international: t('form.international'),
      excluded: t('form.excluded'),
      accept: t('form.accept'),
      days: t('form.returnDays'),
      paid_by: t('form.paidBy'),
      exchanges: t('form.exchanges'),
      stores: t('form.stores'),
      ...ids,
    },
    { domestic: inLines, international: inLines, excluded: countryNames, stores: (rows) => String(rows.length) },
  );
  // Those that were new when they were opened keep their draft's name, so that the draft goes with the save.
  const [draftName] = useState(preset ? `shippingPresets/${preset._id}` : 'shippingPresets/new');
  const form = useSaveForm({
    of: draftName,
    row: preset && { version: preset.updated_at, reread: onReread, inWords },
    shape: policyShape,
    values,
    words: (message) => refusalSentence(faultOf(message)),
    save,
    variables: (checked, updated_at) => ({ updated_at, params: inputOf(checked, preset) }),
    onSaved,
  });
  const { control, register, errorOf, pending, watch, setValue } = form;
  const typed = watch();
  const put = <Name extends 'domestic' | 'international' | 'excluded' | 'stores'>(name: Name, value: Typed[Name]): void =>
    setValue(name, value as never, { shouldDirty: true });
  return (
    <SaveForm form={form}>
      <Box component="fieldset" disabled={readOnly} sx={{ display: 'contents' }}>
        <FormField label={t('form.name')} hint={t('form.nameHint')} error={errorOf('name')} field={register('name')} autoFocus={!preset} />
        <FlagField
          label={t(preset?.is_default ? 'form.defaultFixed' : 'form.isDefault')}
          control={control}
          name="is_default"
          disabled={preset?.is_default ?? false}
        />
        <Part title={t('form.handling')}>
          <Box sx={fieldGrid(150)}>
            <NumberField whole label={t('form.min')} error={errorOf('min')} control={control} name="min" />
            <NumberField whole label={t('form.max')} control={control} name="max" />
            <FormField label={t('form.cutoff')} hint={t('form.cutoffHint')} error={errorOf('cutoff')} field={register('cutoff')} />
          </Box>
        </Part>
        {SERVICE_KINDS.map((kind) => (
          <Part key={kind} title={t(`form.${kind}`)}>
            <ServiceRows
              rows={typed[kind]}
              hint={kind === 'international' ? t('form.internationalHint') : undefined}
              error={errorOf(kind)}
              onChange={(rows) => put(kind, rows)}
            />
          </Part>
        ))}
        <CountriesField
          label={t('form.excluded')}
          hint={t('form.excludedHint')}
          error={errorOf('excluded')}
          value={typed.excluded}
          onChange={(codes) => put('excluded', codes)}
        />
        <QuoteTry form={typed} />
        <Part title={t('form.returns')}>
          <FlagField label={t('form.accept')} control={control} name="accept" />
          {typed.accept && (
            <Box sx={fieldGrid(150)}>
              <SelectField
                label={t('form.returnDays')}
                error={errorOf('days')}
                options={RETURN_DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
                field={register('days')}
              />
              <SelectField
                label={t('form.paidBy')}
                error={errorOf('paid_by')}
                options={RETURNS_PAID_BY.map((value) => ({ value, label: t(`paidBy.${value}`) }))}
                field={register('paid_by')}
              />
            </Box>
          )}
          <FlagField label={t('form.exchanges')} control={control} name="exchanges" />
        </Part>
        <Part title={t('form.ids')}>
          <Box sx={{ mb: 3, fontSize: 13, color: 'text.secondary' }}>{t('form.idsHint')}</Box>
          <Box sx={fieldGrid(150)}>
            {TERM_IDS.map(({ name }) => (
              <FormField key={name} label={ids[name]} error={errorOf(name)} field={register(name)} />
            ))}
          </Box>
          <StoreIdRows
            rows={typed.stores}
            words={ids}
            error={errorOf('stores')}
            readOnly={readOnly}
            onChange={(rows) => put('stores', rows)}
          />
        </Part>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {!readOnly && (
            <Button type="submit" variant="contained" loading={pending}>
              {common('action.save')}
            </Button>
          )}
          <Button onClick={onClose}>{common(readOnly ? 'action.close' : 'action.cancel')}</Button>
        </Box>
      </Box>
    </SaveForm>
  );
};

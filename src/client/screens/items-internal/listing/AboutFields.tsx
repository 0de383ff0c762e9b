import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PlatformId } from '../../../../domain/platforms';
import { Column } from '../../../ui/form/columns';
import { FormField } from '../../../ui/form/FormField';
import { SelectField } from '../../../ui/form/SelectField';
import { TagField } from '../../../ui/form/TagField';
import type { SectionProps } from './section';
import { TemplateMenu } from '../templates/TemplateMenu';
import { textFilled } from './listing-form';
import { TextLimits } from './TextLimits';

/** What somebody else gave it is kept among the choices. */
const STATUSES = ['Active', 'Inactive'] as const;
const PLACES = ['', 'before', 'after'] as const;

/** Names, texts, tags, collections and status. */
export const AboutFields = ({ form, listing, platforms }: SectionProps & { readonly platforms: readonly PlatformId[] }) => {
  const { t } = useTranslation('listing');
  const { control, register, errorOf, setValue, getValues } = form;
  // What stands there stays: the text comes behind it.
  const describe = (body: string): void => {
    const typed = getValues();
    const texts = [typed.description.trim(), textFilled(body, typed, listing)];
    setValue('description', texts.filter(Boolean).join('\n\n'), { shouldDirty: true });
  };
  const [tags, collections, status, second, place] = useWatch({
    control,
    name: ['tags', 'collections', 'status', 'description_ai', 'description_ai_pos'],
  });
  const known = STATUSES.map((value) => ({ value: value as string, label: t(`status.${value}`) }));
  const places = PLACES.map((value) => ({ value: value as string, label: t(`place.${value || 'none'}`) }));
  return (
    <Column>
      <FormField label={t('field.name')} error={errorOf('name')} field={register('name')} />
      <FormField
        label={t('field.custom_name')}
        hint={t('hint.custom_name')}
        error={errorOf('custom_name')}
        field={register('custom_name')}
      />
      <TextLimits form={form} names={['custom_name', 'name']} field="name" platforms={platforms} />
      <FormField label={t('field.description')} rows={[4, 16]} error={errorOf('description')} field={register('description')} />
      <TextLimits form={form} names={['description']} field="description" platforms={platforms} />
      <TemplateMenu onPick={describe} />
      <FormField
        label={t('field.description_ai')}
        hint={t('hint.description_ai')}
        rows={[2, 12]}
        error={errorOf('description_ai')}
        field={register('description_ai')}
      />
      {(second.trim() !== '' || place !== '') && (
        <SelectField
          label={t('field.description_ai_pos')}
          options={places.some(({ value }) => value === place) ? places : [...places, { value: place, label: place }]}
          field={register('description_ai_pos')}
        />
      )}
      {second.trim() !== '' && <TextLimits form={form} names={['description_ai']} field="description" platforms={platforms} />}
      <TagField
        label={t('field.tags')}
        error={errorOf('tags')}
        value={tags}
        onChange={(next) => setValue('tags', next, { shouldDirty: true })}
      />
      <TagField
        label={t('field.collections')}
        error={errorOf('collections')}
        value={collections}
        onChange={(next) => setValue('collections', next, { shouldDirty: true })}
      />
      <SelectField
        label={t('field.status')}
        error={errorOf('status')}
        options={known.some(({ value }) => value === status) ? known : [...known, { value: status, label: status }]}
        field={register('status')}
      />
    </Column>
  );
};

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/form/FormField';
import { TagField } from '../../../ui/form/TagField';
import { Column } from '../../../ui/form/columns';
import type { SectionProps } from './section';

/** Name, description, tags and collections. */
export const AboutFields = ({ form: { control, register, errorOf, setValue } }: SectionProps) => {
  const { t } = useTranslation('preset');
  const [tags, collections] = useWatch({ control, name: ['tags', 'collections'] });
  return (
    <Column>
      <FormField label={t('form.name')} error={errorOf('name')} field={register('name')} />
      <FormField label={t('form.description')} rows={[3, 12]} error={errorOf('description')} field={register('description')} />
      <TagField
        label={t('form.tags')}
        error={errorOf('tags')}
        value={tags}
        onChange={(next) => setValue('tags', next, { shouldDirty: true })}
      />
      <TagField
        label={t('form.collections')}
        error={errorOf('collections')}
        value={collections}
        onChange={(next) => setValue('collections', next, { shouldDirty: true })}
      />
    </Column>
  );
};

import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/form/NumberField';
import { Column, Side } from '../../../ui/form/columns';
import type { SectionProps } from './section';

const SIZES = ['weight', 'length', 'width', 'height'] as const;

/** What one piece weighs, and the parcel it goes in. */
export const PackageFields = ({ form: { control, errorOf } }: SectionProps) => {
  const { t } = useTranslation('preset');
  return (
    <Column>
      <Side>
        {SIZES.map((name) => (
          <NumberField key={name} control={control} name={name} label={t(`form.${name}`)} error={errorOf(name)} />
        ))}
      </Side>
    </Column>
  );
};

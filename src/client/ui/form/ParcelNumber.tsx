import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanNumber, courierByNumber, COURIERS, couriersFor } from '../../../domain/sales/couriers';
import { readTrackingNumbers } from '../../../domain/sales/tracking-numbers';
import { Labelled } from './Labelled';
import { SelectField } from './SelectField';

interface ParcelNumber {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** A courier's code; empty: whoever the number says. */
  readonly courier: string;
  readonly setCourier: (courier: string) => void;
  /** As it is kept, without blanks; several are as they were typed. */
  readonly number: string;
  /** Its number says whose it is. */
  readonly byNumber: boolean;
  /** Nobody can tell yet whose number it is. */
  readonly unclear: boolean;
}

/** The number of a parcel that is being typed, and whose it is. */
export const useParcelNumber = (): ParcelNumber => {
  const [typed, setTyped] = useState('');
  const [courier, setCourier] = useState('');
  const { numbers } = readTrackingNumbers(typed);
  const number = numbers.length > 1 ? typed : cleanNumber(typed);
  const byNumber = numbers.length > 0 && numbers.every(courierByNumber);
  return { typed, setTyped, courier, setCourier, number, byNumber, unclear: number !== '' && courier === '' && !byNumber };
};

/** Types the number of a parcel, and chooses its courier where the number does not say. */
export const ParcelNumberFields = ({ parcel }: { readonly parcel: ParcelNumber }) => {
  const { t } = useTranslation('trackings');
  const { typed, setTyped, courier, setCourier, number, byNumber, unclear } = parcel;
  const fitting = couriersFor(number);
  const others = COURIERS.filter((each) => !fitting.includes(each));
  return (
    <>
      <Labelled label={t('column.number')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            size="small"
            value={typed}
            autoComplete="off"
            slotProps={{ input: { maxLength: 400, dir: 'ltr', 'aria-describedby': describedBy } }}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Labelled>
      <SelectField
        label={t('column.courier')}
        hint={unclear ? t('chooseCourier', { number }) : undefined}
        value={courier}
        options={[
          { value: '', label: byNumber ? t('byNumber') : '–' },
          ...[...fitting, ...others].map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={setCourier}
      />
    </>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanNumber, COURIERS, couriersFor } from '../../../../domain/sales/couriers';
import { trackings } from '../../../entities/trackings';
import type { WorkOrder } from '../../../entities/work-orders';
import { useMutation } from '../../../kernel/hooks';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { refusalSentence } from '../../../ui/refusal';

/** Writes down the parcel in which everything that is left of it goes; whose number it is, is told by the number where it can be. */
export const TrackingEntry = ({ work }: { readonly work: WorkOrder }) => {
  const { t } = useTranslation('workshop');
  const { t: words } = useTranslation('trackings');
  const { submit, state } = useMutation(trackings, trackings.actions.add);
  const [typed, setTyped] = useState('');
  const [courier, setCourier] = useState('');
  const number = cleanNumber(typed);
  const fitting = couriersFor(number);
  const others = COURIERS.filter((each) => !fitting.includes(each));
  const unclear = number !== '' && courier === '' && fitting.length !== 1;
  const send = (): void =>
    void submit({ order_id: work.order_id, fo_id: work._id, tracking_number: number, courier_code: courier || null });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== '' && !unclear) send();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      <Labelled label={words('column.number')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            size="small"
            value={typed}
            autoComplete="off"
            slotProps={{ input: { maxLength: 60, dir: 'ltr', 'aria-describedby': describedBy } }}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Labelled>
      <SelectField
        label={words('column.courier')}
        hint={unclear ? words('chooseCourier', { number }) : undefined}
        value={courier}
        options={[
          { value: '', label: fitting.length === 1 ? words('byNumber') : '–' },
          ...[...fitting, ...others].map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={setCourier}
      />
      {state?.error && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {refusalSentence(state.error)}
        </Typography>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={number === '' || unclear}
        loading={state?.status === 'pending'}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('send.do')}
      </Button>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { trackings } from '../../../entities/trackings';
import type { WorkOrder } from '../../../entities/work-orders';
import { useMutation } from '../../../kernel/hooks';
import { ParcelNumberFields, useParcelNumber } from '../../../ui/form/ParcelNumber';
import { refusalSentence } from '../../../ui/refusal';

/** Writes down the parcel in which everything that is left of it goes; whose number it is, is told by the number where it can be. */
export const TrackingEntry = ({ work }: { readonly work: WorkOrder }) => {
  const { t } = useTranslation('workshop');
  const { submit, state } = useMutation(trackings, trackings.actions.add);
  const parcel = useParcelNumber();
  const { number, courier, unclear } = parcel;
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
      <ParcelNumberFields parcel={parcel} />
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

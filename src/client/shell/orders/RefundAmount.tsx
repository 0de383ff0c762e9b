import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';
import { Labelled } from '../../ui/form/Labelled';
import { useTypedNumber } from '../../ui/form/use-typed-number';

interface RefundAmountProps {
  readonly label: string;
  /** As typed; a plain number where it is one. */
  readonly amount: string;
  /** The amount that can still be refunded. */
  readonly left: number;
  readonly currency: string;
  readonly onChange: (amount: string) => void;
}

/** True for an amount that can be refunded. */
export const isRefundable = (amount: string, left: number): boolean => Number(amount) > 0 && Number(amount) <= left;

/** The amount of a refund, with what is left to refund; a higher one is told of at the field. */
export const RefundAmount = ({ label, amount, left, currency, onChange }: RefundAmountProps) => {
  const { t } = useTranslation('order');
  const format = useFormat();
  const typed = useTypedNumber(amount, onChange);
  const most = format.money(left, currency);
  return (
    <Labelled
      label={label}
      hint={t('refund.most', { amount: most })}
      error={Number(amount) > left ? t('refund.tooMuch', { amount: most }) : undefined}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          autoComplete="off"
          slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': describedBy } }}
          {...typed}
        />
      )}
    </Labelled>
  );
};

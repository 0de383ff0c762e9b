import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ORDER_QUESTIONS } from '../../../../domain/sales/order-questions';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import { useFormat } from '../../../ui/format';
import { ownDirection } from '../../../ui/styles';
import { useChange } from './use-change';

interface OrderQuestionsProps {
  readonly order: Order;
  readonly questions: OrderDesk['questions'];
  /** Whether the button that answers them is to stand here; nothing else of the page offers it. */
  readonly mayRelease: boolean;
}

/** The questions of an order's shop that a person has to decide on, each in a sentence that says what can be done. */
export const OrderQuestions = ({ order, questions, mayRelease }: OrderQuestionsProps) => {
  const { t } = useTranslation('order');
  const { change, pending } = useChange(order._id);
  const format = useFormat();
  const words = ({ code, said }: OrderDesk['questions'][number]): string => {
    const known = ORDER_QUESTIONS.find((each) => each === code);
    // A refund is told as its amount and its currency.
    const [, amount, currency] = (code === 'refund' && /^([\d.]+) ([A-Z]{3})$/.exec(said)) || [];
    return known
      ? t(`question.${known}`, { said: amount === undefined ? said : format.money(Number(amount), currency) })
      : `${code} ${said}`;
  };
  return (
    <Alert
      severity="warning"
      sx={{ mt: 4 }}
      action={
        mayRelease &&
        order.hold && (
          <Button color="inherit" loading={pending} onClick={() => change({ release: true })}>
            {t('do.release')}
          </Button>
        )
      }
    >
      {questions.map((question) => (
        <Typography key={`${question.code} ${question.said}`} sx={ownDirection}>
          {words(question)}
        </Typography>
      ))}
    </Alert>
  );
};

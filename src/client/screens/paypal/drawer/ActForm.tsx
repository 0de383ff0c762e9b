import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { paypalDisputeLimits } from '../../../../contract/generated/limits';
import { plainMoney } from '../../../../domain/currency';
import { refuse } from '../../../../domain/fault';
import { checkUpload } from '../../../../domain/files/upload-rules';
import { DISPUTE_ACTS, type DisputeAct } from '../../../../domain/sales/paypal-disputes';
import type { PaypalDesk } from '../../../entities/paypal-desks';
import { paypalItems, type PaypalItem } from '../../../entities/paypal-items';
import { useMutation } from '../../../kernel/hooks';
import { PictureFiles } from '../../../shell/orders/PictureFiles';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Facts } from '../../../ui/Facts';
import { useFormat } from '../../../ui/format';
import { FormField } from '../../../ui/form/FormField';
import { NumberField } from '../../../ui/form/NumberField';
import { FormNotices } from '../../../ui/form/SaveForm';
import { useInWords } from '../../../ui/form/use-in-words';
import { useSaveForm } from '../../../ui/form/use-save-form';
import { refusalSentence } from '../../../ui/refusal';
import { showToast } from '../../../ui/toast';

interface ActFormProps {
  readonly item: PaypalItem;
  readonly dispute: NonNullable<PaypalItem['dispute']>;
  readonly act: DisputeAct;
  readonly evidence: PaypalDesk['evidence'];
  readonly onSending: () => void;
  readonly onSent: () => void;
}

interface Typed {
  readonly note: string;
  readonly amount: string;
  readonly files: string[];
}

/** What PayPal takes of what can be uploaded here. */
const TAKEN = ['image/png', 'image/jpeg'];
const checked = ({ name, type, size }: File) =>
  TAKEN.includes(type) ? checkUpload({ filename: name, mimetype: type, size }) : refuse('paypal.fileKind', { values: { name } });

/** What cannot be taken back is asked once more. */
const ASKED: readonly DisputeAct[] = ['accept', 'escalate'];

const shapeOf = (act: DisputeAct, most: number) =>
  z.object({ note: z.string(), amount: z.string(), files: z.array(z.string()) }).superRefine(({ note, amount }, context) => {
    const rule = DISPUTE_ACTS[act];
    const tell = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message });
    if (rule.note === 'needed' && note.trim() === '') tell('note', 'paypal.noteMissing');
    if (rule.amount !== 'needed') return;
    if (!(Number(amount) > 0)) tell('amount', 'order.refundAmount');
    else if (Number(amount) > most) tell('amount', 'most');
  });

/** One answer to a dispute, with what PayPal asks for at this stage. */
export const ActForm = ({ item, dispute, act, evidence, onSending, onSent }: ActFormProps) => {
  const { t } = useTranslation('paypal');
  const format = useFormat();
  const dispatch = useDispatch();
  const { _id, updated_at } = item;
  const most = format.money(dispute.amount, dispute.currency);
  const rule = DISPUTE_ACTS[act];
  const [asking, setAsking] = useState(false);
  const sure = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const inWords = useInWords<Typed>(
    { note: t('note'), amount: t('offered'), files: t('files.title') },
    { files: (ids) => format.count(ids.length) },
  );
  const shows = act === 'evidence' || act === 'appeal';
  const form = useSaveForm({
    of: `paypal/${_id}/${act}`,
    row: { version: updated_at, reread: () => dispatch(paypalItems.actions.load({ variables: { _id } })), inWords },
    shape: shapeOf(act, dispute.amount),
    values: {
      note: shows ? (evidence?.note ?? '') : '',
      amount: act === 'offer' ? plainMoney(dispute.amount, dispute.currency) : '',
      files: [] as string[],
    },
    words: (fault) => (fault === 'most' ? t('most', { amount: most }) : refusalSentence({ refusal: fault })),
    save: useMutation(paypalItems, paypalItems.actions.dispute),
    variables: ({ note, amount, files }, version) => ({
      _id,
      updated_at: version,
      act,
      note: note.trim(),
      ...(rule.amount === 'needed' && { amount: Number(amount) }),
      ...(rule.files !== 'none' && { files }),
    }),
    onSaved: () => {
      setAsking(false);
      showToast(t('answered'));
      onSent();
    },
  });
  const { register, errorOf, control, watch, setValue, pending } = form;
  const files = watch('files');
  const onSubmit = (event: FormEvent): void => {
    if (sure.current || !ASKED.includes(act)) {
      sure.current = false;
      onSending();
      form.onSubmit(event);
      return;
    }
    event.preventDefault();
    void form.trigger().then((valid) => valid && setAsking(true));
  };
  return (
    <Box component="form" ref={element} noValidate onSubmit={onSubmit} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <FormNotices form={form} />
      {shows && evidence && (
        <Facts
          facts={[
            [t('column.number'), evidence.tracking_number],
            [t('column.carrier'), evidence.carrier_name],
            [t('shipped'), evidence.shipped_at !== null && format.dateTime(evidence.shipped_at)],
            [t('delivered'), evidence.delivered_at !== null && format.dateTime(evidence.delivered_at)],
          ]}
        />
      )}
      {rule.amount === 'needed' && (
        <NumberField
          label={`${t('offered')} (${dispute.currency})`}
          hint={t('most', { amount: most })}
          error={errorOf('amount')}
          control={control}
          name="amount"
        />
      )}
      <FormField
        label={t(rule.note === 'needed' ? 'note' : 'noteOptional')}
        hint={t('noteHint')}
        error={errorOf('note')}
        rows={shows ? [6, 14] : [3, 8]}
        field={register('note')}
      />
      {rule.files !== 'none' && (
        <PictureFiles
          title={t('files.title')}
          add={t('files.add')}
          accept={TAKEN}
          check={checked}
          most={paypalDisputeLimits.files.entries}
          value={files}
          onChange={(next) => setValue('files', [...next], { shouldDirty: true })}
        />
      )}
      <Button type="submit" variant="contained" loading={pending} sx={{ alignSelf: 'flex-start' }}>
        {t(`send.${act}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(act === 'accept' ? 'sure.accept' : 'sure.escalate', { amount: most })}
        text={t(act === 'accept' ? 'sure.acceptText' : 'sure.escalateText', { amount: most })}
        confirm={t(`send.${act}`)}
        pending={pending}
        error={form.refusal ?? undefined}
        onConfirm={() => {
          sure.current = true;
          element.current?.requestSubmit();
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
};

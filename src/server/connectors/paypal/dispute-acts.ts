import { z } from 'zod';
import { plainMoney } from '../../../domain/currency';
import type { DisputeAct } from '../../../domain/sales/paypal-disputes';
import type { Effect } from '../connector';
import { formWithFiles, type FormFile } from '../form';
import { carrierFields } from './carriers';
import type { PaypalClient } from './client';
import { DISPUTES, LINKS, readDispute, type PaypalDisputeFacts } from './disputes';

/** Something to be done about a dispute. */
export interface OutgoingAct {
  /** Ours. */
  readonly key: string;
  readonly dispute_id: string;
  readonly act: DisputeAct;
  readonly note: string;
  readonly amount: number | null;
  readonly currency: string;
  /** Times the same was said before. */
  readonly earlier: number;
  readonly parcel: { readonly tracking_number: string; readonly courier_code: string; readonly courier_name: string } | null;
  readonly files: readonly Omit<FormFile, 'field'>[];
}

const evidenceOf = ({ note, parcel }: OutgoingAct) => ({
  evidences: [
    {
      evidence_type: parcel ? 'PROOF_OF_FULFILLMENT' : 'OTHER',
      notes: note,
      ...(parcel && {
        evidence_info: {
          tracking_info: [evidenceParcel(parcel)],
        },
      }),
    },
  ],
});

const evidenceParcel = ({ tracking_number, courier_code, courier_name }: NonNullable<OutgoingAct['parcel']>) => {
  const { carrier, carrier_name_other } = carrierFields(courier_code, courier_name);
  return { carrier_name: carrier, ...(carrier_name_other && { carrier_name_other }), tracking_number };
};

/** Currencies PayPal takes whole amounts of only, whatever ISO 4217 says of them. */
const WHOLE: readonly string[] = ['HUF', 'JPY', 'TWD'];

const paypalAmount = (amount: number, currency: string): string =>
  WHOLE.includes(currency) ? String(Math.round(amount)) : plainMoney(amount, currency);

/** What each act is sent as. */
const payloadOf: Readonly<Record<DisputeAct, (act: OutgoingAct) => unknown>> = {
  message: ({ note }) => ({ message: note }),
  offer: ({ note, amount, currency }) => ({
    note,
    offer_amount: { currency_code: currency, value: paypalAmount(amount ?? 0, currency) },
    offer_type: 'REFUND',
  }),
  escalate: ({ note }) => ({ note }),
  accept: ({ note }) => ({ note: note || 'Full refund to the customer.', accept_claim_type: 'REFUND' }),
  evidence: evidenceOf,
  appeal: evidenceOf,
};

/** Evidence and appeals are forms, whether files go along or not. */
const asForm: readonly DisputeAct[] = ['evidence', 'appeal'];

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Whether a dispute shows that an act was done about it. */
const isDone = (dispute: PaypalDisputeFacts, { act, note, amount, earlier }: OutgoingAct): boolean => {
  if (act === 'escalate') return dispute.stage !== 'INQUIRY';
  if (act === 'accept') return dispute.status === 'RESOLVED';
  const same = dispute.said.filter(
    (said) => said.act === act && plain(said.note) === plain(note) && (act !== 'offer' || said.amount === amount),
  );
  return same.length > earlier;
};

const effectOf = ({ key, act }: OutgoingAct): Effect => ({ key: `act ${key}`, what: `dispute ${act}` });

/** Does something about a dispute, once: where it was sent before, PayPal is asked first whether it has it. */
export const answerDispute = async (client: PaypalClient, act: OutgoingAct): Promise<void> => {
  const { ledger } = client.transport.outside;
  const { key } = effectOf(act);
  if ((await ledger.firstSent(key)) !== null) {
    await client.transport.quiet(key);
    const dispute = await readDispute(client, act.dispute_id);
    await ledger.settle(key);
    if (dispute && isDone(dispute, act)) return;
  }
  await sendAct(client, act);
};

const sendAct = async (client: PaypalClient, act: OutgoingAct): Promise<void> => {
  const payload = payloadOf[act.act](act);
  const form = asForm.includes(act.act)
    ? formWithFiles({}, [
        { field: 'input', type: 'application/json', bytes: Buffer.from(JSON.stringify(payload)) },
        ...act.files.map((file) => ({ ...file, field: 'evidence-file' })),
      ])
    : undefined;
  await client.ask({
    method: 'POST',
    path: `${DISPUTES}/${encodeURIComponent(act.dispute_id)}/${LINKS[act.act].path}`,
    ...(form ? { form } : { json: payload }),
    requestId: act.key,
    effect: effectOf(act),
    shape: z.unknown(),
  });
};

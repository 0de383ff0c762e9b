import { useTranslation } from 'react-i18next';
import type { ToldParcelInput } from '../../../../contract/generated/operations';
import type { Fault } from '../../../../domain/fault';
import type { ParcelAnswer } from '../../../tasks/imports';
import { FileRows } from '../../../ui/FileRows';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';

/** Lines that are shown; the rest are counted. */
const SHOWN = 500;

interface ImportRowsProps {
  readonly faults: readonly Fault[];
  readonly parcels: readonly ToldParcelInput[];
  readonly answers: readonly ParcelAnswer[];
}

const RANK: Readonly<Record<string, number>> = { refused: 0, new: 1, known: 2 };

/** What becomes of each line of a file, those that are wrong first. */
export const ImportRows = ({ faults, parcels, answers }: ImportRowsProps) => {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const judged = answers
    .flatMap((answer, at) => {
      const parcel = parcels[at];
      return parcel ? [{ answer, parcel }] : [];
    })
    .toSorted((a, b) => (RANK[a.answer.state] ?? 0) - (RANK[b.answer.state] ?? 0));
  const lines = [
    ...faults.map((fault) => ({ bad: true, number: '', order: '', words: refusalSentence(fault) })),
    ...judged.map(({ answer: { state, msg, order_number, courier_name }, parcel }) => ({
      bad: state === 'refused',
      number: parcel.tracking_number,
      order: order_number === null ? parcel.reference : `#${order_number}`,
      words: msg
        ? refusalSentence({ ...msg, message: msg.msg })
        : state === 'known'
          ? t('import.known')
          : t('import.new', { courier: courier_name ?? '' }),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <FileRows
      heads={[t('column.number'), t('column.tracking'), t('import.what')]}
      rows={lines.slice(0, SHOWN).map(({ bad, number, order, words }, key) => ({ key, bad, cells: [order, number, words] }))}
      more={lines.length > SHOWN && <p>{t('import.more', { count: lines.length - SHOWN, shown: format.count(SHOWN) })}</p>}
    />
  );
};

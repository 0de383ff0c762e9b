import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ToldParcelInput } from '../../../../contract/generated/operations';
import type { Fault } from '../../../../domain/fault';
import type { ParcelAnswer } from '../../../tasks/imports';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { ownDirection } from '../../../ui/styles';

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
    <Box sx={{ overflow: 'auto', maxHeight: 360 }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('column.number')}</th>
            <th scope="col">{t('column.tracking')}</th>
            <th scope="col">{t('import.what')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ bad, number, order, words }, at) => (
            <tr key={at} data-bad={bad || undefined}>
              <td>{order}</td>
              <td>{number}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {lines.length > SHOWN && <p>{t('import.more', { count: lines.length - SHOWN, shown: format.count(SHOWN) })}</p>}
    </Box>
  );
};

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': { ...ownDirection, p: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& tr[data-bad] td:last-of-type': { color: 'error.main' },
} as const;

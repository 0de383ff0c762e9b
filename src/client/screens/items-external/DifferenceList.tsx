import CallReceived from '../../ui/icons/CallReceived';
import CloudUpload from '../../ui/icons/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { externalItems, type ExternalItem, type ExternalWhole } from '../../entities/external-items';
import { makeId } from '../../kernel/clock';
import { useMutation } from '../../kernel/hooks';
import { useFormat } from '../../ui/format';
import { Cards } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { fieldWord, sideWords } from './external-words';
import { TextDifference } from './TextDifference';

type Difference = ExternalWhole['differences'][number];

/** Fields whose words are compared one by one. */
const TEXTS: readonly string[] = ['name', 'description', 'tags'];

/** Variants shown of a field at first; a product may have two thousand. */
const SHOWN = 12;

interface DifferenceListProps {
  readonly product: ExternalItem;
  readonly differences: readonly Difference[];
  /** The person may settle them. */
  readonly may: boolean;
}

/** Field by field, what our item says and what the shop shows, with whose side is taken. */
export const DifferenceList = ({ product, differences, may }: DifferenceListProps) => {
  const { t } = useTranslation('external');
  const { submit, state } = useMutation(externalItems, externalItems.actions.take);
  useEffect(() => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state]);
  const pending = state?.status === 'pending';
  const take = (side: 'store' | 'ours', field: string): void =>
    void submit({ ids: [product._id], side, fields: [field], ...(side === 'store' && { edit: makeId() }) });
  return (
    <Cards>
      {differences.map((difference) => (
        <li key={difference.field}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
            <Typography component="h4" variant="body1" sx={{ flex: 1, fontWeight: 600 }}>
              {fieldWord(t, difference.field)}
            </Typography>
            {may && difference.takeable && (
              <Button
                size="small"
                variant="outlined"
                disabled={pending}
                startIcon={<CallReceived />}
                onClick={() => take('store', difference.field)}
              >
                {t('take.theirs')}
              </Button>
            )}
            {may && (
              <Button
                size="small"
                variant="outlined"
                disabled={pending}
                startIcon={<CloudUpload />}
                onClick={() => take('ours', difference.field)}
              >
                {t('take.ours')}
              </Button>
            )}
          </Box>
          <Sides difference={difference} currency={product.currency} />
        </li>
      ))}
    </Cards>
  );
};

const Sides = ({ difference, currency }: { readonly difference: Difference; readonly currency: string | null }) => {
  const { t } = useTranslation('external');
  const format = useFormat();
  const { field, ours, theirs, rows } = difference;
  const said = (text: string): string => sideWords(t, format, field, text, currency);
  if (rows.length > 0)
    return (
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('variant')}</th>
            <th scope="col">{t('ours')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ label, ours: mine, theirs: its }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{said(mine)}</td>
              <td>{said(its)}</td>
            </tr>
          ))}
          {rows.length > SHOWN && (
            <tr>
              <td colSpan={3}>{t('moreVariants', { count: rows.length - SHOWN })}</td>
            </tr>
          )}
        </tbody>
      </Box>
    );
  return (
    <Box sx={sides}>
      {(['ours', 'theirs'] as const).map((side) => (
        <div key={side}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t(side)}
          </Typography>
          {TEXTS.includes(field) && (side === 'ours' ? ours : theirs) !== '' ? (
            <TextDifference ours={ours} theirs={theirs} side={side} />
          ) : (
            <Box sx={{ overflowWrap: 'anywhere' }}>{said(side === 'ours' ? ours : theirs)}</Box>
          )}
        </div>
      ))}
    </Box>
  );
};

const sides = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 4 } as const;

const table = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', fontWeight: 400, py: 1, paddingInlineEnd: 2, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontSize: 12 },
} as const;

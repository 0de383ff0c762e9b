import ArrowBack from '../../../ui/icons/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { providerMakers, providerMakes } from '../../../entities/provider-products';
import { useList } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { ListFailure } from '../../../ui/Message';
import { Part } from '../../../ui/Part';
import { turned } from '../../../ui/styles';
import { AsOf } from './AsOf';
import { CreatePreset } from './CreatePreset';
import { MadeFacts } from './MadeFacts';

interface ChosenProductProps {
  readonly fulfilment: string;
  readonly product: string;
  /** Null: not chosen yet. */
  readonly maker: string | null;
  readonly onMaker: (maker: string) => void;
  readonly onBack: () => void;
}

/** A product of a provider's: who makes it, what they make of it, and the product type it becomes. */
export const ChosenProduct = ({ fulfilment, product, maker: chosen, onMaker, onBack }: ChosenProductProps) => {
  const { t } = useTranslation('source');
  const format = useFormat();
  const { rows, loading, error, reload } = useList(providerMakers, { variables: { fulfilment, product } });
  const told = rows[0];
  const maker = told?.makers.find(({ id }) => id === chosen) ?? told?.makers[0];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, maxWidth: 760 }}>
      <Box>
        <Button startIcon={<ArrowBack sx={turned} />} onClick={onBack}>
          {t('back')}
        </Button>
      </Box>
      {error && !told && <ListFailure error={error} onRetry={reload} />}
      {loading && !told && <Skeleton variant="rounded" height={160} />}
      {told && (
        <>
          <Box>
            <Typography variant="h2">{told.product.name}</Typography>
            {told.product.description && (
              <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', mt: 1 }}>{told.product.description}</Typography>
            )}
          </Box>
          <Part title={t('maker')}>
            <RadioGroup aria-label={t('maker')} value={maker?.id ?? ''} onChange={(_event, id) => onMaker(id)}>
              {told.makers.map(({ id, name, country }) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  control={<Radio size="small" />}
                  label={country ? `${name}, ${t('sentFrom', { country: format.country(country) })}` : name}
                />
              ))}
            </RadioGroup>
          </Part>
          {maker && <Made key={maker.id} fulfilment={fulfilment} product={product} maker={maker.id} />}
        </>
      )}
    </Box>
  );
};

const Made = ({ fulfilment, product, maker }: { readonly fulfilment: string; readonly product: string; readonly maker: string }) => {
  const [refresh, setRefresh] = useState(false);
  const variables = { fulfilment, product, maker, ...(refresh && { refresh }) };
  const { rows, loading, error, reload } = useList(providerMakes, { variables });
  const made = rows[0];
  if (error && !made) return <ListFailure error={error} onRetry={reload} />;
  if (!made) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      <MadeFacts made={made} />
      <AsOf
        keptAt={made.kept_at}
        reason={made.reason}
        busy={loading}
        onRefresh={() => {
          if (refresh) reload();
          setRefresh(true);
        }}
      />
      <CreatePreset made={made} />
    </>
  );
};

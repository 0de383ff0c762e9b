import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import type { Loss } from '../../../../domain/listing/loss';
import type { EditorSave } from '../../../editor/save/slice';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { LossLine } from '../../../ui/LossLine';
import { useFailureText } from '../use-failure-text';
import { SaveSteps } from './SaveSteps';

interface PublishSummary {
  readonly product: string;
  readonly variants: { readonly chosen: number; readonly total: number };
  readonly prices: { readonly low: number; readonly high: number } | null;
  readonly loss: Loss | null;
  readonly tags: readonly string[];
}

interface PublishViewProps {
  readonly summary: PublishSummary;
  readonly previews: ReactNode;
  /** What preflight has to say. */
  readonly checks: ReactNode;
  /** Id of the sentence that says why nothing can be saved yet; null when it can. */
  readonly blockedBy: string | null;
  /** What to do about a newer version on the server, if there is one. */
  readonly conflict: ReactNode;
  readonly save: Pick<EditorSave, 'status' | 'steps' | 'failure'>;
  readonly pictures: { readonly made: number; readonly total: number };
  /** Where the name is typed. */
  readonly name: ReactNode;
  /** Where the product is listed as it is shown; null while it is not put up. */
  readonly itemId: string | null;
  readonly onPublish: () => void;
  readonly onStep: (step: 'design' | 'details') => void;
}

/** What will be saved, how far saving is, and where to go from there. */
export const PublishView = ({
  summary,
  previews,
  checks,
  blockedBy,
  conflict,
  save,
  pictures,
  name,
  itemId,
  onPublish,
  onStep,
}: PublishViewProps) => {
  const { t } = useTranslation('editor');
  const failureText = useFailureText();
  const running = save.status === 'running';
  const outcome = useRef<HTMLDivElement>(null);
  // How it went may stand below the window's edge.
  useEffect(() => {
    if (save.status === 'done' || save.status === 'failed') outcome.current?.scrollIntoView?.({ block: 'nearest' });
  }, [save.status]);
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 6 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 360px' },
          gap: 8,
          maxWidth: 1240,
          mx: 'auto',
          alignItems: 'start',
        }}
      >
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 4 }}>
            {t('publish.previews')}
          </Typography>
          {previews}
        </Box>
        <Paper variant="outlined" component="section" sx={{ p: 5 }}>
          <Typography variant="h2" sx={{ mb: 3 }}>
            {t('publish.summary')}
          </Typography>
          {name}
          <Summary {...summary} />
          <LossLine loss={summary.loss} />
          <Box sx={{ display: 'flex', gap: 2, mt: 3, mb: 5 }}>
            <Button variant="outlined" onClick={() => onStep('design')}>
              {t('publish.editDesign')}
            </Button>
            <Button variant="outlined" onClick={() => onStep('details')}>
              {t('publish.editDetails')}
            </Button>
          </Box>
          {checks}
          <SaveSteps steps={save.steps} pictures={pictures} />
          <Box ref={outcome} sx={{ scrollMarginBlock: 24 }}>
            {save.status === 'failed' && save.failure && (
              <Alert severity="error" sx={{ mt: 3 }}>
                {failureText(save.failure)}
              </Alert>
            )}
            {conflict}
            {itemId !== null ? (
              <>
                <Alert severity="success" sx={{ mt: 3, mb: 4 }}>
                  {t('publish.done')}
                </Alert>
                <Box sx={{ display: 'flex', gap: 2 }}>
                  <Button component={Link} to={addresses.internal.print({ _id: itemId, push: '1' })} variant="contained">
                    {t('publish.push')}
                  </Button>
                  <Button component={Link} to={addresses.internal.print({ _id: itemId })} variant="outlined">
                    {t('publish.seeItem')}
                  </Button>
                </Box>
              </>
            ) : (
              <Button
                fullWidth
                variant="contained"
                disabled={running || blockedBy !== null}
                aria-describedby={blockedBy ?? undefined}
                onClick={onPublish}
                sx={{ mt: 4, height: 40 }}
              >
                {running ? t('publish.running') : save.status === 'failed' ? t('publish.retry') : t('publish.save')}
              </Button>
            )}
          </Box>
        </Paper>
      </Box>
    </Box>
  );
};

const Summary = ({ product, variants, prices, tags }: PublishSummary) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const rows = [
    [t('publish.product'), product],
    [t('publish.variants'), t('product.count', variants)],
    [t('publish.prices'), prices ? format.moneyRange(prices.low, prices.high) : '–'],
    ...(tags.length > 0 ? [[t('publish.tags'), tags.join(', ')]] : []),
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2, m: 0, fontSize: 13 }}>
      {rows.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

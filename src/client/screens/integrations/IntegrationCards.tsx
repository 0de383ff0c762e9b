import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AppConfig } from '../../entities/app-configs';
import { useMay } from '../../shell/session/use-may';
import { ConnectionDrawer } from './ConnectionDrawer';
import { IntegrationCard } from './IntegrationCard';

/** The query parameter that opens how one is reached. */
const CONNECT_PARAM = 'connect';

interface IntegrationCardsProps {
  readonly label: string;
  readonly integrations: readonly AppConfig[];
  readonly loading: boolean;
  /** Reads them anew. */
  readonly onReread: () => void;
}

/** A card each, and the drawer of the one that is connected. */
export const IntegrationCards = ({ label, integrations, loading, onReread }: IntegrationCardsProps) => {
  const [params, setParams] = useSearchParams();
  const mayChange = useMay('app_config', 'update');
  const connecting = integrations.find(({ code, config }) => config && code === params.get(CONNECT_PARAM));
  const connect = useCallback((code: string) => setParams({ [CONNECT_PARAM]: code }), [setParams]);
  const close = useCallback(() => setParams({}, { replace: true }), [setParams]);
  return (
    <>
      <Box component="ul" aria-label={label} aria-busy={loading} sx={grid}>
        {integrations.map((each) => (
          <IntegrationCard key={each._id} integration={each} mayChange={mayChange} onConnect={connect} />
        ))}
        {loading && [0, 1, 2, 3, 4, 5].map((each) => <Skeleton key={each} component="li" variant="rounded" height={260} />)}
      </Box>
      {connecting && mayChange && <ConnectionDrawer integration={connecting} onReread={onReread} onClose={close} />}
    </>
  );
};

const grid = { display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))', p: 0, m: 0 } as const;

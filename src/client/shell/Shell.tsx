import Box from '@mui/material/Box';
import { VerticalLayout } from './layout/VerticalLayout';
import { SessionGate } from './session/SessionGate';
import { AppStateOverlay, usePreparedStates } from './states/AppStateOverlay';
import { useShownState } from './states/shown-state';

/** Everything around the screens: who is signed in, the layout, and the states that cover it all. */
export const Shell = () => {
  const state = useShownState();
  usePreparedStates();
  return (
    <>
      <Box inert={state !== null}>
        <SessionGate>{(user) => <VerticalLayout user={user} />}</SessionGate>
      </Box>
      {state && <AppStateOverlay state={state} />}
    </>
  );
};

import GlobalStyles from '@mui/material/GlobalStyles';
import { Provider } from 'react-redux';
import { parsePath, Router, type Navigator } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { noDrafts } from '../kernel/drafts/drafts';
import { Screens } from '../routes';
import { KeptForms } from '../shell/kept-forms';
import { createStyles, ThemedRoot } from '../ThemedRoot';
import { styleNonce } from '../style-nonce';
import { hiddenStyles } from './show-hidden';

const styles = createStyles(styleNonce);

/** Where the person went is in the recording; nothing here goes anywhere. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const drafts = async () => noDrafts;

/** The application as it is, over a store that is told every state. */
export const FrameApp = ({ store, address }: { readonly store: Store; readonly address: string }) => (
  <Provider store={store}>
    <ThemedRoot styles={styles} mirroredStyles={null}>
      <GlobalStyles styles={hiddenStyles} />
      <Router location={{ pathname: '/', search: '', hash: '', ...parsePath(address) }} navigator={still}>
        <KeptForms drafts={drafts}>
          <Screens />
        </KeptForms>
      </Router>
    </ThemedRoot>
  </Provider>
);

import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { parsePath, Router, type Navigator } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { noDrafts } from '../kernel/drafts/drafts';
import type { KeptForms } from '../shell/kept-forms';
import type { ThemedRoot, ThemedRootProps } from '../ThemedRoot';
import { hiddenStyles } from './show-hidden';

/** What the page has already; asked for from here, each would be a piece by itself in the first script. */
export interface FrameParts {
  readonly Screens: ComponentType;
  readonly KeptForms: typeof KeptForms;
  readonly ThemedRoot: typeof ThemedRoot;
  readonly styles: ThemedRootProps['styles'];
  readonly prepareShell: () => void;
}

/** Where the person went is in the recording; nothing here goes anywhere. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const drafts = async () => noDrafts;

interface FrameAppProps {
  readonly parts: FrameParts;
  readonly store: Store;
  readonly address: string;
}

/** The application as it is, over a store that is told every state. */
export const FrameApp = ({ parts, store, address }: FrameAppProps) => (
  <Provider store={store}>
    <parts.ThemedRoot styles={parts.styles} mirroredStyles={null}>
      <GlobalStyles styles={hiddenStyles} />
      <Router location={{ pathname: '/', search: '', hash: '', ...parsePath(address) }} navigator={still}>
        <parts.KeptForms drafts={drafts}>
          <parts.Screens />
        </parts.KeptForms>
      </Router>
    </parts.ThemedRoot>
  </Provider>
);

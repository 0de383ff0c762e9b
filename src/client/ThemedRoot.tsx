import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { shownTheme } from '../domain/people/customizer';
import { selectPreferences } from './shell/customizer/customizer-slice';
import { styleNonce } from './style-nonce';
import { mirroredTheme, theme } from './theme';
import { accentStyles } from './theme/accents';

export interface ThemedRootProps {
  readonly styles: EmotionCache;
  /** There already when the page begins from right to left. */
  readonly mirroredStyles: EmotionCache | null;
  readonly children: ReactNode;
}

/** Theme, colours and direction around everything, as the person prefers them. */
export const ThemedRoot = ({ styles, mirroredStyles, children }: ThemedRootProps) => {
  const { theme: scheme, layout, direction, menuTheme } = useSelector(selectPreferences);
  const [mirrored, setMirrored] = useState(mirroredStyles);
  const wanted = direction === 'rtl';
  useEffect(() => {
    if (!wanted || mirrored) return;
    // Without the network the page stays as it is.
    createMirroredStyles(styleNonce).then(setMirrored, () => undefined);
  }, [wanted, mirrored]);

  const rtl = wanted && mirrored !== null;
  useEffect(() => {
    document.documentElement.dir = rtl ? 'rtl' : 'ltr';
  }, [rtl]);
  return (
    <CacheProvider value={rtl ? mirrored : styles}>
      <ThemeProvider theme={rtl ? mirroredTheme() : theme} defaultMode={modeOf(shownTheme(scheme, layout))} storageManager={null}>
        <Scheme mode={modeOf(shownTheme(scheme, layout))} />
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={accentStyles(menuTheme)} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};

/** Semi-dark is a light page; only its sidebar is dark. */
const modeOf = (scheme: string): 'light' | 'dark' => (scheme === 'dark' ? 'dark' : 'light');

/** Tells MUI, which writes the scheme on the page. */
const Scheme = ({ mode }: { readonly mode: 'light' | 'dark' }) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
};

/** Puts scheme and direction on the page before anything is drawn, so that a dark page does not flash light. */
export const applyThemeBeforeFirstPaint = ({ theme: scheme, layout, direction }: ReturnType<typeof selectPreferences>): void => {
  document.documentElement.dataset.theme = modeOf(shownTheme(scheme, layout));
  document.documentElement.dir = direction;
};

/**
 * Has every rule that begins with an `@` start a sheet of its own, the order staying as it was. A browser that is given such a rule for a sheet looks anew
 * at all elements the sheet has rules for: in one large sheet that is every element of the page, whenever a dialog is opened for the first time.
 */
const inShortSheets = (cache: EmotionCache): EmotionCache => {
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    // Counted from nothing, it opens a sheet.
    if (rule.startsWith('@')) sheet.ctr = 0;
    insert(rule);
  };
  return cache;
};

/** Makes the place where styles written from left to right go. `nonce` is the page's, where it asks for one. */
export const createStyles = (nonce: string | undefined): EmotionCache => inShortSheets(createCache({ key: 'css', nonce, prepend: true }));

/** The same for right to left: every left becomes right on the way. The plugin loads when somebody first reads that way. */
export const createMirroredStyles = async (nonce: string | undefined): Promise<EmotionCache> => {
  const [{ default: mirror }, { prefixer }] = await Promise.all([import('@mui/stylis-plugin-rtl'), import('stylis')]);
  return inShortSheets(createCache({ key: 'rtl', nonce, prepend: true, stylisPlugins: [prefixer, mirror] }));
};

import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Widths of the sidebar and of its rail when collapsed, heights of navbar and footer, in pixels. */
export const SIDEBAR_WIDTH = 260;
export const RAIL_WIDTH = 64;
export const NAVBAR_HEIGHT = 56;
export const FOOTER_HEIGHT = 36;

/** Height of a table row, in pixels. */
export const ROW_HEIGHT = 40;

/** The same as it is drawn: compact rows are lower. */
export const DRAWN_ROW = `var(--row-height, ${ROW_HEIGHT}px)`;

/** Icons that point forwards or backwards. Undo and redo are not among them: they turn, and mean time. */
const POINTING = [
  'ArrowBack',
  'ArrowForward',
  'ChevronLeft',
  'ChevronRight',
  'FirstPage',
  'KeyboardArrowLeft',
  'KeyboardArrowRight',
  'KeyboardDoubleArrowLeft',
  'KeyboardDoubleArrowRight',
  'LastPage',
  'LogoutOutlined',
  'MenuOpen',
  'NavigateBefore',
  'NavigateNext',
  'OpenInNew',
  'Send',
];

export const components: Components<Omit<Theme, 'components'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // What the keyboard moves to is scrolled to where neither navbar nor footer covers it.
      html: { scrollPaddingBlock: `${NAVBAR_HEIGHT}px ${FOOTER_HEIGHT}px` },
      body: { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: '"cv11"' },
      // Icons that point along the text point the other way in a page that reads from right to left. MUI names its icons this way.
      [POINTING.map((icon) => `[dir="rtl"] [data-testid="${icon}Icon"]`).join()]: { scale: '-1 1' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  // A sentence keeps its own direction where people read from right to left.
  MuiAlert: { styleOverrides: { message: { '&, & > *': { unicodeBidi: 'plaintext', textAlign: 'left' } } } },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { fontFamily: 'inherit' } } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        paddingInline: theme.spacing(3),
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
      // On dark a divider is too faint to bound a button.
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        ...theme.applyStyles('dark', { borderColor: `rgb(${theme.vars.palette.text.primaryChannel} / 0.28)` }),
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.shape.borderRadius,
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  // Where lines run from right to left, a sentence keeps its full stop and an amount its sign on their own sides.
  MuiFormHelperText: { styleOverrides: { root: { unicodeBidi: 'plaintext' } } },
  // Else every input brings keyframes of its own, to hear of what a browser fills in: each has the whole page styled anew, and nobody here listens.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: { styleOverrides: { root: { fontSize: 14 } } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, minWidth: 0, paddingInline: theme.spacing(3), fontWeight: 500, textTransform: 'none' }),
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableRow: { styleOverrides: { root: { height: DRAWN_ROW } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 13,
        unicodeBidi: 'plaintext',
        paddingBlock: 0,
        paddingInline: theme.spacing(3),
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        fontSize: 12,
        fontWeight: 500,
        height: 36,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.subtle,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: 13, minHeight: 36 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, fontWeight: 600 } } },
  MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(4, 6) }) } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

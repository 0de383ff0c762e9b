import GlobalStyles from '@mui/material/GlobalStyles';

/** As long as it is drawn, rows of tables are 32 px high: what stands one below the other stands in a line, as far as there is room, and pictures are smaller. */
export const CompactRows = () => <GlobalStyles styles={compact} />;

const compact = {
  ':root': { '--row-height': '32px', '--row-picture': '24px' },
  ':root td .stacked': { flexDirection: 'row', alignItems: 'baseline', columnGap: 8, paddingBlock: 0 },
  ':root td .stacked > *': { flex: '0 1 auto', minWidth: 0 },
  ':root td.end .stacked': { justifyContent: 'flex-end' },
  ':root td .words': { WebkitLineClamp: '1' },
  ':root td [data-wrap]': { flexWrap: 'nowrap' },
} as const;

import ArrowDownward from '../../ui/icons/ArrowDownward';
import KeyboardDoubleArrowUp from '../../ui/icons/KeyboardDoubleArrowUp';
import ArrowUpward from '../../ui/icons/ArrowUpward';
import Box from '@mui/material/Box';

const MARKS = {
  urgent: { Icon: KeyboardDoubleArrowUp, color: 'error.main' },
  high: { Icon: ArrowUpward, color: 'warning.dark' },
  low: { Icon: ArrowDownward, color: 'text.secondary' },
} as const;

/** How a task presses, by mark and word; what presses as usual has no mark. */
export const PriorityMark = ({ priority, label }: { readonly priority: string; readonly label: string }) => {
  const mark = MARKS[priority as keyof typeof MARKS] as (typeof MARKS)[keyof typeof MARKS] | undefined;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13, verticalAlign: 'middle' }}>
      {mark && <mark.Icon aria-hidden sx={{ fontSize: 16, color: mark.color }} />}
      {label}
    </Box>
  );
};

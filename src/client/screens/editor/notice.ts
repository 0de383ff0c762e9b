/** A notice of one line above the stage; on a telephone its buttons stand below its words. */
export const notice = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  borderRadius: 0,
  py: 0,
  '& .MuiAlert-message': { flex: { xs: '1 1 200px', sm: '0 1 auto' }, minWidth: 0, py: { xs: 1.5, sm: 2 } },
  '& .MuiAlert-action': { alignItems: 'center', p: 0, flexShrink: 0, marginInlineEnd: 0 },
} as const;

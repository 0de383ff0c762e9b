/** The frame of a card that tells of one connection, among others in a list. */
export const cardFrame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 4,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  minWidth: 0,
  listStyle: 'none',
} as const;

import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { textChanges } from '../../../domain/listing/text-changes';

interface TextDifferenceProps {
  readonly ours: string;
  readonly theirs: string;
  /** Which of the two is shown; what the other does not have is marked. */
  readonly side: 'ours' | 'theirs';
}

/** A long text with what only this side has marked, by colour and by a line under it. */
export const TextDifference = ({ ours, theirs, side }: TextDifferenceProps) => {
  const pieces = useMemo(() => textChanges(ours, theirs), [ours, theirs]);
  return (
    <Box sx={look}>
      {pieces.map(({ of, text }, index) =>
        of === 'both' ? <span key={index}>{text}</span> : of === side && <ins key={index}>{text}</ins>,
      )}
    </Box>
  );
};

const look = {
  maxHeight: 320,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  '& ins': { color: 'warning.dark', bgcolor: 'warning.light', textDecoration: 'underline' },
} as const;

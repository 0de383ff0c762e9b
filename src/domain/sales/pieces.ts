/** Some pieces of a line: of 3 mugs, 2. */
export interface Pieces {
  /** Our id of the line. */
  readonly line_id: string;
  /** At least 1. */
  readonly quantity: number;
}

/** How many of a line are among them. */
export const piecesOf = (pieces: readonly Pieces[], lineId: string): number =>
  pieces.reduce((sum, { line_id, quantity }) => (line_id === lineId ? sum + quantity : sum), 0);

export const countPieces = (pieces: readonly Pieces[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** One entry a line, those of nothing left out, in the order in which lines first appear. */
export const joinPieces = (pieces: readonly Pieces[]): Pieces[] => {
  const sums = new Map<string, number>();
  for (const { line_id, quantity } of pieces) sums.set(line_id, (sums.get(line_id) ?? 0) + quantity);
  return [...sums].filter(([, quantity]) => quantity > 0).map(([line_id, quantity]) => ({ line_id, quantity }));
};

/** What is left of pieces without others; where the others are more, nothing. */
export const withoutPieces = (pieces: readonly Pieces[], others: readonly Pieces[]): Pieces[] =>
  joinPieces(pieces)
    .map(({ line_id, quantity }) => ({ line_id, quantity: quantity - piecesOf(others, line_id) }))
    .filter(({ quantity }) => quantity > 0);

/** Those of some pieces that are among others. */
export const samePieces = (pieces: readonly Pieces[], others: readonly Pieces[]): Pieces[] =>
  joinPieces(pieces)
    .map(({ line_id, quantity }) => ({ line_id, quantity: Math.min(quantity, piecesOf(others, line_id)) }))
    .filter(({ quantity }) => quantity > 0);

/** Whether all of them are among others. */
export const areAmong = (pieces: readonly Pieces[], others: readonly Pieces[]): boolean => withoutPieces(pieces, others).length === 0;

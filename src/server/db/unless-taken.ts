const UNIQUE_VIOLATION = '23505';

/** Writes a row whose key or name nobody else may have; `taken` is thrown where somebody has it, be it since a moment ago. Ends the transaction then. */
export const unlessTaken = async <T>(write: () => Promise<T>, taken: () => Error): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw taken();
    throw error;
  }
};

/** Calls to one account are made one after the other. */
export const accountQueue = (fulfilmentId: string): string => `fulfilment:${fulfilmentId}`;

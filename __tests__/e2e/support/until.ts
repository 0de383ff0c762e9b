import { comes } from '../../support/comes';

/** Resolves once the question is answered so. */
export const until = <T>(question: () => Promise<T>, wanted: T): Promise<void> => comes(async () => expect(await question()).toBe(wanted));

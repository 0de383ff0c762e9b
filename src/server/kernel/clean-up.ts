import { logFault } from './log';

/**
 * Does what is left to do in a `finally`, such as removing a folder. What goes wrong with it is logged and thrown nowhere: it must not take the
 * place of what the work came to. `where` stands in the log.
 */
export const cleanUp = async (where: string, work: () => unknown): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logFault(where, error);
  }
};

import type { TrademarkWord } from '../../contract/generated/resolvers';
import { cautionFinder } from '../../domain/trends/caution';
import { isOn } from '../integrations/settings';
import type { Tx } from '../kernel/context';

/** Words that may be somebody's trade mark, as the container keeps them. */
export const readWords = (tx: Tx, containerId: string): Promise<TrademarkWord[]> =>
  tx.selectFrom('trademark_words').select(['_id', 'word']).where('container_id', '=', containerId).orderBy('key').execute();

/** What looks for them in texts; where that is switched off it finds none. */
export const wordFinder = async (tx: Tx, containerId: string) =>
  cautionFinder((await isOn(tx, containerId, 'cautions')) ? (await readWords(tx, containerId)).map(({ word }) => word) : []);

/** Which of them stand in a listing's names and tags; null: none. */
export const cautionsOf = async (tx: Tx, containerId: string) => {
  const find = await wordFinder(tx, containerId);
  return ({ name, custom_name, tags }: { readonly name: string; readonly custom_name: string; readonly tags: readonly string[] }) =>
    find([name, custom_name, ...tags]).join(', ') || null;
};

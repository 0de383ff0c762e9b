import { settleHeap, timed } from '../measure';
import { PAGE, pageText, withContractIds } from './dataset';
import type { Side } from './side';

/** What the benchmark has each side do; `total` is how many listings the shop has. */
export const commandsOf = (side: Side, total: number) => {
  const parsed = (page: number): unknown => {
    const text = pageText(page, total);
    return JSON.parse(side.idField === '_id' ? withContractIds(text) : text);
  };

  let pages = 0;
  const writeNext = (): number => {
    const data = parsed(++pages);
    return timed(() => side.write(data, pages));
  };

  /** Writes the next pages; milliseconds of each. */
  const write = (count: number): number[] => Array.from({ length: count }, writeNext);

  /** A benchmark of a store that shows wrong rows would say nothing. */
  const mustShow = (page: number): void => {
    const row = side.readPage(page)[3];
    const whole = row?.store.name && row.productType.provider.name && row.images[1]?.url && row.variants[5]?.price;
    if (!whole || side.readPage(page).length !== PAGE) throw new Error(`${side.name}: page ${page} is incomplete.`);
  };

  /** Rows of the first page that are other objects afterwards. */
  const changedBy = (work: () => void): number => {
    const before = side.readPage(1);
    work();
    return side.readPage(1).filter((row, i) => row !== before[i]).length;
  };

  const updateOne = (id: number, price: number): number => {
    let ms = 0;
    const changed = changedBy(() => {
      ms = timed(() => {
        side.updatePrice(`L${id}`, price);
        side.readPage(1);
      });
    });
    if (side.readPage(1)[id]?.price !== price) throw new Error(`${side.name}: the update does not show.`);
    if (changed !== 1) throw new Error(`${side.name}: one update changed ${changed} rows of the page.`);
    return ms;
  };

  /** Changes so many listings of the first page, one after the other, and reads that page after each; milliseconds of each. */
  const update = (first: number, listings: number, price: number): number[] =>
    Array.from({ length: listings }, (_, i) => updateOne(first + i, price + i));

  /** Rows that are other objects after the same answer came again. */
  const refetch = (): number => {
    side.write(parsed(1), 1);
    return changedBy(() => side.write(parsed(1), 1));
  };

  /** Bytes in use. */
  const heap = (): number => {
    settleHeap();
    return process.memoryUsage().heapUsed;
  };

  return { write, mustShow, update, refetch, heap, unmount: side.unmount };
};

export type StoreCommands = ReturnType<typeof commandsOf>;

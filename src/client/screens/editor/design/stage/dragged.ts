/** What is dragged from a panel onto the stage. */
export type Dragged =
  | { readonly kind: 'clipart'; readonly clipart: string; readonly width: number; readonly height: number; readonly fill: string | null }
  | { readonly kind: 'file'; readonly fileId: string };

const TYPE = 'application/x-design-item';
/** Marks a drag of the library's pictures: what else a drag carries can be read only when it is dropped. */
const PICTURE = 'application/x-design-picture';

/** Makes a drag carry something for the stage. */
export const putDragged = (transfer: DataTransfer, dragged: Dragged): void => {
  transfer.effectAllowed = 'copy';
  transfer.setData(TYPE, JSON.stringify(dragged));
  if (dragged.kind === 'file') transfer.setData(PICTURE, dragged.fileId);
};

/** Whether the stage has a use for the drag: something of a panel, or files from disk. What it is can be read only when it is dropped. */
export const isForStage = ({ types }: DataTransfer): boolean => types.includes('Files') || types.includes(TYPE);

/** Whether the drag is one picture, which can take the place of another. */
export const mayReplace = ({ types, items }: DataTransfer): boolean =>
  types.includes(PICTURE) || (types.includes('Files') && items.length === 1);

/** What a panel's drag carried; null for any other. */
export const takeDragged = (transfer: DataTransfer): Dragged | null => {
  const text = transfer.getData(TYPE);
  return text === '' ? null : (JSON.parse(text) as Dragged);
};

/** What is dragged from a panel onto the stage. */
export type Dragged =
  | { readonly kind: 'clipart'; readonly clipart: string; readonly width: number; readonly height: number; readonly fill: string | null }
  | { readonly kind: 'file'; readonly fileId: string };

const TYPE = 'application/x-design-item';

/** Makes a drag carry something for the stage. */
export const putDragged = (transfer: DataTransfer, dragged: Dragged): void => {
  transfer.effectAllowed = 'copy';
  transfer.setData(TYPE, JSON.stringify(dragged));
};

/** Whether the stage has a use for the drag: something of a panel, or files from disk. What it is can be read only when it is dropped. */
export const isForStage = ({ types }: DataTransfer): boolean => types.includes('Files') || types.includes(TYPE);

/** What a panel's drag carried; null for any other. */
export const takeDragged = (transfer: DataTransfer): Dragged | null => {
  const text = transfer.getData(TYPE);
  return text === '' ? null : (JSON.parse(text) as Dragged);
};

/** Milliseconds within which a second Enter belongs to the first, as a second click does. */
const DOUBLE = 500;

/** What a press was meant for: the page, or the dialog, drawer or menu over it, each of which hangs at the body by itself. */
const layerOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('body > *') : null);

const drop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Where the keyboard is once what was pressed is closed; in a menu that has just opened a quick Enter is one of its own. */
const isBeneath = (layer: Element | null, former: Element | null): boolean =>
  layer === null || !former?.isConnected || (former.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

const isPress = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  !(target instanceof HTMLTextAreaElement) &&
  !(target instanceof HTMLElement && target.isContentEditable);

/**
 * A double press counts where it began. Often the first press opens, replaces or closes a dialog, so the second would hit whatever is there by
 * then: beside a dialog, which closes it, or a button nobody aimed at. Such a second press, and a held key, is dropped before anybody hears it.
 */
export const keepPressesTogether = (page: Window = window): void => {
  let clicked: Element | null = null;
  let pressed: { readonly layer: Element | null; readonly at: number } | null = null;

  const onMouseDown = (event: MouseEvent): void => {
    if (event.detail <= 1) clicked = layerOf(event.target);
    pressed = null;
  };
  const onClick = (event: MouseEvent): void => {
    if (event.detail > 1 && layerOf(event.target) !== clicked) drop(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPress(event)) {
      // Whoever does something else in between means the next press.
      pressed = null;
      return;
    }
    const layer = layerOf(event.target);
    const former = pressed?.layer === layer ? null : pressed;
    if (former && (event.repeat || (event.timeStamp - former.at < DOUBLE && isBeneath(layer, former.layer)))) drop(event);
    else if (!event.repeat) pressed = { layer, at: event.timeStamp };
  };

  // At the window, while an event is on its way down: before any part of the page.
  page.addEventListener('mousedown', onMouseDown, true);
  page.addEventListener('click', onClick, true);
  page.addEventListener('keydown', onKeyDown, true);
};

import { IText, Textbox } from 'fabric';
import { makeId } from '../../../kernel/clock';
import type { Hands, StageParts } from '../stage-model';

/**
 * Typing on the canvas goes to the state letter by letter, as one step of the history from the first to the last. Which text is typed into is the
 * state's: it begins when the state says so, with all of it selected, or by a press into the selected text.
 */
export const listenForText = ({ canvas, projection, events, reportBox }: StageParts): Hands => {
  let gesture = '';
  /** What had the keyboard's focus before, to have it again when Escape ends the typing. */
  let before: Element | null = null;
  let escaped = false;

  const listen = (field: HTMLTextAreaElement): void => {
    field.setAttribute('aria-label', events.typingLabel());
    // Ahead of Fabric, which takes the field away on Escape.
    field.addEventListener('keydown', ({ key }) => (escaped = key === 'Escape'), { capture: true });
  };
  const type = (layerId: string): void => {
    const object = projection.objectOf(layerId);
    if (!(object instanceof IText) || object.isEditing || !object.editable) return;
    before = document.activeElement;
    if (canvas.getActiveObject() !== object) canvas.setActiveObject(object);
    object.enterEditing();
    object.selectAll();
  };

  const stop = [
    canvas.on('text:editing:entered', ({ target }) => {
      gesture = makeId();
      escaped = false;
      if (target.hiddenTextarea) listen(target.hiddenTextarea);
      events.onTyping(projection.idOf(target));
      reportBox();
    }),
    canvas.on('text:changed', ({ target }) => {
      const id = projection.idOf(target);
      if (id !== null && target instanceof Textbox) events.commit({ [id]: { text: target.text } }, gesture);
    }),
    canvas.on('text:editing:exited', ({ target }) => {
      const id = projection.idOf(target);
      const layer = id === null ? undefined : projection.layerOf(id);
      // A word that was too long for the box has widened it; the state's width holds.
      if (layer) projection.restore(layer);
      events.onTyping(null);
      if (escaped && before instanceof HTMLElement) before.focus();
      before = null;
      reportBox();
    }),
  ];
  return {
    follow: ({ typing }) => {
      const active = canvas.getActiveObject();
      if (typing !== null) type(typing);
      else if (active instanceof IText && active.isEditing) active.exitEditing();
    },
    dispose: () => stop.forEach((off) => off()),
  };
};

import i18next from 'i18next';
import type { Held } from '../../editor/canvas/stage-model';
import type { Lengths } from './lengths';

/** What a hand makes of layers, in a line: where they lie, how far they are turned, or how large they are and how sharp that prints. */
export const heldText = ({ action, figures, dpi }: Held, lengths: Lengths): string => {
  if (action === 'rotate') return `${lengths.tellTurn(figures.rotation)}°`;
  if (action === 'drag') return `X ${lengths.tell(figures.x)} · Y ${lengths.tell(figures.y)} ${lengths.unit}`;
  const size = lengths.tellSize(figures);
  return dpi === null ? size : `${size} · ${i18next.t('editor:printSize.dpi', { dpi })}`;
};

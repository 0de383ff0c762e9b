import type { Preset } from '../../../../entities/presets';
import type { Pictures } from '../../use-pictures';

/** What every panel of the rail is given; the rest it reads from the store itself, since each is code of its own that loads late. */
export interface PanelProps {
  readonly preset: Preset;
  readonly pictures: Pictures;
}

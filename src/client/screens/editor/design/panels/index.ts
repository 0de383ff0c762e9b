import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { EditorPanel } from '../../../../editor/ui';
import type { Preset } from '../../../../entities/presets';
import type { Pictures } from '../../use-pictures';

/** What every panel of the rail is given; the rest it reads from the store itself, since each is code of its own that loads late. */
export interface PanelProps {
  readonly preset: Preset;
  readonly pictures: Pictures;
}

type Panel = LazyExoticComponent<ComponentType<PanelProps>>;

/** The rail's panels. Each is fetched once the editor stands, and run when it is first opened. */
export const panels: Readonly<Record<EditorPanel, Panel>> = {
  product: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './ProductPanel')).ProductPanel })),
  templates: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './TemplatesPanel')).TemplatesPanel })),
  uploads: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './UploadsPanel')).UploadsPanel })),
  designs: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './DesignsPanel')).DesignsPanel })),
  cliparts: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './ClipartsPanel')).ClipartsPanel })),
  text: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './TextPanel')).TextPanel })),
  side: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './SidesPanel')).SidesPanel })),
  document: lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './DocumentPanel')).DocumentPanel })),
};

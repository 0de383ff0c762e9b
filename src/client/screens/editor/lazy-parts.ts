import { lazy } from 'react';

/*
 * What the editor shows only after a first step of its own: it is fetched once the editor stands, and run when it is first shown.
 */

export const KeptNotice = lazy(async () => ({ default: (await import('./KeptNotice')).KeptNotice }));

export const DraftNotice = lazy(async () => ({ default: (await import('./DraftNotice')).DraftNotice }));

export const PreflightBadge = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './preflight/PreflightBadge')).PreflightBadge,
}));

export const DetailsStep = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './details/DetailsStep')).DetailsStep,
}));

export const PublishStep = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './publish/PublishStep')).PublishStep,
}));

export const SaveConflict = lazy(async () => ({ default: (await import('./publish/SaveConflict')).SaveConflict }));

export const LayerList = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/layers/LayerList')).LayerList,
}));

export const LayerProperties = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/properties/LayerProperties')).LayerProperties,
}));

export const ColorChooser = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './fields/ColorChooser')).ColorChooser,
}));

export const ContextBar = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/stage/ContextBar')).ContextBar,
}));

export const StageMenu = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/stage/StageMenu')).StageMenu,
}));

export const ViewMenu = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/stage/ViewMenu')).ViewMenu,
}));

export const ReplaceDialog = lazy(async () => ({
  default: (await import('./design/ReplaceDialog')).ReplaceDialog,
}));

export const DropHint = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/stage/DropHint')).DropHint,
}));

export const Rulers = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/stage/Rulers')).Rulers,
}));

export const HistoryMenu = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/stage/HistoryMenu')).HistoryMenu,
}));

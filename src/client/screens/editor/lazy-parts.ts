import { lazy } from 'react';

/*
 * What the editor shows only after a first step of its own: it is fetched once the editor stands, and run when it is first shown.
 */

export const KeptNotice = lazy(async () => ({ default: (await import('./KeptNotice')).KeptNotice }));

export const DetailsStep = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './details/DetailsStep')).DetailsStep,
}));

export const PublishStep = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './publish/PublishStep')).PublishStep,
}));

export const LayerProperties = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/LayerProperties')).LayerProperties,
}));

export const TextPanel = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/TextPanel')).TextPanel,
}));

export const UploadsPanel = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './design/UploadsPanel')).UploadsPanel,
}));

import { lazy } from 'react';

/** Screens of states a person seldom meets; their code loads then. */
export const NotAuthorizedScreen = lazy(async () => ({ default: (await import('./NotAuthorizedScreen')).NotAuthorizedScreen }));
export const StateScreen = lazy(async () => ({ default: (await import('./StateScreen')).StateScreen }));
export const NotFoundScreen = lazy(async () => ({ default: (await import('./NotFoundScreen')).NotFoundScreen }));

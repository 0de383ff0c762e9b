import { createContext } from 'react';

/** Where details stand beside a list that stays in use meanwhile; null: in a drawer over the page. */
export const BesideContext = createContext<HTMLElement | null>(null);

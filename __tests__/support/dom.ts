// Every test of a page gets jest-dom's matchers, and Testing Library empties the page after each test.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import createCache from '@emotion/cache';
import * as React from 'react';

// A test waits for the thing itself, however busy the machine is.
configure({ asyncUtilTimeout: 10_000 });

// A query by role reads the computed style of every element around it, for which jsdom goes through every rule of the page: that took most of a
// test's time. So no rule is written; `Styled` writes them for a test that reads styles.
const sheets = Object.getPrototypeOf(createCache({ key: 'none' }).sheet) as { insert: (rule: string) => void };
sheets.insert = () => undefined;

// React notes for every element it makes where in the code that was, up to so many a second; a quarter of a test's time went there.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

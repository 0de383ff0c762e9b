import fc from 'fast-check';
import { readKept, writeKept } from '../../../../src/client/shell/customizer/customizer-slice';
import { DEFAULT_PREFERENCES, PREFERENCE_CHOICES, readPreferences, shownTheme } from '../../../../src/domain/people/customizer';

test('the defaults are those of the specification', () => {
  expect(DEFAULT_PREFERENCES).toEqual({
    layout: 'vertical',
    theme: 'light',
    navbarColor: 'default',
    navbarType: 'sticky',
    footerType: 'sticky',
    menuTheme: 'primary',
    direction: 'ltr',
    sidebarCollapsed: false,
    hideScrollToTop: false,
    // None of the specification's: how the editor tells lengths, and whether somebody has had the tour.
    unit: 'px',
    density: 'comfortable',
    toured: false,
  });
});

test('every option of both lists is there', () => {
  expect(PREFERENCE_CHOICES.theme).toEqual(['light', 'dark', 'semi-dark']);
  expect(PREFERENCE_CHOICES.menuTheme).toEqual(['primary', 'success', 'danger', 'info', 'warning', 'dark']);
  expect(PREFERENCE_CHOICES.navbarType).toEqual(['hidden', 'static', 'sticky', 'floating']);
  expect(PREFERENCE_CHOICES.footerType).toEqual(['hidden', 'static', 'sticky']);
});

test('semi-dark is for the vertical layout alone', () => {
  expect(shownTheme('semi-dark', 'vertical')).toBe('semi-dark');
  expect(shownTheme('semi-dark', 'horizontal')).toBe('light');
  expect(shownTheme('dark', 'horizontal')).toBe('dark');
});

test('what was stored is read key by key; what makes no sense is left out', () => {
  const stored = {
    theme: 'dark',
    navbarType: 'sideways',
    sidebarCollapsed: 'yes',
    hideScrollToTop: true,
    __proto__: { theme: 'x' },
    more: 1,
  };
  expect(readPreferences(stored)).toEqual({ theme: 'dark', hideScrollToTop: true });
  expect(readPreferences(null)).toEqual({});
  expect(readPreferences('dark')).toEqual({});
});

test('whatever stands under our name in the browser, the look is complete', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(readKept(text).preferences).sort()).toEqual(Object.keys(DEFAULT_PREFERENCES).sort());
    }),
  );
  const kept = { preferences: { ...DEFAULT_PREFERENCES, theme: 'dark' as const }, unsaved: { theme: 'dark' as const } };
  expect(readKept(writeKept(kept))).toEqual(kept);
});

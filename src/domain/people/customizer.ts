/** How a person wants the application to look (specification 1, §2; 2, §3, "Customizer preferences"). */
export interface Preferences {
  readonly theme: 'light' | 'dark' | 'semi-dark';
  readonly layout: 'vertical' | 'horizontal';
  readonly sidebarCollapsed: boolean;
  readonly navbarColor: 'default' | Accent;
  readonly navbarType: 'hidden' | 'static' | 'sticky' | 'floating';
  readonly footerType: 'hidden' | 'static' | 'sticky';
  readonly menuTheme: Accent;
  readonly hideScrollToTop: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** What the editor tells lengths in. */
  readonly unit: 'px' | 'cm' | 'in';
  /** How close rows of tables stand. */
  readonly density: 'comfortable' | 'compact';
  /** The tour was taken, or declined: it does not offer itself any more. */
  readonly toured: boolean;
}

/** Colours a menu or a navbar can have. */
export type Accent = 'primary' | 'success' | 'danger' | 'info' | 'warning' | 'dark';

const ACCENTS: readonly Accent[] = ['primary', 'success', 'danger', 'info', 'warning', 'dark'];

type Choices<Value> = [Value] extends [boolean] ? null : readonly Value[];

/** What each preference may be, in the order it is offered; null: a switch. */
export const PREFERENCE_CHOICES: { readonly [Key in keyof Preferences]: Choices<Preferences[Key]> } = {
  theme: ['light', 'dark', 'semi-dark'],
  layout: ['vertical', 'horizontal'],
  sidebarCollapsed: null,
  navbarColor: ['default', ...ACCENTS],
  navbarType: ['hidden', 'static', 'sticky', 'floating'],
  footerType: ['hidden', 'static', 'sticky'],
  menuTheme: ACCENTS,
  hideScrollToTop: null,
  direction: ['ltr', 'rtl'],
  unit: ['px', 'cm', 'in'],
  density: ['comfortable', 'compact'],
  toured: null,
};

/** Specification 2, §3: vertical layout, light theme, default navbar colour, sticky navbar and footer, primary menu, left to right. Lengths in pixels. */
export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'light',
  layout: 'vertical',
  sidebarCollapsed: false,
  navbarColor: 'default',
  navbarType: 'sticky',
  footerType: 'sticky',
  menuTheme: 'primary',
  hideScrollToTop: false,
  direction: 'ltr',
  unit: 'px',
  density: 'comfortable',
  toured: false,
};

const isPreference = (key: string): key is keyof Preferences => Object.hasOwn(PREFERENCE_CHOICES, key);

/** Whether a value is one the preference can have. */
export const isChoice = (key: keyof Preferences, value: unknown): boolean => {
  const choices: readonly unknown[] | null = PREFERENCE_CHOICES[key];
  return choices ? choices.includes(value) : typeof value === 'boolean';
};

/** The preferences in something that was stored: keys nobody knows and values a preference cannot have are left out. */
export const readPreferences = (stored: unknown): Partial<Preferences> =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([key, value]) => isPreference(key) && isChoice(key, value)))
    : {};

/** The theme that is shown: semi-dark is a dark sidebar, and the horizontal layout has none (specification 1, §2). */
export const shownTheme = (theme: Preferences['theme'], layout: Preferences['layout']): Preferences['theme'] =>
  theme === 'semi-dark' && layout === 'horizontal' ? 'light' : theme;

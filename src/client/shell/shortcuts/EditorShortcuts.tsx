import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { commands, type CommandSection, type Shortcut } from '../../editor/commands';
import { keyName } from '../../editor/commands/key-names';
import type { LineProps, SectionProps } from './ShortcutSheet';

const SECTIONS: readonly CommandSection[] = ['edit', 'arrange', 'view'];

const keysOf = ({ key, mod, shift, alt }: Shortcut): string[] => [
  ...(mod ? ['Mod'] : []),
  ...(alt ? ['Alt'] : []),
  ...(shift ? ['Shift'] : []),
  keyName(key),
];

interface EditorShortcutsProps {
  readonly Section: ComponentType<SectionProps>;
  readonly Line: ComponentType<LineProps>;
}

/** The keys of the editor's commands, read from the commands themselves. */
export const EditorShortcuts = ({ Section, Line }: EditorShortcutsProps) => {
  const { t } = useTranslation('editor');
  const all = Object.values(commands).filter(({ shortcuts }) => shortcuts.length > 0);
  return SECTIONS.map((section) => (
    <Section key={section} title={t(`sections.${section}`)}>
      {all
        .filter((command) => command.section === section)
        .map(({ label, shortcuts }) => (
          <Line key={label} does={t(label as 'commands.undo')} keys={shortcuts.map(keysOf)} />
        ))}
    </Section>
  ));
};

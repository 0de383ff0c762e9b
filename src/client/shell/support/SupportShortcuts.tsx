import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineProps, SectionProps } from '../shortcuts/ShortcutSheet';
import { KEYS, keysOf, type Deed } from './keys';
import { MANY_DEEDS } from './many-deeds';

interface SupportShortcutsProps {
  readonly Section: ComponentType<SectionProps>;
  readonly Line: ComponentType<LineProps>;
}

/** The keys of a conversation, and those of what is being written in it. */
export const SupportShortcuts = ({ Section, Line }: SupportShortcutsProps) => {
  const { t } = useTranslation('support');
  return (
    <Section title={t('keys.title')}>
      {(Object.keys(KEYS) as Deed[]).map((deed) => (
        <Line key={deed} does={t(`keys.${deed}`)} keys={[keysOf(deed)]} />
      ))}
      <Line does={t('keys.many')} keys={MANY_DEEDS.map(keysOf)} />
      <Line does={t('keys.finish')} keys={[keysOf('resolve')]} />
      <Line does={t('keys.hold')} keys={[keysOf('snooze')]} />
      <Line does={t('keys.canned')} keys={[['/']]} />
      <Line does={t('composer.sendWait')} keys={[['Mod', 'Enter']]} />
      <Line does={t('composer.sendResolve')} keys={[['Mod', 'Shift', 'Enter']]} />
    </Section>
  );
};

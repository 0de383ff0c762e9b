import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { RECORDING_KEYS, type RecordingDeed } from './recording-keys';
import type { LineProps, SectionProps } from './ShortcutSheet';

interface RecordingShortcutsProps {
  readonly Section: ComponentType<SectionProps>;
  readonly Line: ComponentType<LineProps>;
}

/** The keys of the screen of recordings. */
export const RecordingShortcuts = ({ Section, Line }: RecordingShortcutsProps) => {
  const { t } = useTranslation('qa');
  return (
    <Section title={t('keys.title')}>
      {(Object.keys(RECORDING_KEYS) as RecordingDeed[]).map((deed) => (
        <Line key={deed} does={t(`keys.${deed}`)} keys={RECORDING_KEYS[deed]} />
      ))}
    </Section>
  );
};

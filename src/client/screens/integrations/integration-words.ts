import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { INTEGRATIONS, type IntegrationCode, type IntegrationStatus } from '../../../domain/integrations/integrations';
import type { AppConfig } from '../../entities/app-configs';
import type { Tone } from '../../ui/StatusChip';

export const TONES: Readonly<Record<IntegrationStatus, Tone>> = { ok: 'good', failing: 'bad', untested: 'neutral', off: 'paused' };

/** What stands of an integration, in words; that each has them is tested. */
export const useIntegrationWords = () => {
  const { t, i18n } = useTranslation('integrations');
  return useMemo(() => {
    const say = t as (key: string, values?: object) => string;
    const code = ({ code: of }: AppConfig): IntegrationCode => of as IntegrationCode;
    return {
      name: (of: AppConfig): string => of.name ?? say(`name.${of.code}`),
      what: (of: AppConfig): string => say(`what.${of.code}`),
      off: (of: AppConfig): string => say(`off.${of.code}`),
      used: (of: AppConfig): string => say(`used.${of.code}`, { count: of.used_by }),
      labels: (of: AppConfig): Readonly<Record<string, string>> =>
        Object.fromEntries(
          Object.keys(INTEGRATIONS[code(of)].connection?.fields ?? {}).map((field) => [field, say(`field.${of.code}.${field}`)]),
        ),
      hint: (of: AppConfig, field: string): string | undefined => {
        const key = `field.${of.code}.${field}Hint`;
        return i18n.exists(`integrations:${key}`) ? say(key) : undefined;
      },
    };
  }, [t, i18n]);
};

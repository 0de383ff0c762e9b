import { lazy, memo, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { User } from '../entities/users';
import { loadScreenTexts } from '../i18n';
import { Today } from '../ui/format';
import { CompactRows } from '../ui/list/CompactRows';
import { selectCustomizer } from './customizer/customizer-slice';
import { Layout } from './layout/Layout';
import { useDesktop } from './layout/use-menu';
import { PLAN_BANNER_SHOWN } from './plan/plan-banner-shown';
import { useLeaveConfirmation } from './tasks/use-leave-confirmation';
import { useToday } from './use-now';

// What opens over the screen comes after the first picture; it has to be there before it is asked for, or a lost network would keep it away.
const BackgroundTaskPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tools" */ './tasks/BackgroundTaskPanel')).BackgroundTaskPanel,
}));
const CustomizerPanel = lazy(async () => {
  const [{ CustomizerPanel: Panel }] = await Promise.all([import('./customizer/CustomizerPanel'), loadScreenTexts()]);
  return { default: Panel };
});
const LoginAsBanner = lazy(async () => ({ default: (await import('./session/LoginAsBanner')).LoginAsBanner }));
const PlanBanner = lazy(async () => ({ default: (await import('./plan/PlanBanner')).PlanBanner }));

/** The application of a signed-in person: banners, the layout, and the panels that open over it. */
export const SignedIn = memo(({ user }: { readonly user: User }) => {
  const desktop = useDesktop();
  const today = useToday();
  const { panelOpen, preferences } = useSelector(selectCustomizer);
  const [panelUsed, setPanelUsed] = useState(panelOpen);
  if (panelOpen && !panelUsed) setPanelUsed(true);
  useLeaveConfirmation();

  const current = user.auth_docker.find((each) => each.current)?.docker;
  return (
    <>
      {preferences.density === 'compact' && <CompactRows />}
      {user.login_as && (
        <Suspense>
          <LoginAsBanner name={user.name} by={user.login_as.by_email} />
        </Suspense>
      )}
      {PLAN_BANNER_SHOWN && current && (
        <Suspense>
          <PlanBanner container={current} />
        </Suspense>
      )}
      <Today value={today}>
        <Layout user={user} />
      </Today>
      <Suspense>
        {desktop && <BackgroundTaskPanel />}
        {panelUsed && <CustomizerPanel />}
      </Suspense>
    </>
  );
});

import type { Place } from '../../app/place.ts'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withSettingsTexts } from '../../messages/withTexts.ts'

const notInNavigation = () => false

/** The pages of integrations. Partners send administrators back to those that begin with `auth-`. */
export const integrationPlaces: readonly Place[] = [
  {
    path: '/settings/integrations',
    label: 'places.integrations',
    page: lazyPage(withSettingsTexts(async () => (await import('./IntegrationsPage.tsx')).IntegrationsPage)),
  },
  {
    path: '/settings/integrations/logs',
    label: 'places.integrations',
    isFor: notInNavigation,
    page: lazyPage(
      withSettingsTexts(async () => (await import('./IntegrationLogsPage.tsx')).IntegrationLogsPage),
    ),
  },
  {
    path: '/settings/integrations/auth-bamboohr',
    label: 'places.integrations',
    isFor: notInNavigation,
    page: lazyPage(withSettingsTexts(async () => (await import('./AuthReturnPage.tsx')).AuthBambooHrPage)),
  },
  {
    path: '/settings/integrations/auth-gusto',
    label: 'places.integrations',
    isFor: notInNavigation,
    page: lazyPage(withSettingsTexts(async () => (await import('./AuthReturnPage.tsx')).AuthGustoPage)),
  },
  {
    path: '/settings/integrations/auth-printful',
    label: 'places.integrations',
    isFor: notInNavigation,
    page: lazyPage(withSettingsTexts(async () => (await import('./AuthReturnPage.tsx')).AuthPrintfulPage)),
  },
  {
    path: '/settings/integrations/auth-sendoso-sandbox',
    label: 'places.integrations',
    isFor: notInNavigation,
    page: lazyPage(
      withSettingsTexts(async () => (await import('./AuthReturnPage.tsx')).AuthSendosoSandboxPage),
    ),
  },
  {
    path: '/settings/integrations/auth-sendoso',
    label: 'places.integrations',
    isFor: notInNavigation,
    page: lazyPage(withSettingsTexts(async () => (await import('./AuthReturnPage.tsx')).AuthSendosoPage)),
  },
]

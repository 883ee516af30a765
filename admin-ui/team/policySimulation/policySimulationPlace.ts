import type { Place } from '../../app/place.ts'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withPolicySimulationTexts, withSettingsTexts } from '../../messages/withTexts.ts'

export const policySimulationPlace: Place = {
  path: '/settings/policy-simulator',
  label: 'places.policySimulation',
  page: lazyPage(
    withSettingsTexts(
      withPolicySimulationTexts(
        async () => (await import('./PolicySimulationPage.tsx')).PolicySimulationPage,
      ),
    ),
  ),
}

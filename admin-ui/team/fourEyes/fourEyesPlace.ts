import type { Place } from '../../app/place.ts'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withFourEyesTexts } from '../../messages/withTexts.ts'

export const fourEyesPlace: Place = {
  path: '/settings/four-eyes',
  label: 'places.fourEyes',
  page: lazyPage(withFourEyesTexts(async () => (await import('./FourEyesPage.tsx')).FourEyesPage)),
}

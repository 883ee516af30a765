import type { Place } from '../../app/place.ts'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withTaxTexts } from '../../messages/withTexts.ts'

export const taxPlace: Place = {
  path: '/settings/tax',
  label: 'places.tax',
  page: lazyPage(withTaxTexts(async () => (await import('./TaxPage.tsx')).TaxPage)),
}

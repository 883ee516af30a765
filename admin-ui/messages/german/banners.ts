import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { banners as english } from '../english/banners.ts'

export const banners = {
  banners: 'Banner',
  selectABanner: 'Banner auswählen',
  thePictureAboveThe: 'Das Bild über der Verkündung. Bei mehreren bekommt jede eines davon.',
  changeBanners: 'Banner ändern',
  remove: '%{name} entfernen',
  use: 'Banner verwenden |||| %{smart_count} Banner verwenden',
} as const satisfies TextsLike<typeof english>

import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { banners as english } from '../english/banners.ts'

export const banners = {
  banners: 'Banners',
  selectABanner: 'Elegir un banner',
  thePictureAboveThe: 'La imagen sobre el anuncio. Si hay varias, cada anuncio lleva una de ellas.',
  changeBanners: 'Cambiar banners',
  remove: 'Quitar %{name}',
  use: 'Usar banner |||| Usar %{smart_count} banners',
} as const satisfies TextsLike<typeof english>

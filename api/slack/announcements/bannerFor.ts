import { bannerPath } from '@laurel/contract/celebrations/banners.ts'
import type { BannerId } from '@laurel/ledger/celebrations/vocabulary.ts'
import { english } from '../../messages/english.ts'
import type { Speech } from '../../messages/speech.ts'
import type { Banner } from './messages/message.ts'

/** Picks one of several banners, always the same for the same subject. */
export const bannerFor = (
  { origin }: { readonly origin: string },
  speech: Speech,
  bannerIds: readonly BannerId[],
  grantId: string,
): Banner | null => {
  const id = bannerIds[Number.parseInt(grantId.slice(0, 8), 16) % bannerIds.length]
  if (id === undefined) return null
  const alt = isDescribed(id) ? speech.text(`banners.${id}`) : id.replaceAll('-', ' ')
  return { url: `${origin}${bannerPath(id)}`, alt }
}

const isDescribed = (id: string): id is keyof typeof english.banners => Object.hasOwn(english.banners, id)

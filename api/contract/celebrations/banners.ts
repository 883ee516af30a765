import type { BannerId } from '@laurel/ledger/celebrations/vocabulary.ts'

export type Banner = { readonly id: BannerId; readonly name: string }

/** The banners that come with Laurel, to choose from. An id stays for ever: awards of years ago name it. */
export const banners: readonly Banner[] = [
  { id: 'confetti', name: 'Confetti' },
  { id: 'balloons', name: 'Balloons' },
  { id: 'cake', name: 'Birthday cake' },
  { id: 'bunting', name: 'Bunting' },
  { id: 'laurel', name: 'Laurel wreath' },
  { id: 'stars', name: 'Stars' },
  { id: 'oak', name: 'Oak' },
  { id: 'sprout', name: 'Sprout' },
  { id: 'mountain', name: 'Mountain' },
  { id: 'sailboat', name: 'Sailboat' },
  { id: 'lighthouse', name: 'Lighthouse' },
  { id: 'open-door', name: 'Open door' },
]

const known: ReadonlyMap<string, Banner> = new Map(banners.map(banner => [banner.id, banner]))

/** A banner by its id; undefined for one that does not come with this version. */
export const bannerById = (id: string): Banner | undefined => known.get(id)

/** Where its picture is, below the origin: a PNG of 1200 by 400 pixels, which Slack shows, or the drawing itself. */
export const bannerPath = (id: BannerId, format: 'png' | 'svg' = 'png'): string => `/banners/${id}.${format}`

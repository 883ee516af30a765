import { type BannerId, BannerIds } from '@laurel/ledger/celebrations/vocabulary.ts'

export type Banner = {
  readonly id: BannerId
  readonly name: string
  /** What the picture shows, for people who do not see it. */
  readonly alt: string
}

/** The banners that come with Laurel, to choose from. An id stays for ever: awards of years ago name it. */
export const banners: readonly Banner[] = [
  { id: 'confetti', name: 'Confetti', alt: 'Confetti and paper streamers on a green ground' },
  { id: 'balloons', name: 'Balloons', alt: 'Five balloons rise from green hills into a blue sky' },
  { id: 'cake', name: 'Birthday cake', alt: 'A birthday cake with two tiers and five burning candles' },
  { id: 'bunting', name: 'Bunting', alt: 'Two rows of colourful bunting above a rising sun' },
  { id: 'laurel', name: 'Laurel wreath', alt: 'A golden laurel wreath around a star' },
  {
    id: 'stars',
    name: 'Stars',
    alt: 'A constellation, a shooting star and a crescent moon in the night sky',
  },
  { id: 'oak', name: 'Oak', alt: 'An oak with acorns on a hill in front of the setting sun' },
  { id: 'sprout', name: 'Sprout', alt: 'A young plant grows from the soil in front of the sun' },
  { id: 'mountain', name: 'Mountain', alt: 'A path leads to a snowy summit with a flag' },
  { id: 'sailboat', name: 'Sailboat', alt: 'A sailing boat on a calm sea with mountains behind it' },
  {
    id: 'lighthouse',
    name: 'Lighthouse',
    alt: 'A lighthouse shines over the sea at night, with a small boat',
  },
  { id: 'open-door', name: 'Open door', alt: 'A door stands open between two plants, with bunting above it' },
]

const known: ReadonlyMap<string, Banner> = new Map(banners.map(banner => [banner.id, banner]))

/** A banner by its id; undefined for one that does not come with this version. */
export const bannerById = (id: string): Banner | undefined => known.get(id)

/** The banners of an award, each of which comes with Laurel. */
export const KnownBannerIds = BannerIds.refine(ids => ids.every(id => known.has(id)), {
  error: 'Choose from the banners that come with Laurel.',
})

/** Where its picture is, below the origin: a PNG of 1200 by 400 pixels, which Slack shows, or the drawing itself. */
export const bannerPath = (id: BannerId, format: 'png' | 'svg' = 'png'): string => `/banners/${id}.${format}`

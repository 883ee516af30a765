import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { categories } from './categories.ts'
import type { Coordinates } from './charity.ts'
import type { CharityRow } from './charityRow.ts'
import { charitiesByEins, charitiesInCategory } from './findCharities.ts'
import { nearbyCharities } from './nearbyCharities.ts'
import type { CharityOffer } from './offer.ts'

export type CharitySection = {
  readonly title: string
  /** The category that the section begins; null where it shows everything. */
  readonly category: string | null
  readonly charities: readonly CharityRow[]
}

export type CharitySections = {
  readonly kind: 'whitelist' | 'featured' | 'nearby'
  readonly sections: readonly CharitySection[]
}

/** Nonprofits of one section: two rows on a wide screen. */
const sectionSize = 6

/** What is shown before a search: the whitelist alone, or what is featured, or else what is near, and categories. */
export const charitySections = async (
  database: Queryable,
  { whitelist, featured }: CharityOffer,
  place: Coordinates | null,
): Promise<CharitySections> => {
  if (whitelist) return { kind: 'whitelist', sections: [] }
  const known = await charitiesByEins(database, featured)
  if (known.length > 0)
    return {
      kind: 'featured',
      sections: [{ title: 'Featured Charities', category: null, charities: known }],
    }
  const near = place ? await nearbyCharities(database, place, sectionSize) : []
  const inCategories = await Promise.all(
    categories.map(async ({ key, title }) => ({
      title,
      category: key,
      charities: (await charitiesInCategory(database, key, { after: 0, limit: sectionSize })).charities,
    })),
  )
  const sections = [{ title: 'Nearby Non-profits', category: null, charities: near }, ...inCategories]
  return { kind: 'nearby', sections: sections.filter(({ charities }) => charities.length > 0) }
}

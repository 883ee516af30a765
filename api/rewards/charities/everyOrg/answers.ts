import { z } from 'zod'
import { type CategoryKey, categoryOf } from '../categories.ts'
import { einOf } from '../charity.ts'
import { classificationCodeOf } from '../classifications.ts'
import type { CharityFacts } from '../source.ts'

const text = z.string().nullish().catch(null)

const Row = z.object({
  name: z.string(),
  ein: text,
  description: text,
  websiteUrl: text,
  logoUrl: text,
  location: text,
})

/** Rows that can't be read are left out, so that one of them does not hide the others. */
const rows = z.array(z.unknown()).max(1_000)

export const EveryOrgFound = z.object({ nonprofits: rows })
export const EveryOrgPage = EveryOrgFound.extend({ pagination: z.object({ pages: z.number() }) })

export const EveryOrgDetails = z.object({
  data: z.object({
    nonprofit: Row.omit({ location: true }).extend({
      descriptionLong: text,
      locationAddress: text,
      nteeCode: text,
    }),
  }),
})

/** The nonprofits of a list that have an EIN; those of other countries have none. */
export const factsOfRows = (
  { nonprofits }: z.infer<typeof EveryOrgFound>,
  category: CategoryKey | '',
): readonly CharityFacts[] =>
  nonprofits.flatMap(row => {
    const read = Row.safeParse(row)
    if (!read.success) return []
    const facts = factsOf({ ...read.data, mission: read.data.description }, category)
    return facts ? [{ ...facts, isWhole: false }] : []
  })

export const factsOfDetails = ({ data }: z.infer<typeof EveryOrgDetails>): CharityFacts | null => {
  const { descriptionLong, description, locationAddress: location, ...nonprofit } = data.nonprofit
  return factsOf({ ...nonprofit, location, mission: descriptionLong || description }, '')
}

type Told = Omit<z.infer<typeof Row>, 'description'> & {
  readonly mission: string | null | undefined
  readonly nteeCode?: string | null | undefined
}

const [nameMax, missionMax, addressMax] = [200, 2_000, 500]

const factsOf = (
  { name, ein: written, mission, websiteUrl, logoUrl, location, nteeCode }: Told,
  category: CategoryKey | '',
): CharityFacts | null => {
  const ein = einOf(written ?? '')
  if (ein === undefined || name.trim() === '') return null
  const classificationCode = classificationCodeOf(nteeCode ?? '')
  const [, city = '', state = ''] = /^([^,]{1,100}),\s*([A-Z]{2})\b/.exec(location?.trim() ?? '') ?? []
  return {
    ein,
    name: plain(name, nameMax),
    mission: plain(mission ?? '', missionMax),
    url: webAddress(websiteUrl),
    logoUrl: webAddress(logoUrl),
    city,
    state,
    classificationCode,
    category: categoryOf(classificationCode) || category,
    isWhole: true,
  }
}

const plain = (words: string, max: number): string => words.replaceAll(/\s+/g, ' ').trim().slice(0, max)

/** Links lead to web pages alone. */
const webAddress = (address: string | null | undefined): string | null => {
  const url = URL.parse(address ?? '')
  return url && /^https?:$/.test(url.protocol) && url.href.length <= addressMax ? url.href : null
}

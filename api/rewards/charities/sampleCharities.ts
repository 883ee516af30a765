import { categoryOf } from './categories.ts'
import type { Charity } from './charity.ts'
import { type Cause, causes } from './sample/causes.ts'
import { towns } from './sample/towns.ts'

const streets = ['Maple Street', 'Harbor Way', 'Orchard Road', 'Second Avenue', 'Mill Lane', 'Juniper Court']
const kinds = ['', ' Foundation', ' Trust', ' Association', ' Fund', ' Initiative', ' Partners', ' Society']

/** Names beyond the first nonprofit of each cause in a town begin with one of so many words. */
const namesMax = 150_000

/**
 * Synthetic nonprofits, the same ones at every call. The first few hundred read like real ones; more of them are for
 * benchmarks. Their EINs begin with 89, which the IRS has not assigned.
 */
export function* sampleCharities(count: number, first = 0): Generator<Charity> {
  for (let index = first; index < first + count; index += 1) {
    // Neighbors in the list differ in cause and in town; each pair comes once in a round.
    const pair = (index * 997) % (causes.length * towns.length)
    const cause = causes[pair % causes.length]
    const town = towns[Math.floor(pair / causes.length)]
    if (!cause || !town) throw new Error(`The pair ${pair} has no cause or no town.`)
    yield charityOf(index, cause, town)
  }
}

const charityOf = (index: number, cause: Cause, town: (typeof towns)[number]): Charity => {
  const [city, state, postalCode, latitude, longitude] = town
  const round = Math.floor(index / (causes.length * towns.length))
  const noise = scatter(index)
  const name = nameOf(round, city, cause, noise)
  const hasWebsite = noise(1) < 0.8
  return {
    ein: `89${String(index + 1_000).padStart(7, '0')}`,
    name,
    dba: noise(2) < 0.12 ? `${initialsOf(name)} ${city}` : '',
    street1: `${10 + Math.floor(noise(3) * 1_900)} ${streets[Math.floor(noise(4) * streets.length)] ?? streets[0]}`,
    street2: noise(5) < 0.15 ? `Suite ${100 + Math.floor(noise(6) * 400)}` : '',
    city,
    state,
    postalCode,
    classificationCode: cause.code,
    category: categoryOf(cause.code),
    mission: cause.mission.replaceAll('{place}', city),
    url: hasWebsite ? `https://${slugOf(name)}.example` : null,
    logoUrl: null,
    receipts: noise(7) < 0.06 ? null : Math.round(18_000 + 70_000 * noise(13) + 8_000_000 * noise(8) ** 6),
    // Within some 15 miles of the town.
    place: {
      latitude: latitude + (noise(9) - 0.5) * 0.4,
      longitude: longitude + (noise(10) - 0.5) * 0.4,
    },
  }
}

const nameOf = (round: number, city: string, cause: Cause, noise: (salt: number) => number): string => {
  if (round === 0) return `${city} ${cause.name}`
  // As in real names, some words are common and most are rare.
  const name = word(1 + Math.floor(namesMax * noise(11) ** 4))
  return `${name} ${cause.name}${noise(12) < 0.5 ? ` ${city}` : ''}${kinds[round % kinds.length] ?? ''}`
}

const syllables = [
  'ka',
  'lo',
  'mi',
  'ren',
  'tas',
  'vor',
  'zel',
  'hun',
  'pel',
  'dri',
  'bo',
  'sha',
  'quin',
  'wes',
]

/** A made-up word that belongs to a number, so that large sets have rare words as well. */
const word = (number: number): string => {
  let rest = number
  let text = ''
  while (rest > 0) {
    text += syllables[rest % syllables.length] ?? ''
    rest = Math.floor(rest / syllables.length)
  }
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(part => part.charAt(0))
    .join('')
    .toUpperCase()

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** Even numbers below 1 that belong to an index. */
const scatter =
  (index: number) =>
  (salt: number): number => {
    let hash = Math.imul(index + 1, 2_654_435_761) ^ Math.imul(salt, 40_503)
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917)
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
  }

import type { Continent } from './settings.ts'

export type Region = {
  readonly continent: Continent
  /** The language in which products are described. */
  readonly locale: string
}

const regions: Readonly<Record<string, Region>> = {
  US: { continent: 'northAmerica', locale: 'en_US' },
  CA: { continent: 'northAmerica', locale: 'en_CA' },
  UK: { continent: 'europe', locale: 'en_GB' },
  DE: { continent: 'europe', locale: 'en_GB' },
  FR: { continent: 'europe', locale: 'fr_FR' },
  IN: { continent: 'europe', locale: 'en_IN' },
  AU: { continent: 'farEast', locale: 'en_AU' },
}

/** The marketplaces of Amazon Business that Laurel buys from. */
export const regionNamed = (name: string): Region => {
  const region = regions[name]
  if (!region) throw new Error(`Amazon Business has no marketplace ${name}.`)
  return region
}

export const hosts: Readonly<Record<Continent, string>> = {
  northAmerica: 'https://na.business-api.amazon.com',
  europe: 'https://eu.business-api.amazon.com',
  farEast: 'https://jp.business-api.amazon.com',
}
export const tokenUrl = 'https://api.amazon.com'

/**
 * The marketplace for each country in which Amazon is offered. Ireland and Poland have none of their own at Amazon
 * Business: the marketplaces of their neighbours deliver there.
 */
const regions: Readonly<Record<string, string>> = {
  US: 'US',
  CA: 'CA',
  GB: 'UK',
  IE: 'UK',
  DE: 'DE',
  PL: 'DE',
  IN: 'IN',
  AU: 'AU',
  FR: 'FR',
}

/** The marketplace of a country; undefined where Amazon is not offered. */
export const regionOf = (country: string): string | undefined =>
  Object.hasOwn(regions, country) ? regions[country] : undefined

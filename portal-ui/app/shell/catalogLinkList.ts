import type { CatalogCode, Team } from '@laurel/contract/team/team.ts'
import { countryOfLocale } from '@laurel/ledger/kernel/countryOfLocale.ts'

export type CatalogLink = { readonly section: string; readonly label: string }

const amazonCountries = new Set(['US', 'CA', 'GB', 'IE', 'DE', 'PL', 'IN', 'AU', 'FR'])

/**
 * The catalogs a person can reach: what their team enabled and their country offers. Venmo comes with PayPal, in the
 * US only. Home is linked when it has a catalog of its own to show.
 */
export const catalogLinks = (
  team: Pick<Team, 'reward_catalogs' | 'metadata'>,
  locale: string,
): { readonly showHome: boolean; readonly links: readonly CatalogLink[] } => {
  const country = countryOfLocale(locale)
  const has = (code: CatalogCode): boolean =>
    team.reward_catalogs.includes(code) && (code !== 'AMAZON' || amazonCountries.has(country))
  const links: readonly (CatalogLink & { readonly shown: boolean })[] = [
    {
      section: 'custom',
      label: team.metadata.custom_catalog_name,
      shown: has('CUSTOM_CATALOG'),
    },
    { section: 'amazon', label: 'Amazon', shown: has('AMAZON') },
    { section: 'gift-cards', label: 'Gift Cards', shown: has('GIFT_CARDS') },
    { section: 'charities', label: 'Charities', shown: has('CHARITIES') },
    { section: 'paypal', label: 'PayPal', shown: has('PAYPAL') },
    { section: 'venmo', label: 'Venmo', shown: has('PAYPAL') && country === 'US' },
  ]
  return {
    showHome: has('AMAZON') || has('GIFT_CARDS'),
    links: links.filter(link => link.shown).map(({ section, label }) => ({ section, label })),
  }
}

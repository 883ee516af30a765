import { initialMetadata } from '@laurel/contract/team/teamMetadata.ts'
import { describe, expect, it } from 'vitest'
import { catalogLinks } from './catalogLinkList.ts'

const labels = (team: Parameters<typeof catalogLinks>[0], locale = 'EN-US') =>
  catalogLinks(team, locale).links.map(link => link.label)

describe('the catalogs a person can reach', () => {
  it('are those the team enabled, its own one under the name it chose', () => {
    expect(
      labels({
        reward_catalogs: ['CUSTOM_CATALOG', 'GIFT_CARDS'],
        metadata: { ...initialMetadata, custom_catalog_name: 'The Den' },
      }),
    ).toEqual(['The Den', 'Gift Cards'])
  })

  it('include Venmo beside PayPal in the US alone', () => {
    expect(labels({ reward_catalogs: ['PAYPAL'], metadata: initialMetadata })).toEqual(['PayPal', 'Venmo'])
    expect(labels({ reward_catalogs: ['PAYPAL'], metadata: initialMetadata }, 'EN-GB')).toEqual(['PayPal'])
  })

  it('leave Amazon out, and home with it, where it does not deliver', () => {
    expect(catalogLinks({ reward_catalogs: ['AMAZON'], metadata: initialMetadata }, 'PT-BR')).toEqual({
      showHome: false,
      links: [],
    })
  })
})

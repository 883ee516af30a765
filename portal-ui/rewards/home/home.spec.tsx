// @vitest-environment jsdom
import type { CatalogCode } from '@laurel/contract/team/team.ts'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildClaim, buildMe } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const withCatalogs = (...reward_catalogs: CatalogCode[]) => buildMe({}, { reward_catalogs })
const nothingText = "Your team hasn't setup any rewards yet, check back soon!"

describe('home', () => {
  it('leads to the gifts that wait', async () => {
    await renderPortal({ claims: [buildClaim('Evergreen', [[{ type: 'POINTS', points: 500 }]])] })
    const banner = await screen.findByRole('link', { name: /You have a gift to claim!/ })
    expect(banner.getAttribute('href')).toBe('/redeem/claims')
    cleanup()
    await renderPortal()
    await screen.findByRole('heading', { name: 'From Northwind Coffee' })
    expect(screen.queryByText(/gift to claim/)).toBeNull()
  })

  it('is the custom catalog where the team has no home catalog, with its company rewards below', async () => {
    await renderPortal({ me: withCatalogs('CUSTOM_CATALOG', 'CHARITIES') })
    expect(await screen.findByRole('heading', { name: 'From Northwind Coffee', level: 2 })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Company Store' }).getAttribute('aria-current')).toBe('page')
  })

  it('is linked, and stays home, with gift cards', async () => {
    await renderPortal({ me: withCatalogs('CUSTOM_CATALOG', 'GIFT_CARDS') })
    expect((await screen.findByRole('link', { name: 'Home' })).getAttribute('aria-current')).toBe('page')
  })

  it('says so when nothing is set up, and only then', async () => {
    await renderPortal({ rewards: { rewards: [] } })
    expect(await screen.findByText(nothingText)).toBeDefined()
    cleanup()
    await renderPortal({ rewards: { rewards: [] }, me: withCatalogs('CHARITIES') })
    await screen.findByRole('link', { name: 'Charities' })
    expect(screen.queryByText(nothingText)).toBeNull()
  })
})

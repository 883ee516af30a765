import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const saved = 'Settings saved successfully.'

const save = async (page: Page, name: string): Promise<void> => {
  const form = page.getByRole('form', { name })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText(saved).first().waitFor()
}

describe('the settings of a team', () => {
  it('change what its people see, and are remembered with their author', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings')
    await page.getByRole('textbox', { name: 'Primary colour' }).fill('#ffd84d')
    await save(page, 'Branding')
    await page.getByRole('textbox', { name: 'Name of many' }).fill('pennies')
    await page.getByText('Coffee for two: 1,250 pennies').waitFor()
    await save(page, 'Names')

    const history = page.getByRole('region', { name: 'Recent changes' })
    await history.getByText('sprigs → pennies').waitFor()
    expect(await history.getByRole('row').nth(1).textContent()).toContain(demoAdmin.name)

    const portal = await journey.openAs(demoEmployee.email, '/redeem')
    await portal
      .getByText(/pennies/)
      .first()
      .waitFor()
    const ground = await portal.locator('[style*="--company"]').first().getAttribute('style')
    expect(ground).toContain('#ffd84d')
  })

  it('move the team to another time zone, which its calendar follows', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings')
    const form = page.getByRole('form', { name: 'Time zone' })
    await form.getByText('Closed months keep their books.').waitFor()
    await form.getByRole('combobox').fill('Asia/Toky')
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click()
    await save(page, 'Time zone')
    await page.getByText('Next starts, at midnight in Asia/Tokyo:').waitFor()
    await page.getByRole('region', { name: 'Recent changes' }).getByText('→ Asia/Tokyo').waitFor()
  })

  it('erase old words, after they showed how many these are', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings')
    const card = page.getByRole('region', { name: 'How long words are kept' })
    await card.getByLabel('Keep words').click()
    await page.getByRole('option', { name: 'For 6 months' }).click()
    await card.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase words that are older than 6 months?' })
    await dialog.getByText(/Messages erased now, up to \w+ \d{4}: [1-9]/).waitFor()
    await dialog.getByRole('button', { name: 'Erase old words' }).click()
    await page.getByText('Words are kept for 6 months.').first().waitFor()
    await page.getByRole('region', { name: 'Recent changes' }).getByText('Months kept:').waitFor()
  })

  it('keep the owner among the administrators', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings')
    const form = page.getByRole('form', { name: 'Administrators' })
    await form.getByRole('combobox').fill('Chloe')
    await page.getByRole('option', { name: 'Chloe Bennett' }).click()
    await save(page, 'Administrators')
    const chips = form.locator('.MuiChip-root')
    expect(await chips.count()).toBe(3)
    expect(await chips.locator('.MuiChip-deleteIcon').count()).toBe(2)
    await page.goto(`${journey.origin}/settings/security-log`)
    await page.getByText('Changed a role').first().waitFor()
    await page.getByText('Login with single use token').first().waitFor()
  })

  it('stop the team and bring it back, also on a phone', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings', phone)
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('heading', { name: /Laurel is switched off/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/come-back')

    const portal = await journey.openAs('elif.kaya@juniper.example', '/redeem')
    await portal.getByText('Sorry, your team is currently inactive.').waitFor()
    expect(new URL(portal.url()).pathname).toBe('/inactive')

    await page.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('heading', { name: 'All Channels' }).waitFor()
  })
})

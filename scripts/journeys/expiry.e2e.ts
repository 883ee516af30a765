import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

describe('points that expire', () => {
  it('are previewed and switched on with a reason, and people then see when theirs expire', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings')
    await page.getByRole('combobox', { name: 'Sprigs can be redeemed' }).click()
    await page.getByRole('option', { name: 'For 6 months' }).click()
    const card = page.getByRole('region', { name: 'How long sprigs can be redeemed' })
    await card.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Let sprigs expire after 6 months?' })
    await dialog.getByRole('table').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The books close')
    await dialog.getByRole('button', { name: 'Let sprigs expire' }).click()
    await page.getByText('Sprigs expire after 6 months.').waitFor()
    await card.getByText(/Nothing expires before/).waitFor()

    await page.goto(`${new URL(page.url()).origin}/redeem/recognition/points`)
    await page.getByRole('heading', { name: /You hold/ }).waitFor()
    await page.getByText('When you received them').click()
    await page
      .getByText(/Expires /)
      .first()
      .waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
  })
})

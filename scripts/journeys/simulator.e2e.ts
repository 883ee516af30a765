import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

describe('the policy simulator', () => {
  it('leads from the allowances to a changed policy and its result, puts it in force, and opens it on a phone', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings/allowances')
    await page.getByRole('link', { name: 'Try a change' }).click()
    // The allowances, which stay until the next page is loaded, have a field of the same name.
    const changes = page.getByRole('form', { name: 'Changes to try' })
    await changes.getByRole('textbox', { name: 'For shoutouts, in sprigs' }).fill('10')
    await changes.getByRole('textbox', { name: 'Earned sprigs expire after months' }).fill('3')
    await page.getByRole('button', { name: 'Simulate' }).click()
    await page.getByRole('region', { name: 'Sprigs given by month' }).getByRole('listitem').first().waitFor()
    const refused = page.getByRole('region', { name: 'What would have been refused' })
    await refused.getByText(/^Shoutouts: /).waitFor()
    await refused
      .getByText(/Allowance used up/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'Apply this policy…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').filter({ hasText: 'For shoutouts, in sprigs: ' }).waitFor()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A smaller liability')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('This policy is in force.').waitFor()

    const { pathname, search } = new URL(page.url())
    const small = await journey.openAs(demoAdmin.email, pathname, phone)
    await small.goto(`${journey.origin}${pathname}${search}`)
    await small.getByRole('region', { name: 'What would have been refused' }).waitFor()
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)

    expect(journey.complaints).toEqual([])
    await page.context().close()
    await small.context().close()
  })
})

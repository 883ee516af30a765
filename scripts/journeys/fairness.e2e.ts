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

const parts = [
  'Reached in 30 days',
  'Nothing received in 30 days',
  'By time with the company',
  'By time zone',
  'By channel',
  'Both ways',
  'What this report can’t tell',
]

describe('the report on fairness', () => {
  it('is off, is switched on by an administrator, and shows its figures on a desk and on a phone', async () => {
    const page = await journey.openAs(demoAdmin.email, '/reporting/fairness')
    await page.getByText('This report is switched off').waitFor()
    await page.getByRole('button', { name: 'Switch it on' }).click()
    for (const name of parts) await page.getByRole('region', { name, exact: true }).waitFor()
    const zones = page.getByRole('region', { name: 'By time zone' })
    await zones.getByRole('listitem').first().waitFor()
    await zones.getByRole('button', { name: 'By time zone as a table' }).click()
    await zones.getByRole('columnheader', { name: 'Received something' }).waitFor()

    const small = await journey.openAs(demoAdmin.email, '/reporting/fairness', phone)
    await small.getByRole('region', { name: 'Both ways' }).getByText(/% ?$/).first().waitFor()
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)

    await page.goto(`${journey.origin}/settings/changes`)
    await page.getByText('Report on fairness').first().waitFor()
    expect(journey.complaints).toEqual([])
    await page.context().close()
    await small.context().close()
  })
})

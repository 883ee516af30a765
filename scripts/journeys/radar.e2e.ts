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

const signals = [
  'Two people who trade sprigs',
  'Sprigs that go round',
  'Bursts before a reset',
  'Most of an allowance to one person',
  'Thanks without words',
  'Awards to one’s own circle',
]

describe('the radar', () => {
  it('is off, is tried on the history of the team, and is switched on by an administrator', async () => {
    const page = await journey.openAs(demoAdmin.email, '/recognition/radar')
    await page.getByText('The radar is off').waitFor()
    await page.getByRole('link', { name: 'Choose signals' }).click()
    await page.getByRole('button', { name: 'Look back over twelve months' }).click()
    for (const name of signals) await page.getByRole('region', { name, exact: true }).waitFor()

    const pairs = page.getByRole('region', { name: 'Two people who trade sprigs' })
    await pairs.getByText('In the last twelve months').waitFor()
    const slider = pairs.getByRole('slider')
    await slider.focus()
    await slider.press('Home')
    await pairs.getByText('50%', { exact: true }).first().waitFor()
    await pairs.getByRole('switch', { name: 'Look for this' }).click()
    await page.getByText('The signal is saved.').waitFor()

    const small = await journey.openAs(demoAdmin.email, '/recognition/radar/signals', phone)
    await small.getByRole('region', { name: 'Thanks without words' }).waitFor()
    await small.getByText('In the last twelve months').first().waitFor()
    const width = await small.evaluate('document.documentElement.scrollWidth')
    expect(width).toBe(phone.viewport.width)

    await page.goto(`${journey.origin}/recognition/radar`)
    await page.getByText('What the radar can’t tell').waitFor()
    await page.getByRole('button', { name: 'Past' }).click()
    await page
      .getByRole('button', { name: /^Look at / })
      .first()
      .click()
    const panel = page.getByRole('dialog')
    await panel.getByText('What is behind it').waitFor()
    await panel.getByRole('button', { name: 'Looks fine' }).click()
    const dialog = page.getByRole('dialog', { name: 'Does this look fine?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They build the greenhouse together.')
    await dialog.getByRole('button', { name: 'Looks fine' }).click()
    await page.getByText('It looks fine.').waitFor()

    await page.goto(`${journey.origin}/settings/changes`)
    await page
      .getByText(/Radar: two people who trade/)
      .first()
      .waitFor()
    expect(journey.complaints).toEqual([])
    await page.context().close()
    await small.context().close()
  })
})

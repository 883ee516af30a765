import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const day = (yearsAgo: number, daysAgo: number): string => {
  const now = new Date()
  const then = Date.UTC(now.getUTCFullYear() - yearsAgo, now.getUTCMonth(), now.getUTCDate() - daysAgo)
  return new Date(then).toISOString().slice(0, 10)
}
/** The demo team has a year of history. */
const ofYear = `/reporting?dateRange=${day(1, 0)},${day(0, 0)}`

/** What the widgets are called in the language of the reader. */
const english = {
  months: 'Activity by Month',
  engagement: 'Team Engagement',
  values: 'Top Values',
  earners: 'Top Sprig Earners',
  givers: 'Top Sprig Givers',
  asTable: 'Activity by Month as a table',
}
const german: typeof english = {
  months: 'Aktivität nach Monat',
  engagement: 'Beteiligung im Team',
  values: 'Häufigste Werte',
  earners: 'Meiste sprigs verdient',
  givers: 'Meiste sprigs vergeben',
  asTable: 'Aktivität nach Monat als Tabelle',
}

const Me = z.looseObject({ user: z.looseObject({}) })

/** Opens the page for a reader who chose this locale. */
const openYear = async (locale: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await journey.openAs(demoAdmin.email, '/reporting', { ...options, locale })
  await page.route(/\/v1\/user\/me/, async route => {
    const response = await route.fetch()
    const { user, ...rest } = Me.parse(await response.json())
    await route.fulfill({ response, json: { ...rest, user: { ...user, locale: locale.toUpperCase() } } })
  })
  await page.goto(`${journey.origin}${ofYear}`)
  return page
}

const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe.each([
  ['en-US', {}, ',', english],
  ['de-DE', phone, '.', german],
] as const)('Insights of a year in %s', (locale, device, separator, names) => {
  it('shows every widget with figures, the chart as a table, and fits the screen', async () => {
    const page = await openYear(locale, device)
    const { asTable, ...widgets } = names
    for (const name of Object.values(widgets)) await widget(page, name).waitFor()
    const months = widget(page, names.months)
    await months.getByRole('img').waitFor()
    await months.getByRole('button', { name: asTable }).click()
    const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    await months.getByRole('cell', { name: format.format(new Date(`${day(0, 0)}T12:00:00Z`)) }).waitFor()
    expect(await months.getByRole('row').count()).toBeGreaterThanOrEqual(13)
    const first = widget(page, names.earners).getByRole('listitem').first()
    expect(await first.textContent()).toMatch(new RegExp(`\\d\\${separator}\\d{3}.sprigs`))
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await page.context().close()
  })
})

describe('Insights', () => {
  it('keeps the channel in the address, and saves what it shows', async () => {
    const page = await openYear('en-US')
    const values = widget(page, 'Top Values')
    await values.getByRole('listitem').first().waitFor()
    await page.getByRole('combobox', { name: 'For' }).click()
    const channels = page.getByRole('option')
    await channels.nth(1).click()
    await page.waitForURL(/group=/)
    await page.reload()
    await values.getByRole('listitem').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      values.getByRole('button', { name: 'Top Values as CSV' }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toMatch(/^Value,Shoutouts,Sprigs\r\n\w/)
    expect(journey.complaints).toEqual([])
    await page.context().close()
  })
})

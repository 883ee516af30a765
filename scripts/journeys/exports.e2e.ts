import { readFile } from 'node:fs/promises'
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

const yearOfShoutouts = `/reporting/activity?filter=${encodeURIComponent(JSON.stringify({ type: 'shoutouts' }))}`

describe('a report as an ordered file', () => {
  it('is ordered, announced in Slack, fetched and deleted', async () => {
    const page = await journey.openAs(demoAdmin.email, '/reporting/exports')
    await page.getByText('No exports').waitFor()
    await page.goto(`${journey.origin}${yearOfShoutouts}`)
    await page.getByRole('button', { name: 'Order as a file' }).click()
    await page.waitForURL(/\/reporting\/exports/)
    const fetching = page.getByRole('button', { name: 'Fetch Shoutouts' })
    await fetching.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), fetching.click()])
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toMatch(/^date,from,to,points/)
    expect(file.split('\r\n').length).toBeGreaterThan(100)

    await expect
      .poll(
        async () => {
          const { rows } = await journey.database.query(
            `select 1 from slack.announcements where stream = 'reports' and shown = 'given'`,
          )
          return rows.length
        },
        { timeout: 15_000 },
      )
      .toBe(1)

    const small = await journey.openAs(demoAdmin.email, '/reporting/exports', phone)
    await small.getByRole('button', { name: 'Delete Shoutouts' }).click()
    await small.getByText('No exports').waitFor()
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(journey.complaints).toEqual([])
    await page.context().close()
    await small.context().close()
  })
})

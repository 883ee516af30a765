import { oweReportMessages } from '@laurel/api/reports/slack/oweReportMessages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { enterChat, message } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const day = 24 * 60 * 60 * 1000

/** The process looks again and again on three days of the next week, of which one is a working day. */
const passDays = async (): Promise<void> => {
  for (let hour = 0; hour < 3 * 24; hour += 4)
    await oweReportMessages(
      journey.database,
      new Date(Date.now() + 7 * day + hour * (day / 24)).toISOString(),
      new AbortController().signal,
    )
  // The message is due then. Slack's stand-in shows it now.
  await journey.database.query(
    `update delivery.jobs j set not_before = now(), due_at = now() from slack.announcements a
     where a.stream = 'reports' and j.key = 'slack.announcement.' || a.announcement_id and j.status = 'waiting'`,
  )
}

describe('a report by Slack message', () => {
  it('is subscribed on the page of the report, sent once, and ended from the message', async () => {
    const page = await journey.openAs(demoAdmin.email, '/reporting')
    await page.getByRole('button', { name: 'By Slack message' }).click()
    await page.getByRole('switch', { name: 'Every week' }).click()
    await page.getByText(/^Saved\. It begins/).waitFor()

    await passDays()
    const chat = await (await journey.openBrowser()).newPage()
    await enterChat(chat, journey.chatUrl, demoAdmin.name)
    await chat
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Laurel/ })
      .click()
    await chat.getByRole('tab', { name: 'Messages' }).click()
    const report = message(chat, 'Recognition last week')
    await report.first().waitFor()
    expect(await report.count()).toBe(1)
    await report.getByRole('button', { name: 'Unsubscribe' }).click()
    await message(chat, 'You get no weekly report any more.').last().waitFor()

    const small = await journey.openAs(demoAdmin.email, '/reporting', phone)
    await small.getByRole('button', { name: 'By Slack message' }).click()
    const weekly = small.getByRole('switch', { name: 'Every week' })
    await weekly.waitFor()
    expect(await weekly.isChecked()).toBe(false)
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(journey.complaints).toEqual([])
    await page.context().close()
    await small.context().close()
    await chat.context().close()
  })
})

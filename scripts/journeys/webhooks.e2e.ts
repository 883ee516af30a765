import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { CloudEvent } from '@laurel/contract/developers/cloudEvent.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoOwner } from '../demo/people.ts'
import { composer, enterChat, openChannel } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const words = 'for the tidiest handover of the year'
const soon = { timeout: 20_000 }

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

const received: Received[] = []
/** The statuses of the next answers; 204 afterwards. */
const answers = [500, 503]
const receiver = createServer((request, response) => {
  void text(request).then(body => {
    received.push({ headers: request.headers, body })
    response.writeHead(answers.shift() ?? 204).end()
  })
})

let journey: Journey
let page: Page
let secret: string

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  journey = await startJourney(databaseUrl)
  page = await journey.openAs(demoAdmin.email, '/settings/webhooks')
})
afterAll(async () => {
  await journey.stop()
  receiver.close()
})

const addressOf = (): string => {
  const bound = receiver.address()
  if (bound === null || typeof bound === 'string') throw new Error('The receiver has no port.')
  return `http://localhost:${bound.port}/laurel`
}

/** As a receiver checks it. */
const isSigned = ({ headers, body }: Received): boolean => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

const dialogOf = (name: string) => page.getByRole('dialog', { name })

describe('a webhook', () => {
  it('is added, and its secret is shown once', async () => {
    await page.getByText('No webhooks yet').waitFor()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const dialog = dialogOf('Add a webhook')
    await dialog.getByLabel('Address').fill('https://10.0.0.8/laurel')
    await dialog.getByRole('checkbox', { name: 'Shoutout given' }).check()
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await dialog
      .getByText(/inside a private network/)
      .first()
      .waitFor()
    await dialog.getByLabel('Address').fill(addressOf())
    await dialog.getByLabel('Description').fill('Wall of thanks')
    await dialog.getByRole('switch', { name: 'Send the words, too' }).check()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    const shown = dialogOf('Copy the secret now')
    secret = await shown.getByLabel('Secret').inputValue()
    expect(secret).toMatch(/^whsec_/)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await shown.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('heading', { name: 'Wall of thanks', level: 1 }).waitFor()
  })

  it('hears of a shoutout, again while it fails, and the log shows each attempt', async () => {
    const chat = await (await journey.openBrowser()).newPage()
    await enterChat(chat, journey.chatUrl, demoOwner.name)
    await openChannel(chat, 'thanks')
    await composer(chat).fill(`/shoutout @chloe.bennett +10 ${words}`)
    await chat.keyboard.press('Escape')
    await composer(chat).press('Enter')
    await expect.poll(() => received.length, soon).toBe(2)
    await page.reload()
    const look = page.getByRole('button', { name: /Look at Shoutout given/ })
    await look.click(soon)
    const panel = dialogOf('Shoutout given')
    await panel.getByText('Attempt 2 · 503').waitFor()
    await panel.getByText('Attempt 1 · 500').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await panel.getByRole('button', { name: 'Try now' }).click()
    await expect.poll(() => received.length, soon).toBe(3)
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('table').getByText('Delivered').waitFor(soon)
    await look.click()
    await panel.getByText('Attempt 3 · 204').waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
  })

  it('gets the same signed event each time, with the words that it asked for', () => {
    expect(received.map(isSigned)).toEqual([true, true, true])
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [first] = received
    expect(CloudEvent.parse(JSON.parse(first?.body ?? ''))).toMatchObject({
      type: 'laurel.shoutout.given.v1',
      data: {
        points_each: 10,
        channel_name: expect.stringContaining('thanks'),
        message: expect.stringContaining(words),
      },
    })
  })

  it('gets a test event, and no more events again than it can take', async () => {
    await page.getByRole('button', { name: 'Send a test event' }).click()
    await expect.poll(() => received.length, soon).toBe(4)
    expect(received.every(isSigned)).toBe(true)
    await page.getByRole('button', { name: 'Replay' }).click()
    const dialog = dialogOf('Replay events')
    // All of the demo team was recorded today.
    await dialog.getByRole('button', { name: 'Replay' }).click()
    await dialog.getByText(/A replay sends at most 1,000 events/).waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('is switched off and fits on a phone', async () => {
    await page.getByRole('button', { name: 'Switch off' }).click()
    await dialogOf('Switch this webhook off?').getByRole('button', { name: 'Switch off' }).click()
    await page.getByText('An administrator switched it off. Nothing is sent.').waitFor()
    const small = await journey.openAs(demoAdmin.email, new URL(page.url()).pathname, phone)
    await small.getByText('An administrator switched it off. Nothing is sent.').waitFor()
    await small.getByRole('button', { name: /Look at Test event/ }).waitFor()
    expect(await findAccessibilityProblems(small)).toEqual([])
    const width = await small.evaluate<number>('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(390)
  })
})

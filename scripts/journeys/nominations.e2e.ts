import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
const title = 'Heroes of the migration'
const call = 'Who carried us over?'
const [first, second] = ['Hana Sato', 'Mateo Rivas']
const emailOf = (name: string) =>
  `${name.toLowerCase().replace(' ', '.')}@${demoEmployee.email.split('@')[1]}`
let journey: Journey
let admin: Page
let chat: Page
let portal: Page
let winner: Page
let balance: number

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  admin = await journey.openAs(demoAdmin.email, '/awards/nominations')
  winner = await journey.openAs(emailOf(first), '/redeem')
  await winner.getByRole('heading', { name: 'From Juniper' }).waitFor()
  balance = await balanceOf(winner)
  chat = await (await journey.openBrowser()).newPage()
  await enterChat(chat, journey.chatUrl, 'Elif Kaya')
  await openChannel(chat, 'engineering-wins')
})
afterAll(() => journey.stop())

describe('a campaign of nominations', () => {
  it('is created by an administrator and announced in its channel', async () => {
    await admin.getByRole('button', { name: 'New campaign' }).click()
    const dialog = admin.getByRole('dialog', { name: 'New campaign' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('User group').click()
    await admin.getByRole('option', { name: '#engineering-wins' }).click()
    await dialog.getByLabel('Award').click()
    await admin.getByRole('option', { name: /^Lighthouse/ }).click()
    await dialog.getByLabel('Call for nominations').fill(call)
    await dialog.getByRole('switch', { name: 'Several winners' }).click()
    await dialog.getByRole('button', { name: 'Create campaign' }).click()
    await admin.getByText('Campaign has been created.').waitFor()
    await admin.getByRole('table', { name: 'All Campaigns' }).getByText(title).waitFor()
    await message(chat, call).first().waitFor()
  })

  it('takes nominations in Slack, and refuses the second for the same colleague', async () => {
    await composer(chat).fill('/nominate @hana.sato wrote the plan and stayed until the last row')
    await chat.keyboard.press('Escape')
    await composer(chat).press('Enter')
    await message(chat, 'Only visible to you')
      .filter({ hasText: `in ${title}` })
      .waitFor()
    await composer(chat).fill('/nominate @hana.sato once more')
    await chat.keyboard.press('Escape')
    await composer(chat).press('Enter')
    await message(chat, 'Only visible to you').filter({ hasText: 'in this campaign already' }).waitFor()
  })

  it('takes nominations in the portal, on a phone', async () => {
    portal = await journey.openAs(demoEmployee.email, '/redeem/recognition/nominations', phone)
    await portal.getByRole('link', { name: `Nominate in ${title}` }).click()
    await portal.getByRole('combobox', { name: 'Whom do you nominate?' }).fill('Mateo')
    await portal.getByRole('option', { name: second }).click()
    await portal.getByRole('textbox', { name: 'Why?' }).fill('Turned every failure into a test')
    await portal.getByRole('button', { name: 'Nominate' }).click()
    await portal.getByText(`You nominated ${second}.`).first().waitFor()
  })

  it('shows its engagement, and ends with two winners', async () => {
    await admin.reload()
    const row = admin
      .getByRole('table', { name: 'All Campaigns' })
      .getByRole('row')
      .filter({ hasText: title })
    await row.getByText(/^2 of \d+$/).waitFor()
    await row.getByRole('button', { name: `End campaign ${title}` }).click()
    const dialog = admin.getByRole('dialog', { name: `End “${title}” with its winners` })
    await dialog.getByRole('checkbox', { name: first }).check()
    await dialog.getByRole('checkbox', { name: second }).check()
    await dialog.getByLabel('Message').fill('You carried all of us')
    await dialog.getByRole('button', { name: 'End campaign' }).click()
    await admin.getByText('Campaign has been ended.').waitFor()
    const ended = admin
      .getByRole('table', { name: 'Ended Campaigns' })
      .getByRole('row')
      .filter({ hasText: title })
    await ended.getByText(/Hana Sato/).waitFor()
    await ended.getByText(/^2 of \d+$/).waitFor()
    expect(await admin.getByRole('button', { name: `End campaign ${title}` }).count()).toBe(0)
  })

  it('pays both winners once, and says in the channel and in the portal how it ended', async () => {
    await expect.poll(() => balanceOf(winner), soon).toBe(balance + 100)
    await message(chat, 'You carried all of us').first().waitFor()
    await portal.goto(`${journey.origin}/redeem/recognition/nominations`)
    const own = portal.getByRole('list', { name: 'My nominations' })
    await own.getByText(/^Won by .*Mateo Rivas/).waitFor()
  })

  it('leaves books that verify, and nothing in the console', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})

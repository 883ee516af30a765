import { completeDueCompetitions } from '@laurel/api/awards/competitions/completeDueCompetitions.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
const title = 'Kind words week'
const nineDays = 9 * 86_400_000

let journey: Journey
let stores: Awaited<ReturnType<typeof openStores>>
let admin: Page
let chat: Page
let portal: Page
let balance: number

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

const say = async (line: string): Promise<void> => {
  await composer(chat).fill(line)
  await chat.keyboard.press('Escape')
  await composer(chat).press('Enter')
}

const choose = async (within: Locator, label: string, option: string): Promise<void> => {
  await within.getByLabel(label, { exact: true }).click()
  await admin.getByRole('option', { name: option, exact: true }).click()
}

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  stores = await openStores({ home: journey.home, databaseUrl, eventStoreUrl: undefined })
  admin = await journey.openAs(demoAdmin.email, '/awards/competitions')
  portal = await journey.openAs(demoEmployee.email, '/redeem', phone)
  await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
  balance = await balanceOf(portal)
  chat = await (await journey.openBrowser()).newPage()
  await enterChat(chat, journey.chatUrl, 'Elif Kaya')
  await openChannel(chat, 'engineering-wins')
})
afterAll(async () => {
  await stores.close()
  await journey.stop()
})

describe('a competition', () => {
  it('is created, stands out as started, and is announced in its channel', async () => {
    await admin.getByRole('button', { name: 'New competition' }).click()
    const dialog = admin.getByRole('dialog', { name: 'New competition' })
    await dialog.getByLabel('Title').fill(title)
    await choose(dialog, 'User group', '#engineering-wins')
    await choose(dialog, 'Award', 'Lighthouse')
    await dialog.getByRole('button', { name: 'Create competition' }).click()
    await admin.getByText('Competition has been created.').waitFor()
    const card = admin
      .getByRole('list', { name: 'All Competitions' })
      .getByRole('button', { name: new RegExp(`^PvP.*${title}`) })
    await card.getByText('Started').waitFor()
    await message(chat, `The competition ${title} has started`).waitFor()
  })

  it('has a leaderboard that follows each shoutout, and that the phone of a member shows too', async () => {
    await admin.getByRole('button', { name: `View leaderboard of ${title}` }).click()
    const dialog = admin.getByRole('dialog', { name: `Leaderboard of ${title}` })
    await dialog.getByText('No shoutouts yet.').waitFor()
    await say('/shoutout @chloe.bennett +5 #craft for the calm release')
    const first = dialog.getByRole('listitem').filter({ hasText: demoEmployee.name })
    await first.getByText('1 shoutout').waitFor()
    await portal.goto(`${journey.origin}/redeem/recognition`)
    const banner = portal.getByRole('complementary', { name: 'Competitions' })
    await banner.getByText('You are in place 1 with 1 shoutout.').waitFor()
    await banner.getByRole('link', { name: 'See competitions' }).click()
    const panel = portal.getByRole('article', { name: title })
    await panel.getByText('You are in place 1 with 1 shoutout.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  it('keeps its channel from being deleted', async () => {
    await admin.goto(`${journey.origin}/recognition`)
    await admin.getByRole('link', { name: /engineering-wins/ }).click()
    await admin.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Delete/ }).click()
    await dialog.getByText(/needs this channel while it runs/).waitFor()
  })

  it('pays its winner once, also when it is decided days late, and names them', async () => {
    const log = stores.log
    const now = addMilliseconds(instantOf(new Date()), nineDays)
    const dependencies = { ledger: createLedger(stores), database: journey.database, log }
    const decide = () => completeDueCompetitions(dependencies, now, new AbortController().signal)
    await decide()
    await decide()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 105)
    await portal.goto(`${journey.origin}/redeem/recognition/competitions`)
    await portal.getByText(`${demoEmployee.name} won`).waitFor()
    await message(chat, `The competition ${title} is over`).waitFor()
    await admin.goto(`${journey.origin}/awards/competitions`)
    await admin.getByRole('button', { name: `View results of ${title}` }).click()
    const results = admin.getByRole('dialog', { name: `Results of ${title}` })
    await results.getByText('One member got the award Lighthouse.').waitFor()
    await results.getByRole('listitem').filter({ hasText: demoEmployee.name }).waitFor()
  })

  it('leaves books that balance, and winners that the log proves', async () => {
    const { findings, checked } = await auditLedger(databaseUrl, journey.database)
    expect(checked).toContain('competitions as counted')
    expect(findings).toEqual([])
  })
})

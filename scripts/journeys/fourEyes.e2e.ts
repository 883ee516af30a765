import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
const manager = 'Elif Kaya'
const reason = 'for finding the way out of the fog'
let journey: Journey
let admin: Page
let chat: Page
let portal: Page
let balance: number

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  portal = await journey.openAs(demoEmployee.email, '/redeem', phone)
  await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
  balance = await balanceOf(portal)
  chat = await (await journey.openBrowser()).newPage()
  await enterChat(chat, journey.chatUrl, manager)
  await openChannel(chat, 'engineering-wins')
})
afterAll(() => journey.stop())

describe('four eyes', () => {
  it('an administrator sets the limit of an award', async () => {
    admin = await journey.openAs(demoAdmin.email, '/settings/four-eyes')
    await admin.getByText('Nothing waits for approval').waitFor()
    await admin.getByRole('textbox', { name: /of an award/ }).fill('50')
    await admin.getByRole('button', { name: 'Save' }).click()
    await admin.getByText('The limits apply from now on.').waitFor()
  })

  it('an award above it waits, and says so in Slack', async () => {
    await composer(chat).fill(`/award @chloe.bennett Lighthouse ${reason}`)
    await chat.keyboard.press('Escape')
    await composer(chat).press('Enter')
    await message(chat, 'waits for a second administrator').first().waitFor()
    expect(await balanceOf(portal)).toBe(balance)
  })

  it('a second person approves it, and the recipient has the points', async () => {
    const waiting = admin.getByRole('region', { name: 'Waiting for approval' })
    await waiting.getByText(reason).waitFor(soon)
    expect(await findAccessibilityProblems(admin)).toEqual([])
    await waiting.getByRole('button', { name: 'Approve' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Approve award' })
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await admin.getByText('Approved. The award is given.').waitFor()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 100)
    await message(chat, reason).filter({ hasText: 'Laurel' }).first().waitFor()
  })

  it('leaves sound books', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
  })
})

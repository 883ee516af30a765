import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('a spot award', () => {
  it('given by the manager of a channel is announced there, and counted in the portal of the recipient', async () => {
    await say(`/award @chloe.bennett Lighthouse ${reason}`)
    const answer = message(chat, 'Only visible to you').filter({ hasText: 'Lighthouse award, 100 sprigs' })
    await answer.waitFor()
    await answer.getByText(/\d+ award sprigs left until/).waitFor()
    await message(chat, reason).filter({ hasText: 'Laurel' }).first().waitFor()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 100)
  })

  it('beyond the allowance is refused with the figures, and the form keeps what was typed', async () => {
    await say('/award @chloe.bennett @hana.sato @mateo.rivas Evergreen for a whole year')
    const refusal = message(chat, 'Only visible to you').filter({ hasText: 'This costs 750 sprigs' })
    await refusal.getByText(/and you have \d+ left for awards/).waitFor()
    await refusal.getByRole('button', { name: 'Change and send' }).click()
    const form = chat.getByRole('dialog', { name: 'Give an award' })
    await form.getByText(/This costs 750 sprigs \(3 × 250\)/).waitFor()
    expect(await form.getByRole('textbox').last().inputValue()).toBe('for a whole year')
    await chat.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    expect(await balanceOf(portal)).toBe(balance + 100)
  })

  it('is for managers and admins to give', async () => {
    await enterChat(chat, journey.chatUrl, demoEmployee.name)
    await openChannel(chat, 'engineering-wins')
    await say('/award @hana.sato Lighthouse well done')
    await message(chat, 'Only visible to you')
      .filter({ hasText: 'Spot awards are given by the managers of a channel and by admins.' })
      .waitFor()
  })

  it('that is private reaches one person alone, from the admin screen', async () => {
    const admin = await journey.openAs(demoAdmin.email, '/awards')
    await admin.getByRole('button', { name: 'Give award Quiet hero' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Give “Quiet hero”' })
    await dialog.getByLabel('Who gets it?').fill('Chloe')
    await admin.getByRole('option', { name: 'Chloe Bennett' }).click()
    await dialog.getByRole('button', { name: 'Give award' }).click()
    await admin.getByText('Chloe Bennett got the award.').waitFor()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 200)
    expect(await message(chat, 'Quiet hero').count()).toBe(0)

    await admin.getByRole('link', { name: 'Latest activity' }).click()
    await admin
      .getByRole('cell', { name: /Lighthouse/ })
      .first()
      .waitFor()
    await admin
      .getByRole('cell', { name: /Quiet hero/ })
      .first()
      .waitFor()

    await admin.getByRole('button', { name: 'Take back' }).first().click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 100)
    await admin.getByRole('button', { name: 'Give again' }).first().click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Give again' }).click()
    await expect.poll(() => balanceOf(portal), soon).toBe(balance + 200)
    expect(journey.complaints).toEqual([])
  })

  it('leaves books that balance', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
  })
})

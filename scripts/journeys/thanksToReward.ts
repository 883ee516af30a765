import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAdmin, demoEmployee, demoOwner } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { composer, enterChat, message, openChannel } from './chat.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const soon = { timeout: 15_000 }
const thanks = 'for the calmest release we ever had'

/** What a person hears of their balance. */
const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}
/** What the badge of the sidebar says to those who hear it. */
const waiting = async (page: Page): Promise<number> =>
  Number.parseInt(
    (await page
      .getByRole('navigation')
      .getByText(/^\d+ waiting for approval$/)
      .textContent()) ?? '',
    10,
  )

/** The main way through the product, from the chat to an approved redemption, on empty stores. */
export const describeThanksToReward = (
  name: string,
  { databaseUrl, eventStoreUrl }: { readonly databaseUrl: string; readonly eventStoreUrl?: string },
): void => {
  describe(name, () => {
    let journey: Journey
    let chat: Page
    let portal: Page
    let admin: Page
    let balance: number
    let waitingBefore: number
    let loads = 0

    beforeAll(async () => {
      journey = await startJourney(databaseUrl, eventStoreUrl)
      portal = await journey.openAs(demoEmployee.email, '/redeem', phone)
      await portal.getByRole('heading', { name: 'From Juniper' }).waitFor()
      portal.on('load', () => {
        loads += 1
      })
      balance = await balanceOf(portal)
      chat = await (await journey.openBrowser()).newPage()
      await enterChat(chat, journey.chatUrl, demoOwner.name)
      admin = await journey.openAs(demoAdmin.email, '/rewards')
      await admin.getByRole('heading', { name: 'Rewards', level: 1 }).waitFor()
      await admin
        .getByRole('navigation')
        .getByText(/waiting for approval/)
        .waitFor({ state: 'attached' })
      waitingBefore = await waiting(admin)
    })
    afterAll(() => journey.stop())

    it('Maren thanks Chloe by keyboard alone, and the channel hears it', async () => {
      await openChannel(chat, 'thanks')
      await composer(chat).focus()
      await chat.keyboard.type('/sh')
      await chat.getByRole('option', { name: /^\/shoutout/ }).waitFor()
      await chat.keyboard.press('Enter')
      await chat.keyboard.type('@chl')
      await chat.getByRole('option', { name: /Chloe Bennett/ }).waitFor()
      await chat.keyboard.press('Enter')
      await chat.keyboard.type(`+10 #craft ${thanks}`)
      expect(await composer(chat).inputValue()).toBe(`/shoutout @chloe.bennett +10 #craft ${thanks}`)
      await chat.keyboard.press('Enter')

      await message(chat, 'Only visible to you')
        .filter({ hasText: 'You gave @Chloe Bennett 10 sprigs' })
        .waitFor()
      await message(chat, thanks).filter({ hasText: 'Laurel' }).first().waitFor()
    })

    it('Chloe’s balance counts up on her phone, without a reload', async () => {
      await expect.poll(() => balanceOf(portal), soon).toBe(balance + 10)
      await portal
        .getByRole('region', { name: 'Your balance' })
        .getByText((balance + 10).toLocaleString('en-US'), { exact: true })
        .waitFor()
      expect(loads).toBe(0)
    })

    it('she redeems a coffee after seeing what will be left, and it waits for her team', async () => {
      await portal.getByRole('button', { name: /Redeem for 150 sprigs ?: Coffee with anyone/ }).click()
      const dialog = portal.getByRole('dialog', { name: /Coffee with anyone/ })
      await dialog
        .getByText(new RegExp(`(?<![d,])${(balance + 10 - 150).toLocaleString('en-US')} sprigs`))
        .waitFor()
      await dialog.getByRole('button', { name: 'Redeem for 150 sprigs' }).click()

      await portal.getByText('Your redemption is processing.').waitFor()
      await expect.poll(() => balanceOf(portal), soon).toBe(balance + 10 - 150)
      const coffee = portal.getByRole('article', { name: 'Coffee with anyone' }).first()
      await coffee
        .getByRole('listitem')
        .filter({ hasText: '(now)' })
        .getByText(/Pending/)
        .waitFor()
      expect(loads).toBe(0)
    })

    it('Priya sees it among what waits for her, and approves it', async () => {
      const row = admin.getByRole('row').filter({ hasText: 'Chloe Bennett' }).filter({ hasText: 'Coffee' })
      await row.waitFor()
      await expect.poll(() => waiting(admin), soon).toBe(waitingBefore + 1)
      await row.getByRole('button', { name: 'Approve the redemption of Chloe Bennett' }).click()
      const dialog = admin.getByRole('dialog', { name: 'Approve this redemption?' })
      await dialog.getByRole('button', { name: 'Approve' }).click()
      await admin.getByText('Redemption marked as complete.').waitFor()
      await row.waitFor({ state: 'detached' })
      await expect.poll(() => waiting(admin), soon).toBe(waitingBefore)
    })

    it('Chloe sees it complete, still without a reload', async () => {
      const coffee = portal.getByRole('article', { name: 'Coffee with anyone' }).first()
      await expect.poll(() => coffee.innerText(), soon).toMatch(/Complete\s*\(done\)/)
      expect(loads).toBe(0)
    })

    it('every promise of the ledger holds, and the read models show what it says', async () => {
      expect(await auditLedger(databaseUrl, journey.database, eventStoreUrl)).toMatchObject({
        findings: [],
        underWay: [],
      })
    })

    it('no page complained', () => {
      expect(journey.complaints).toEqual([])
    })
  })
}

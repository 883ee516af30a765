import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const soon = { timeout: 15_000 }

const Messages = z.array(z.object({ to: z.string(), text: z.string() }))
const Orders = z.array(z.object({ handle: z.string(), status: z.string() }))

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

const { url: databaseUrl } = await createTestDatabase()

describe('cashing out', () => {
  let journey: Journey
  let page: Page
  let balance: number

  beforeAll(async () => {
    journey = await startJourney(databaseUrl)
    page = await journey.openAs(demoEmployee.email, '/redeem', phone)
    await page.getByRole('heading', { name: 'From Juniper' }).waitFor()
    balance = await balanceOf(page)
  })
  afterAll(() => journey.stop())

  const payPal = `/vendors/paypal/_control`
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const request =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await fetch(new URL(path, journey.chatUrl), request)).json()
  }
  /** The code that the person was sent last. */
  const codeFor = async (to: string): Promise<string> => {
    const found = Messages.parse(await ask('/sandbox/inbox.json')).find(message => message.to === to)
    const code = /^\d{4}/.exec(found?.text ?? '')?.[0]
    if (code === undefined) throw new Error(`No code was sent to ${to}.`)
    return code
  }
  const fill = async (rail: string, points: string, destination: string): Promise<void> => {
    await page.getByLabel('Sprigs to cash out').fill(points)
    await page.getByLabel(`of your ${rail} account`).fill(destination)
    await page.getByText(` to ${destination}. `).waitFor()
    await page.getByRole('button', { name: `Cash out to ${rail}` }).dblclick()
  }
  const dialog = (): Locator => page.getByRole('dialog', { name: 'Enter your code' })
  const enter = async (code: string): Promise<void> => {
    await dialog().getByPlaceholder('0000').fill(code)
    await dialog().getByRole('button', { name: 'Continue' }).click()
  }
  const payouts = async () => Orders.parse(await ask(`${payPal}/orders`))

  it('Chloe asks for $1.75 on her phone, and a code goes to her new account', async () => {
    await page.getByRole('link', { name: 'PayPal' }).first().click()
    await page.getByRole('heading', { name: 'Cash out to PayPal' }).waitFor()
    await page.getByLabel('Sprigs to cash out').fill('200')
    await page.getByText('$1.75').first().waitFor()
    await fill('PayPal', '200', 'chloe@juniper.example')
    await dialog().getByText('This looks like a new PayPal account.').waitFor()
  })

  it('three wrong codes are refused, and the right one sends the money by itself', async () => {
    const code = await codeFor('chloe@juniper.example')
    const wrong = ['0001', '0002', '0003', '0004'].filter(each => each !== code).slice(0, 3)
    for (const each of wrong) {
      await enter(each)
      await dialog().getByText('The code you entered is invalid.').waitFor()
    }
    await enter(code)
    await page.getByText('Your redemption is processing.').waitFor()
    await expect.poll(() => balanceOf(page), soon).toBe(balance - 200)
    await expect.poll(async () => (await payouts()).length, soon).toBe(1)
  })

  it('she sees that the money was sent', async () => {
    const [payout] = await payouts()
    await ask(`${payPal}/move`, { handle: payout?.handle, status: 'complete' })
    const item = page.getByRole('article', { name: 'PayPal' }).first()
    await expect.poll(() => item.innerText(), soon).toMatch(/Funds sent/)
  })

  it('the money comes back after weeks, and so do her points', async () => {
    const [payout] = await payouts()
    await ask(`${payPal}/move`, { handle: payout?.handle, status: 'returned' })
    const item = page.getByRole('article', { name: 'PayPal' }).first()
    await expect.poll(() => item.innerText(), soon).toMatch(/Cancelled/)
    await expect.poll(() => balanceOf(page), soon).toBe(balance)
  })

  it('a reload in the middle keeps what she typed, and makes one payout to Venmo', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${journey.origin}/redeem/venmo`)
    await fill('Venmo', '100', '+14155550100')
    await dialog().getByText('This looks like a new phone number.').waitFor()
    await page.reload()
    expect(await page.getByLabel('of your Venmo account').inputValue()).toBe('+14155550100')
    await page.getByText(' to +14155550100. ').waitFor()
    await page.getByRole('button', { name: 'Cash out to Venmo' }).click()
    await dialog().waitFor()
    await enter(await codeFor('+14155550100'))
    await page.getByText('Your redemption is processing.').waitFor()
    await expect.poll(async () => (await payouts()).length, soon).toBe(2)
    await page.goBack()
    await expect.poll(() => page.getByLabel('of your Venmo account').inputValue()).toBe('')
    await expect.poll(() => balanceOf(page), soon).toBe(balance - 100)
  })

  it('every promise of the ledger holds, and the read models show what it says', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
  })

  it('no page complained', () => {
    expect(journey.complaints).toEqual([])
  })
})

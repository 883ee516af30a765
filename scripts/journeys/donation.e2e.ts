import { orderHandleOf } from '@laurel/ledger/rewards/orders/orderHandle.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 20_000 }
let journey: Journey

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

/** Pledge moves a donation, and tells Laurel about it. */
const moveAtPledge = async (redemptionId: string, status: string): Promise<void> => {
  const answer = await fetch(`${journey.chatUrl}/vendors/pledge/_control/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle: orderHandleOf(redemptionId), status }),
  })
  if (!answer.ok) throw new Error(`The stand-in of Pledge answered ${answer.status}: ${await answer.text()}`)
}

const isAtPledge = async (redemptionId: string): Promise<boolean> => {
  const answer = await fetch(`${journey.chatUrl}/vendors/pledge/_control/orders`)
  return (await answer.text()).includes(orderHandleOf(redemptionId))
}

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const screens: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a desktop', {}],
  ['a phone', phone],
]

describe.each(screens)('a donation on %s', (_, options) => {
  let portal: Page
  let balance: number
  let redemptionId: string

  beforeAll(async () => {
    portal = await journey.openAs(demoEmployee.email, '/redeem/charities', options)
    await portal.getByRole('region', { name: 'Animals' }).waitFor()
    const country = portal.getByRole('dialog', { name: 'Select Your Country' })
    if (await country.isVisible()) {
      // The page loads again with the country.
      const loaded = portal.waitForEvent('load')
      await country.getByRole('button', { name: 'Continue' }).click()
      await loaded
      await portal.getByRole('region', { name: 'Animals' }).waitFor()
    }
    balance = await balanceOf(portal)
  })

  it('shows what is nearby first', async () => {
    const nearby = portal.getByRole('region', { name: 'Nearby Non-profits' })
    await nearby.getByText('New York, NY').first().waitFor()
  })

  it('begins with a search, which forgives a typing error', async () => {
    const search = portal.getByRole('searchbox', { name: 'Search charities' })
    await search.fill('xylozqw')
    await portal.getByText('No charities were found that match your search.').waitFor()
    await search.fill('seatle animal shelter')
    await portal.getByText('Showing results for').waitFor()
    await portal.getByRole('link', { name: /^Seattle Animal Shelter/ }).click()
    await portal.getByRole('heading', { name: 'Seattle Animal Shelter', level: 1 }).waitFor()
    await portal.getByText('89-0001000').waitFor()
  })

  it('takes an amount that the balance covers', async () => {
    const amount = portal.getByRole('textbox', { name: 'Sprigs to give' })
    const donate = portal.getByRole('button', { name: 'Donate' })
    expect(await amount.inputValue()).toBe('100')
    await amount.fill('99')
    await portal.getByText('Donation must be at least $1').waitFor()
    expect(await donate.isDisabled()).toBe(true)
    await amount.fill('100001')
    await portal.getByText("Donation can't be more than $1,000").waitFor()
    await amount.fill(String(balance + 1))
    await portal.getByText("You don't have enough sprigs.").waitFor()
    await amount.fill('120')
    await portal.getByText('= $1.20').waitFor()
    await donate.click()
    const dialog = portal.getByRole('dialog', { name: 'Donate to Seattle Animal Shelter?' })
    await dialog.getByRole('button', { name: 'Donate 120 sprigs' }).click()
    await portal.waitForURL(/\/redeem\/redemptions\/[0-9a-f-]{36}$/)
    redemptionId = portal.url().split('/').at(-1) ?? ''
    await expect.poll(() => balanceOf(portal), soon).toBe(balance - 120)
  })

  it('is followed until the charity has the money', async () => {
    const track = portal.getByRole('list', { name: 'Status' }).first()
    const current = track.locator('[aria-current="step"]')
    await current.getByText('Processing').waitFor()
    await expect.poll(() => isAtPledge(redemptionId), soon).toBe(true)
    await moveAtPledge(redemptionId, 'processing')
    await current.getByText('Sending funds').waitFor()
    await moveAtPledge(redemptionId, 'complete')
    await current.waitFor({ state: 'detached' })
    await track.getByText('Funds disbursed').waitFor()
  })
})

describe('after the donations', () => {
  it('the ledger verifies, and no page complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})

import { lookSoon } from '@laurel/api/rewards/orders/lookSoon.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { orderHandleOf } from '@laurel/ledger/rewards/orders/orderHandle.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { auditLedger } from './auditLedger.ts'
import { addAddress, balanceOn, richestPeople } from './shopping.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 20_000 }
let journey: Journey
let people: Awaited<ReturnType<typeof richestPeople>>

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  people = await richestPeople(journey, 2)
})
afterAll(() => journey.stop())

const control = async (path: string, body?: object): Promise<string> => {
  const answer = await fetch(`${journey.chatUrl}/vendors/amazon/_control/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`The stand-in of Amazon answered ${answer.status}.`)
  return answer.text()
}

/** Amazon moves an order. It sends no messages: Laurel looks at open orders by itself, and here at once. */
const moveAtAmazon = async (
  teamId: string,
  redemptionId: string,
  status: string,
  isShown: () => Promise<boolean>,
): Promise<void> => {
  const handle = orderHandleOf(redemptionId)
  await expect.poll(() => control('orders'), soon).toContain(handle)
  await control('move', { handle, status })
  const { database } = journey
  const isShownNow = async (): Promise<boolean> => {
    if (await isShown()) return true
    await lookSoon(
      { database, clock: () => instantOf(new Date()) },
      { teamId, vendor: 'amazon' },
      { handle, vendorOrderId: null },
    )
    return false
  }
  await expect.poll(isShownNow, { ...soon, interval: 500 }).toBe(true)
}

const screens: readonly (readonly [string, number, BrowserContextOptions])[] = [
  ['a desktop', 0, {}],
  ['a phone', 1, phone],
]

describe.each(screens)('Amazon on %s', (_where, place, options) => {
  let portal: Page
  let teamId = ''
  let balance = 0
  const bought: string[] = []
  const priceOnPage = async (): Promise<number> => {
    const said = await portal
      .getByRole('article')
      .getByText(/^[\d,]+ sprigs$/)
      .first()
      .textContent()
    return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
  }
  const buy = async (): Promise<number> => {
    const price = await priceOnPage()
    await portal.getByRole('button', { name: 'Buy Now' }).click()
    const dialog = portal.getByRole('dialog', { name: /^Buy “/ })
    await dialog.getByText(/1 Orchard Row/).waitFor()
    await dialog.getByRole('button', { name: /^Buy for/ }).click()
    await portal.waitForURL(/\/redeem\/redemptions\/[0-9a-f-]{36}$/)
    bought.push(portal.url().split('/').at(-1) ?? '')
    return price
  }

  beforeAll(async () => {
    const person = people[place]
    if (!person) throw new Error('The demo has people.')
    teamId = person.teamId
    portal = await journey.openAs(person.email, '/redeem/amazon', options)
    await portal.getByRole('region', { name: 'Books' }).waitFor()
    balance = await balanceOn(portal)
  })

  it('shows what is trending in every section', async () => {
    for (const name of ['Home & Kitchen', 'Clothing', 'Pet Supplies', 'Shoes', 'Electronics', 'Toys & Games'])
      await portal.getByRole('region', { name, exact: true }).getByRole('link').first().waitFor()
  })

  it('finds a product on Enter, and nothing for a blank search', async () => {
    const search = portal.getByRole('searchbox', { name: 'Search Amazon' })
    expect(await search.getAttribute('placeholder')).toBe('type and press enter to search...')
    await search.fill('   ')
    await search.press('Enter')
    expect(portal.url()).toMatch(/\/redeem\/amazon$/)
    await search.fill('wool socks')
    await search.press('Enter')
    await portal.getByRole('heading', { name: 'Search Results', level: 1 }).waitFor()
    await portal.getByRole('link', { name: /Wool Socks/ }).click()
    await portal.getByRole('heading', { name: /Wool Socks, Rust/, level: 1 }).waitFor()
  })

  it('prices a variation with tax for an address', async () => {
    await addAddress(portal)
    await portal.getByText('(includes tax, shipping)').waitFor()
    await portal.getByText('Oat', { exact: true }).click()
    await portal.getByText('39–42', { exact: true }).click()
    await portal.getByRole('heading', { name: /Wool Socks, Oat, 39–42/, level: 1 }).waitFor()
    expect(await priceOnPage()).toBe(594)
  })

  it('sells it and one more product', async () => {
    await buy()
    await expect.poll(() => balanceOn(portal), soon).toBe(balance - 594)
    await portal.goto(`${journey.origin}/redeem/amazon/search?q=pocket%20clouds`)
    await portal.getByRole('link', { name: /A Pocket Book of Clouds/ }).click()
    await portal.getByText('(includes tax, shipping)').waitFor()
    expect(await buy()).toBe(539)
    await expect.poll(() => balanceOn(portal), soon).toBe(balance - 594 - 539)
  })

  it('follows the parcel of one, and gives the points of the other one back when it is returned', async () => {
    const [socks = '', book = ''] = bought
    const isShipped = /Shipped\s*\((now|done)\)/
    const shown = (name: RegExp) => portal.getByRole('article', { name }).first().innerText()
    await moveAtAmazon(teamId, socks, 'complete', async () => isShipped.test(await shown(/Wool Socks/)))
    await portal
      .getByRole('article', { name: /Wool Socks/ })
      .first()
      .getByRole('link', { name: /^Track package/ })
      .waitFor()
    await moveAtAmazon(teamId, book, 'complete', async () => isShipped.test(await shown(/Clouds/)))
    await moveAtAmazon(teamId, book, 'returned', async () =>
      (await shown(/Clouds/)).includes('Item returned'),
    )
    await expect.poll(() => balanceOn(portal), soon).toBe(balance - 594)
    expect(await shown(/Wool Socks/)).not.toContain('Item returned')
  })
})

describe('after Amazon', () => {
  it('the ledger verifies, and no page complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})

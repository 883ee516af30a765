import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoEmployee } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 20_000 }
const card = 'Alder & Ash Coffee'

const balanceOf = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

describe('a gift card', () => {
  let journey: Journey
  /** The people with the most points to spend. */
  let rich: readonly string[]

  beforeAll(async () => {
    journey = await startJourney(databaseUrl)
    const { rows } = await journey.database.query<{ email: string }>(
      `select m.email from read_members.members m join read_balances.member_balances b using (member_id)
       where m.email is not null order by b.redeemable desc, m.email limit 3`,
    )
    rich = rows.map(({ email }) => email)
  })
  afterAll(() => journey.stop())

  /** Searches, opens the card and asks for its least value. */
  const choose = async (page: Page): Promise<void> => {
    const search = page.getByRole('searchbox', { name: 'Search gift cards' })
    await search.fill('alder')
    await expect
      .poll(() => page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem').count(), soon)
      .toBe(1)
    await page.getByRole('link', { name: new RegExp(card) }).click()
    await page.getByRole('heading', { name: card, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Redeem' }).click()
    const dialog = page.getByRole('dialog', { name: `Redeem “${card}”?` })
    await dialog.getByText('$5', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Redeem for 500 sprigs' }).click()
  }

  const shown = (page: Page) => page.getByRole('article', { name: card }).first()

  it('is in the catalog soon after the server started', async () => {
    const known = async () =>
      (await journey.database.query('select from rewards.gift_cards limit 1')).rows.length
    await expect.poll(known, soon).toBe(1)
  })

  it.each([
    ['on a desktop', 0, undefined],
    ['on a phone', 1, phone],
  ] as const)('is found, redeemed and sent %s', async (_where, place, device) => {
    const email = rich[place] ?? ''
    const page = await journey.openAs(email, '/redeem/gift-cards', device)
    await page.getByRole('heading', { name: 'Gift Cards', level: 1 }).waitFor()
    await expect
      .poll(() => page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem').count(), soon)
      .toBeGreaterThanOrEqual(20)
    const link = page.getByRole('navigation', { name: 'Catalogs' }).getByRole('link', { name: 'Gift Cards' })
    const box = await link.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    const balance = await balanceOf(page)
    await choose(page)
    await expect.poll(() => balanceOf(page), soon).toBe(balance - 500)
    await expect.poll(() => shown(page).innerText(), soon).toContain('Gift card sent')
    await shown(page)
      .getByRole('button', { name: /Show my gift card/ })
      .click()
    await page.getByText(/^LRL\d{4}-\d{4}$/).waitFor()
  })

  it('that the vendor can’t deliver is cancelled, and the points come back', async () => {
    const page = await journey.openAs(rich[2] ?? '', '/redeem/gift-cards')
    await page.getByRole('heading', { name: 'Gift Cards', level: 1 }).waitFor()
    const balance = await balanceOf(page)
    const planned = await fetch(new URL('/vendors/tango/_control/faults', journey.chatUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'refuse', code: 'OUT_OF_STOCK' }),
    })
    expect(planned.status).toBe(200)
    await choose(page)
    await expect.poll(() => shown(page).innerText(), soon).toContain('Cancelled')
    await expect.poll(() => balanceOf(page), soon).toBe(balance)
  })

  it('is asked for by hand where no vendor has any', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem/gift-cards', phone)
    await page.getByRole('heading', { name: 'Gift Cards', level: 1 }).waitFor()
    await page.route('**/v1/gift_cards/1', route => route.fulfill({ json: { gift_cards: [] } }))
    await page.reload()
    const field = page.getByLabel('How many sprigs?')
    expect(await field.inputValue()).toBe('100')
    expect(await page.getByRole('searchbox').count()).toBe(0)
    await field.fill('99')
    await page.getByRole('button', { name: 'Request a gift card' }).click()
    await page.getByText('Must be at least 100 sprigs.').waitFor()
    await field.fill('250')
    await page.getByRole('button', { name: 'Request a gift card' }).click()
    await page.getByRole('heading', { name: 'Your request is on its way' }).waitFor()
    const submissions = new URL('/vendors/giftCardForm/submissions', journey.chatUrl)
    await expect
      .poll(async () => (await fetch(submissions)).json(), soon)
      .toEqual([expect.objectContaining({ email: demoEmployee.email, point_amount: 250 })])
  })

  it('leaves books that add up, and no page complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})

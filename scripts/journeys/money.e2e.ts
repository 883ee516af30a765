import { readFile } from 'node:fs/promises'
import { makeStatements } from '@laurel/api/billing/postpay/makeStatements.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { teamAccountBalances } from '@laurel/projections/books/balances/queries.ts'
import { listTopUps } from '@laurel/projections/rewards/fund/queries.ts'
import { addMonths } from 'date-fns/addMonths'
import { startOfMonth } from 'date-fns/startOfMonth'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { auditLedger } from './auditLedger.ts'
import { richestPeople } from './shopping.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 20_000 }
const giftCard = 'Alder & Ash Coffee'

let journey: Journey
let stores: Awaited<ReturnType<typeof openStores>>
let admin: Page
let people: Awaited<ReturnType<typeof richestPeople>>
let teamId: string

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  stores = await openStores({ home: journey.home, databaseUrl, eventStoreUrl: undefined })
  people = await richestPeople(journey, 3)
  teamId = people[0]?.teamId ?? ''
  admin = await journey.openAs(demoAdmin.email, '/billing/rewards')
})
afterAll(async () => {
  await stores.close()
  await journey.stop()
})

const fund = async (): Promise<number> => (await teamAccountBalances(journey.database, teamId)).fund

/** The money of the points that are left goes back, so that the next reward needs other money. */
const emptyFund = async (reference: string): Promise<void> => {
  let left = await fund()
  const ledger = createLedger(stores)
  for (const { topUpId, points, reversed } of (await listTopUps(journey.database, teamId)).rows) {
    const back = Math.min(left, points - reversed)
    if (back === 0) continue
    left -= back
    const outcome = await ledger.handle({
      type: 'reverseTopUp',
      id: derivedId('journey', reference, topUpId),
      teamId,
      actor: { kind: 'system', id: 'journey' },
      occurredAt: instantOf(new Date()),
      data: { topUpId, points: back, cause: 'refund', reference: `re_${reference}_${topUpId}` },
    })
    expect(outcome.kind).toBe('accepted')
  }
  await expect.poll(fund, soon).toBe(0)
}

/** What happens at Stripe. */
const atStripe = async (act: string, body: object): Promise<void> => {
  const answer = await fetch(new URL(`/stripe/_control/${act}`, journey.chatUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

const typeCard = async (number: string): Promise<void> => {
  const form = admin.frameLocator('iframe[title="Secure card payment input frame"]')
  await form.getByLabel('Card number').pressSequentially(number)
  await form.getByLabel('Expiration date').pressSequentially('1234')
  await form.getByLabel('Security code').pressSequentially('123')
}

/** Redeems a gift card for 500 points; answers what the portal says then. */
const redeem = async (email: string): Promise<Page> => {
  const page = await journey.openAs(email, '/redeem/gift-cards', phone)
  await page.getByRole('searchbox', { name: 'Search gift cards' }).fill('alder')
  await page.getByRole('link', { name: new RegExp(giftCard) }).click()
  await page.getByRole('heading', { name: giftCard, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: `Redeem “${giftCard}”?` })
  await dialog.getByText('$5', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Redeem for 500 sprigs' }).click()
  return page
}
const isSent = (page: Page) =>
  expect
    .poll(() => page.getByRole('article', { name: giftCard }).first().innerText(), soon)
    .toContain('Gift card sent')

const topUps = (): Locator => admin.getByRole('list', { name: 'Recent Top-ups' }).getByRole('listitem')
const statements = (): Locator => admin.getByRole('list', { name: 'Postpay Receipts' }).getByRole('listitem')

/** The payment of the newest top-up. */
const newestPayment = async (): Promise<string> =>
  (await listTopUps(journey.database, teamId, { limit: 1 })).rows[0]?.paymentReference ?? ''

const repay = async (amount: string, card: string | undefined): Promise<void> => {
  await admin.reload()
  const alert = admin.getByRole('alert').filter({ hasText: 'Rewards pause' })
  await alert.getByText(amount).waitFor()
  await alert.getByRole('button', { name: 'Repay' }).click()
  await admin.getByRole('button', { name: 'Continue' }).click()
  if (card !== undefined) await typeCard(card)
  await admin.getByRole('button', { name: `Pay ${amount}` }).click()
  await alert.waitFor({ state: 'detached' })
}

it('begins with gift cards and without points', async () => {
  const known = async () =>
    (await journey.database.query('select from rewards.gift_cards limit 1')).rows.length
  await expect.poll(known, soon).toBe(1)
  await emptyFund('before')
})

describe('points that are bought with a card', () => {
  it('are pending after 3-D Secure until Stripe reports the payment', async () => {
    await atStripe('webhooks', { kind: 'hold' })
    // The history of the demo loads apart from the page.
    await topUps().first().waitFor()
    const known = await topUps().count()
    await admin.getByRole('button', { name: /^Top-up/ }).click()
    await admin.getByLabel(/^How many/).fill('1,000')
    await admin.getByRole('button', { name: 'Continue' }).click()
    await typeCard('4000002760003184')
    expect(await findAccessibilityProblems(admin)).toEqual([])
    await admin.getByRole('button', { name: 'Pay $10.00' }).click()
    await admin
      .frameLocator('iframe[title="Confirm your payment"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click()
    await admin.getByText(/arrive in a moment/).waitFor()
    expect(await fund()).toBe(0)

    await atStripe('webhooks', { kind: 'none' })
    await atStripe('release-webhooks', {})
    await admin.getByText(/arrive in a moment/).waitFor({ state: 'detached' })
    await expect.poll(() => topUps().count(), soon).toBe(Math.min(known + 1, 10))
    await expect.poll(fund, soon).toBe(1_000)
  })

  it('have a receipt as a PDF', async () => {
    await topUps().first().getByRole('button', { name: 'View receipt' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Receipt of a top-up' })
    await dialog.getByText('Visa •••• 3184').waitFor()
    const download = admin.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download PDF' }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })
})

describe('a dispute after the points were spent', () => {
  it('pauses rewards, and says so to administrators and to people', async () => {
    await isSent(await redeem(people[0]?.email ?? ''))
    await atStripe('dispute', { payment: await newestPayment() })
    await admin.reload()
    await admin.getByText('Payments of $5.00 were refunded or disputed').waitFor()
    expect(await findAccessibilityProblems(admin)).toEqual([])
    const page = await redeem(people[1]?.email ?? '')
    await page.getByText(/Rewards pause until a payment of your company is settled/).waitFor()
  })

  it('is repaid by an administrator, and the money comes again where the bank decides so', async () => {
    const disputed = await newestPayment()
    await repay('$5.00', '4242424242424242')
    expect(await fund()).toBe(0)
    await atStripe('close-dispute', { payment: disputed, status: 'won' })
    await expect.poll(fund, soon).toBe(1_000)
    await isSent(await redeem(people[1]?.email ?? ''))
    await emptyFund('after')
  })
})

describe('rewards that are paid after the month', () => {
  it('need a card, which the bank confirms once', async () => {
    await admin.reload()
    await admin.getByRole('switch', { name: /Pay for rewards after each month/ }).check()
    const dialog = admin.getByRole('dialog', { name: 'Set payment method' })
    await dialog.getByLabel('Cardholder name').fill('Priya Raman')
    await typeCard('4000002500003155')
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await admin
      .frameLocator('iframe[title="Confirm your payment"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Enable postpay' }).click()
    await admin.getByText('Postpay rewards enabled').first().waitFor()
    await isSent(await redeem(people[2]?.email ?? ''))
    await admin.reload()
    await admin.getByText('Rewards worth $5.00 are charged after this month.').waitFor()
  })

  it('are charged once the month is over, with a statement that opens to its redemptions', async () => {
    const nextMonth = addMonths(startOfMonth(new Date()), 1).getTime() + 3 * 86_400_000
    await makeStatements(journey.database, instantOf(new Date(nextMonth)), new AbortController().signal)
    await journey.database.query(
      `update delivery.jobs set not_before = now(), due_at = now() where kind = 'billing.statement'`,
    )
    await admin.reload()
    await expect
      .poll(async () => {
        await admin.reload()
        return statements().first().innerText()
      }, soon)
      .toContain('Paid on')
    await statements().first().getByRole('button', { name: 'View receipt' }).click()
    const dialog = admin.getByRole('dialog', { name: /^Rewards of / })
    const redemption = dialog.getByRole('link', { name: giftCard })
    await redemption.waitFor()
    expect(await findAccessibilityProblems(admin)).toEqual([])
    const download = admin.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download PDF' }).click()
    expect((await readFile(await (await download).path())).length).toBeGreaterThan(1_000)
    await redemption.click()
    await admin.getByRole('table').getByText(new RegExp(giftCard)).first().waitFor()
  })

  it('are owed again where the payment of the month is disputed', async () => {
    const { rows } = await journey.database.query<{ intent: string }>(
      'select intent_id as intent from billing.statements where team_id = $1',
      [teamId],
    )
    const payment = rows[0]?.intent ?? ''
    await atStripe('dispute', { payment })
    await admin.goto(`${journey.origin}/billing/rewards`)
    await admin.getByText('Payments of $5.00 were refunded or disputed').waitFor()
    await statements().first().getByText('$5.00 was refunded or disputed').waitFor()
    await repay('$5.00', undefined)
    await atStripe('close-dispute', { payment, status: 'won' })
    await expect.poll(fund, soon).toBe(500)
  })
})

it('leaves books that add up, and no page complained', async () => {
  const { findings, checked } = await auditLedger(databaseUrl, journey.database)
  expect(checked).toContain('funds')
  expect(findings).toEqual([])
  expect(journey.complaints.filter(complaint => !complaint.includes('422'))).toEqual([])
})

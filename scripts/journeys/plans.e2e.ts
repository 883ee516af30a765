import { knownCustomerOf } from '@laurel/api/billing/customerOf.ts'
import { openStripe } from '@laurel/api/billing/stripe/openStripe.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { settingsAt } from '../sandbox/stripe/stripeKeys.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const Team = z.object({ team_id: z.string() })

const stripe = () => openStripe(settingsAt(journey.chatUrl)).stripe
const customer = async (): Promise<string> => {
  const { rows } = await journey.database.query('select team_id from billing.customers')
  const known = await knownCustomerOf(journey.database, Team.parse(rows[0]).team_id)
  if (known === undefined) throw new Error('The team has no customer at Stripe.')
  return known
}

const choose = async (page: Page, interval: 'Monthly' | 'Annual', plan: 'Core' | 'Pro') => {
  await page.getByRole('button', { name: interval }).click()
  await page.getByRole('region', { name: plan }).getByRole('button').click()
  return page.getByRole('dialog')
}

describe('the plan of a team', () => {
  it('is chosen with a card, and locks what belongs to another one', async () => {
    const page = await journey.openAs(demoAdmin.email, '/billing')
    const dialog = await choose(page, 'Monthly', 'Core')
    await dialog.getByText('Due now').waitFor()
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await dialog.getByText('Add a card first, then choose the plan again.').waitFor()

    const id = await customer()
    await stripe().paymentMethods.attach('pm_card_visa', { customer: id })
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Your plan has been updated.').waitFor()
    await page.getByText(/Your team is on the Core plan, paid monthly for \d+ active users/).waitFor()

    await page.getByRole('link', { name: 'Birthdays' }).click()
    await page.getByText('Time to upgrade!').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
  })

  it('is changed for what the preview shows, and unlocks the rest', async () => {
    const page = await journey.openAs(demoAdmin.email, '/billing')
    const dialog = await choose(page, 'Annual', 'Pro')
    await dialog.getByText('Credit for unused time').waitFor()
    const due = await dialog.locator('dd').last().textContent()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await page.getByText(/Your team is on the Pro plan, paid annually/).waitFor()
    const { data } = await stripe().invoices.list({ customer: await customer(), limit: 1 })
    expect(Number(due?.replace(/[^\d.]/g, ''))).toBe((data[0]?.amount_paid ?? 0) / 100)

    await page.getByRole('button', { name: 'Monthly' }).click()
    await page.getByText('To switch to monthly billing, please email').waitFor()
    await page.getByRole('link', { name: 'Birthdays' }).click()
    await page.getByRole('heading', { level: 1, name: 'Birthdays' }).waitFor()
  })

  it('ends with its subscription, until an administrator chooses one again', async () => {
    const { data } = await stripe().subscriptions.list({ customer: await customer() })
    await stripe().subscriptions.cancel(data[0]?.id ?? '')

    const page = await journey.openAs(demoAdmin.email, '/recognition', phone)
    await page.getByText('Your subscription has ended').waitFor()
    const employee = await journey.openAs(demoEmployee.email, '/redeem')
    await employee.getByText(/Please contact an administrator/).waitFor()
    expect(decodeURI(new URL(employee.url()).pathname)).toBe('/⌛')

    const dialog = await choose(page, 'Monthly', 'Core')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { level: 1, name: 'All Channels' }).waitFor()
    await employee.goto(`${journey.origin}/redeem`)
    await employee
      .getByText(/to redeem/)
      .first()
      .waitFor()
  })

  it('begins when the person confirms a card that the bank asks about each time', async () => {
    const id = await customer()
    const { data } = await stripe().subscriptions.list({ customer: id })
    await stripe().subscriptions.cancel(data[0]?.id ?? '')
    const card = await stripe().paymentMethods.attach('pm_card_authenticationRequired', { customer: id })
    await stripe().customers.update(id, { invoice_settings: { default_payment_method: card.id } })

    const page = await journey.openAs(demoAdmin.email, '/recognition')
    await page.getByText('Your subscription has ended').waitFor()
    const dialog = await choose(page, 'Monthly', 'Pro')
    const bank = page.frameLocator('iframe[title="Confirm your payment"]')
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await bank.getByRole('button', { name: 'Fail authentication' }).click()
    await dialog.getByText(/unable to authenticate/).waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])

    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await bank.getByRole('button', { name: 'Complete authentication' }).click()
    await page.getByRole('heading', { level: 1, name: 'All Channels' }).waitFor()
    await page.goto(`${journey.origin}/billing`)
    await page.getByText(/Your team is on the Pro plan, paid monthly/).waitFor()
  })
})

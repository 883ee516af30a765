// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { paidMonth, paymentFixture, topUpsFixture } from '../fixtures/money.ts'
import { offerStripe } from '../testing/offerStripe.ts'
import { renderAdmin } from '../testing/renderAdmin.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'Stripe')
})

const ok = (body: unknown) => ({ status: 200, body })

const noCard = ok({
  sources: [],
  is_billing_set_up: true,
  publishable_key: 'pk_test_fixture',
  script_url: 'https://js.stripe.com/clover/stripe.js',
})

it('a top-up is pending until the history names its payment', async () => {
  const { confirmPayment } = offerStripe()
  confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } })
  let hasArrived = false
  renderAdmin({
    path: '/billing/rewards',
    answer: ({ path }) => {
      if (path === '/v1/team/billing/topup_intent')
        return ok({
          intent_id: 'pi_new',
          client_secret: 'pi_new_secret_1',
          points: 20_000,
          amount: 20_000,
          fee: 0,
          currency: 'usd',
        })
      const arrived = {
        ...topUpsFixture.topups[0],
        id: 'new',
        points: 20_000,
        transaction: { pi_id: 'pi_new' },
      }
      if (path === '/v1/team/topups' && hasArrived) return ok({ topups: [arrived, ...topUpsFixture.topups] })
      return undefined
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Top-up/ }))
  const field = screen.getByRole('textbox', { name: /^How many/ })
  await userEvent.clear(field)
  await userEvent.type(field, '49')
  expect(screen.getByText('Buy at least 50 points.')).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, '20,000')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $200.00' }))
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({
      clientSecret: 'pi_new_secret_1',
      confirmParams: expect.objectContaining({ payment_method: 'pm_visa' }),
    }),
  )
  expect(await screen.findByText(/arrive in a moment/)).toBeDefined()
  hasArrived = true
  await waitFor(() => expect(screen.queryByText(/arrive in a moment/)).toBeNull(), { timeout: 5_000 })
  const list = screen.getByRole('list', { name: 'Recent Top-ups' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
}, 15_000)

it('postpay without a card asks for one, and the switch returns to off if none is saved', async () => {
  renderAdmin({
    path: '/billing/rewards',
    answer: ({ path }) => (path === '/v1/team/billing' ? noCard : undefined),
  })
  const toggle = await screen.findByRole('switch', { name: /Pay for rewards after each month/ })
  await userEvent.click(toggle)
  const dialog = within(await screen.findByRole('dialog', { name: 'Set payment method' }))
  expect(toggle).toHaveProperty('checked', true)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toggle).toHaveProperty('checked', false)
})

it('a card needs the name of its holder', async () => {
  renderAdmin({
    path: '/billing',
    answer: ({ path }) => (path === '/v1/team/billing' ? noCard : undefined),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add card' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save card' }))
  expect(await screen.findByText('Type the name that is on the card.')).toBeDefined()
})

it('invoices show their amount in dollars and lead to their PDF', async () => {
  renderAdmin({ path: '/billing/invoices' })
  const open = within(await screen.findByRole('region', { name: 'Open Invoices' }))
  expect(open.getByText('$123.45')).toBeDefined()
  expect(open.getByRole('link', { name: 'View invoice LRL-0003' }).getAttribute('href')).toContain('/pdf')
  expect(open.getByRole('link', { name: 'Pay invoice LRL-0003' }).getAttribute('href')).toContain('/LRL-0003')
  const paid = within(screen.getByRole('region', { name: 'Paid Invoices' }))
  expect(paid.getAllByRole('link', { name: /^View invoice/ })).toHaveLength(2)
  expect(paid.queryByRole('link', { name: /^Pay/ })).toBeNull()
})

it('a month that was paid afterwards opens to its redemptions', async () => {
  renderAdmin({ path: '/billing/rewards' })
  const receipts = within(await screen.findByRole('list', { name: 'Postpay Receipts' }))
  await userEvent.click(await receipts.findByRole('button', { name: 'View receipt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rewards of October 2026' }))
  const line = await dialog.findByRole('link', { name: 'Bookshop voucher' })
  expect(line.getAttribute('href')).toBe(
    '/reporting/activity?type=redemptions&start=2026-10-20&end=2026-10-20',
  )
  expect(dialog.getByText('$123.45')).toBeDefined()
})

it('what is owed can be repaid also by a team that pays after the month', async () => {
  renderAdmin({
    path: '/billing/rewards',
    answer: ({ path }) =>
      path === '/v1/team/billing/rewards_payments'
        ? ok({
            payments: [{ ...paidMonth, reversed_amount: 12_345 }],
            accrued_amount: 0,
            owed_amount: 12_345,
          })
        : undefined,
  })
  await screen.findByText('Rewards pause')
  const receipts = within(await screen.findByRole('list', { name: 'Postpay Receipts' }))
  expect(receipts.getByText(/\$123\.45 was refunded or disputed/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Repay' }))
  expect(await screen.findByRole('textbox', { name: /^How many/ })).toHaveProperty('value', '12,345')
})

it('a month that was paid since says so instead of asking for a card', async () => {
  renderAdmin({
    path: '/billing/rewards',
    answer: ({ path }) => {
      if (path === '/v1/team/billing/rewards_payments')
        return ok({
          payments: [
            { ...paidMonth, status: 'failed', payment_time: null, problem: 'Your card was declined.' },
          ],
          accrued_amount: 0,
          owed_amount: 0,
        })
      if (path === `/v1/team/billing/payment_intent/${paidMonth.pi_id}`) return ok(paymentFixture)
      return undefined
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay a month of rewards' }))
  expect(await dialog.findByText('Paid. The receipt appears in a moment.')).toBeDefined()
  expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { noSubscriptionFixture } from '../../fixtures/plans.ts'
import { offerStripe } from '../../testing/offerStripe.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const { confirmPayment } = offerStripe()

/** The bank asks about each payment with the default card. */
const answer = ({ path }: SentRequest) => {
  switch (path) {
    case '/v1/team/billing/subscription':
      return { status: 200, body: noSubscriptionFixture }
    case '/v1/user/me':
      return { status: 200, body: meFixture }
    case '/v1/team/billing/select_plan':
      return refusal(402, 'PAYMENT_NEEDS_CONFIRMATION', 'Your bank asks you to confirm each payment.')
    case '/v1/team/billing/confirm_plan':
      return { status: 200, body: { ok: true, client_secret: 'pi_1_secret_2' } }
    default:
      return undefined
  }
}

const subscribe = async () => {
  const page = renderAdmin({ path: '/billing', answer })
  const plan = within(await screen.findByRole('region', { name: 'Pro' }))
  await userEvent.click(plan.getByRole('button', { name: 'Choose Pro' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to Pro' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Subscribe' }))
  return { page, dialog }
}

it('a plan begins with a payment that the person confirms with the bank', async () => {
  confirmPayment.mockResolvedValueOnce({})
  const { page } = await subscribe()
  expect(await screen.findByText('Your payment is confirmed. Your plan starts in a moment.')).toBeDefined()
  expect(page.sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/team/billing/select_plan',
      { plan_type: 1, billing_interval: 'ANNUAL', proration_date: 1_795_420_800 },
    ],
    ['/v1/team/billing/confirm_plan', { plan_type: 1, billing_interval: 'ANNUAL' }],
  ])
  expect(confirmPayment.mock.lastCall?.[0]).toMatchObject({
    clientSecret: 'pi_1_secret_2',
    confirmParams: { payment_method: expect.any(String) },
    redirect: 'if_required',
  })
})

it('the dialog stays open and says why where the bank was not answered', async () => {
  confirmPayment.mockResolvedValueOnce({ error: { message: 'We are unable to authenticate your card.' } })
  const { dialog } = await subscribe()
  expect(await dialog.findByText('We are unable to authenticate your card.')).toBeDefined()
})

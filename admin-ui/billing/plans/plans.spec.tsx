// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { noSubscriptionFixture, subscriptionFixture } from '../../fixtures/plans.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

type Answer = { readonly status: number; readonly body: unknown }

const open = (
  subscription: unknown,
  {
    path = '/billing',
    team = {},
    answer,
  }: {
    readonly path?: string
    readonly team?: Record<string, unknown>
    readonly answer?: (request: SentRequest) => Answer | undefined
  } = {},
) =>
  renderAdmin({
    path,
    answer: request => {
      if (request.path === '/v1/team/billing/subscription') return { status: 200, body: subscription }
      if (request.path === '/v1/user/me')
        return { status: 200, body: { ...meFixture, team: { ...meFixture.team, ...team } } }
      return answer?.(request)
    },
  })

const plan = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the plan selector', () => {
  it('shows the prices per active user and month, for months and for years', async () => {
    open(noSubscriptionFixture)
    expect((await plan('Core')).getByText('$1.00')).toBeDefined()
    expect((await plan('Pro')).getByText('$3.00')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Monthly' }))
    expect((await plan('Core')).getByText('$1.50')).toBeDefined()
    expect((await plan('Pro')).getByText('$4.00')).toBeDefined()
    expect((await plan('Pro')).getByText('$56.00 a month for your 14 active users')).toBeDefined()
  })

  it('refuses the way from annual to monthly, and names the address to write to', async () => {
    open({ ...subscriptionFixture, billing_interval: 'ANNUAL' })
    await plan('Pro')
    await userEvent.click(screen.getByRole('button', { name: 'Monthly' }))
    const refusalLine = await screen.findByRole('alert')
    expect(refusalLine.textContent).toBe('To switch to monthly billing, please email help@laurel.example')
    expect((await plan('Pro')).getByRole<HTMLButtonElement>('button', { name: 'Choose Pro' }).disabled).toBe(
      true,
    )
  })

  it('says why nothing can be chosen where payments are not set up', async () => {
    open({ ...noSubscriptionFixture, is_billing_set_up: false })
    expect(await screen.findByText(/Payments are not set up/)).toBeDefined()
    expect((await plan('Core')).getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })

  it('names no next payment while the last one is open', async () => {
    open({ ...subscriptionFixture, status: 'past_due' })
    expect(await screen.findByText(/^The last payment failed/)).toBeDefined()
    expect(screen.queryByText(/next payment/)).toBeNull()
  })

  it('marks the plan that the team has', async () => {
    open(subscriptionFixture)
    expect((await plan('Core')).getByText('Your plan')).toBeDefined()
    expect((await plan('Pro')).queryByText('Your plan')).toBeNull()
  })
})

describe('the subscription', () => {
  const openPro = async (answer?: (request: SentRequest) => Answer | undefined) => {
    const page = open(subscriptionFixture, answer ? { answer } : {})
    await plan('Core')
    await userEvent.click(screen.getByRole('button', { name: 'Annual' }))
    await userEvent.click((await plan('Pro')).getByRole('button', { name: 'Choose Pro' }))
    return { page, dialog: within(await screen.findByRole('dialog', { name: 'Change to Pro' })) }
  }

  it('shows the charge now, the credit and the next payment', async () => {
    const { dialog } = await openPro()
    expect(await dialog.findByText('$489.30')).toBeDefined()
    expect(dialog.getByText('-$14.70')).toBeDefined()
    expect(dialog.getByText(/Then \$504\.00 a year, next on Nov 23, 2027/)).toBeDefined()
  })

  it('charges what was shown, and reads everything again', async () => {
    const { page, dialog } = await openPro(({ path }) =>
      path === '/v1/team/billing/select_plan'
        ? { status: 200, body: { ok: true, position: 7, result: 'UPDATED_SUBSCRIPTION' } }
        : undefined,
    )
    await dialog.findByText('$489.30')
    const readBefore = page.sent.filter(({ path }) => path === '/v1/team/billing/subscription').length
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await screen.findByText('Your plan has been updated.')).toBeDefined()
    expect(page.sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/team/billing/select_plan',
      body: { plan_type: 1, billing_interval: 'ANNUAL', proration_date: 1_795_420_800 },
    })
    const readAfter = page.sent.filter(({ path }) => path === '/v1/team/billing/subscription').length
    expect(readAfter).toBeGreaterThan(readBefore)
  })

  it('can be confirmed only once it shows the price', async () => {
    const { dialog } = await openPro(({ path }) =>
      path === '/v1/team/billing/preview_plan'
        ? refusal(503, 'UNAVAILABLE', 'The payment provider did not answer.')
        : undefined,
    )
    expect(await dialog.findByText('The payment provider did not answer.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Change plan' })).toHaveProperty('disabled', true)
  })

  it('says what to do without a card, and stays open', async () => {
    const { dialog } = await openPro(({ path }) =>
      path === '/v1/team/billing/select_plan'
        ? refusal(409, 'PAYMENT_METHOD_REQUIRED', 'Add a card first, then choose the plan again.')
        : undefined,
    )
    await dialog.findByText('$489.30')
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await dialog.findByText('Add a card first, then choose the plan again.')).toBeDefined()
  })
})

it('says why a locked feature led to billing', async () => {
  open(subscriptionFixture, { path: '/billing?locked_feature=true' })
  expect(await screen.findByText('Time to upgrade!')).toBeDefined()
  expect(screen.getByText('This feature is only available on the Pro plan.')).toBeDefined()
})

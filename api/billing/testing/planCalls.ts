import { randomUUID } from 'node:crypto'
import { readSubscription } from '@laurel/contract/billing/subscription.ts'
import type { TestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'
import { addTestCard } from './testBilling.ts'

/** The calls of the page of plans, for specs, and teams with a card. */
export const planCalls = (api: () => TestApi, billing: StripeBilling) => {
  const { stripe } = billing
  const base = '/v1/team/billing'
  const choose =
    (path: string) =>
    (as: TestMember, plan_type: number, billing_interval: string, more = {}, key: string = randomUUID()) =>
      api().ask(as, {
        method: 'POST',
        url: `${base}/${path}`,
        payload: { plan_type, billing_interval, ...more },
        headers: { 'idempotency-key': key },
      })
  return {
    planOf: async (teamId: string) => {
      const team = await api().ledger.team(teamId)
      return team.kind === 'known' ? { plan: team.plan, subscription: team.subscription } : undefined
    },
    select: choose('select_plan'),
    confirm: choose('confirm_plan'),
    preview: (as: TestMember, plan_type: number, billing_interval: string) =>
      api().ask(as, {
        url: `${base}/preview_plan?plan_type=${plan_type}&billing_interval=${billing_interval}`,
      }),
    subscriptionOf: async (as: TestMember) =>
      readSubscription.response.parse((await api().ask(as, { url: `${base}/subscription` })).body),
    /** A team with a card, its customer at Stripe, and its subscriptions there. */
    paying: async (name: string, card?: string) => {
      const team = await api().team(name)
      const customer = await addTestCard({ database: api().database, billing }, team.teamId, card)
      return {
        ...team,
        customer,
        subscriptions: async () => (await stripe.subscriptions.list({ customer, status: 'all' })).data,
        charged: async () =>
          (await stripe.invoices.list({ customer })).data.reduce(
            (sum, { amount_paid }) => sum + amount_paid,
            0,
          ),
      }
    },
  }
}

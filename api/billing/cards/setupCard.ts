import { randomUUID } from 'node:crypto'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { customerOf } from '../customerOf.ts'
import type { CardDependencies } from './readCards.ts'

/** Begins to save a card. Until a person confirms it on the page, nothing is saved. */
export const setupCard = async (dependencies: CardDependencies, teamId: TeamId): Promise<string> => {
  const customer = await customerOf(dependencies, teamId)
  const intent = await dependencies.billing.stripe.setupIntents.create(
    {
      customer,
      // Plans and postpaid rewards are charged while no person is there.
      usage: 'off_session',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { team_id: teamId },
    },
    { idempotencyKey: `card:${randomUUID()}` },
  )
  if (intent.client_secret === null) throw new Error(`The setup ${intent.id} has no secret.`)
  return intent.client_secret
}

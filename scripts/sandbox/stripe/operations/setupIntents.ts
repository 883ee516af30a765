import { z } from 'zod'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post } from '../http/operation.ts'
import { expand, flag, Id, listing, optionalText } from '../http/params.ts'
import { invalid, StripeRefusal } from '../http/refusal.ts'
import { showSetupIntent } from '../objects/intents.ts'
import { cardNamed } from '../payments/cards.ts'
import { liveCustomer } from '../payments/customers.ts'
import { confirmSetup } from '../payments/savingCards.ts'
import type { SetupIntentRow } from '../state/paymentRows.ts'
import { newId, newSecret, type World } from '../world.ts'

export const automatic = z
  .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
  .optional()

const Create = z.strictObject({
  customer: Id.optional(),
  payment_method: Id.optional(),
  confirm: flag.optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  automatic_payment_methods: automatic,
  allowed_payment_method_types: z.array(z.string()).optional(),
  description: optionalText,
  metadata: Metadata.optional(),
  expand,
})

export const confirmedSetup = (world: World, row: SetupIntentRow, method: string | null) => {
  if (row.status === 'succeeded' || row.status === 'canceled')
    throw invalid(`You cannot confirm this SetupIntent because it has a status of ${row.status}.`, {
      code: 'setup_intent_unexpected_state',
    })
  if (method === null)
    throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', {
      code: 'setup_intent_unexpected_state',
    })
  confirmSetup(world, row, cardNamed(world, method, 'payment_method'))
  const shown = showSetupIntent(row, world.state)
  if (!row.problem) return shown
  const { code, declineCode, message } = row.problem
  throw new StripeRefusal(402, { type: 'card_error', code, declineCode, message, setupIntent: shown })
}

export const setupIntentOperations: readonly Operation[] = [
  post('/v1/setup_intents', Create, (world, given) => {
    const { state, now } = world
    if (given.customer !== undefined) liveCustomer(world, given.customer, 'customer')
    const id = newId('seti')
    const row: SetupIntentRow = {
      id,
      created: now(),
      clientSecret: newSecret(id),
      customer: given.customer ?? null,
      paymentMethod:
        given.payment_method === undefined
          ? null
          : cardNamed(world, given.payment_method, 'payment_method').id,
      status: given.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
      usage: given.usage,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      problem: null,
      cancellationReason: null,
    }
    state.setupIntents[id] = row
    world.emit('setup_intent.created', showSetupIntent(row, state))
    return given.confirm ? confirmedSetup(world, row, row.paymentMethod) : showSetupIntent(row, state)
  }),
  get(
    '/v1/setup_intents',
    z.strictObject({ ...listing, customer: Id.optional() }),
    ({ state }, { customer, ...given }) =>
      page(
        state.setupIntents,
        given,
        '/v1/setup_intents',
        row => showSetupIntent(row, state),
        row => customer === undefined || row.customer === customer,
      ),
  ),
  get(
    '/v1/setup_intents/:id',
    z.strictObject({ expand, client_secret: optionalText }),
    ({ state }, _given, id) => showSetupIntent(rowIn(state.setupIntents, 'setupintent', id), state),
  ),
  post(
    '/v1/setup_intents/:id/confirm',
    z.strictObject({ payment_method: Id.optional(), expand }),
    (world, { payment_method }, id) => {
      const row = rowIn(world.state.setupIntents, 'setupintent', id)
      return confirmedSetup(world, row, payment_method ?? row.paymentMethod)
    },
  ),
  post(
    '/v1/setup_intents/:id/cancel',
    z.strictObject({ cancellation_reason: optionalText, expand }),
    ({ state, emit }, { cancellation_reason }, id) => {
      const row = rowIn(state.setupIntents, 'setupintent', id)
      if (row.status === 'succeeded' || row.status === 'canceled')
        throw invalid(`You cannot cancel this SetupIntent because it has a status of ${row.status}.`, {
          code: 'setup_intent_unexpected_state',
        })
      row.status = 'canceled'
      row.cancellationReason = cancellation_reason ?? null
      emit('setup_intent.canceled', showSetupIntent(row, state))
      return showSetupIntent(row, state)
    },
  ),
]

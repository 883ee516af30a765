import type { FastifyPluginAsync } from 'fastify'
import { explainFailures } from '../explainFailures.ts'
import type { StandInMemory } from '../vendors/standIn.ts'
import { nextDue } from './billing/dueWork.ts'
import { createControl } from './control/control.ts'
import { controlPlugin } from './control/controlPlugin.ts'
import { createCallFaults } from './control/faults.ts'
import { apiPlugin, type Exchange } from './http/apiPlugin.ts'
import { browserPlugin } from './page/browserPlugin.ts'
import { openState } from './state/state.ts'
import { stripeKeys } from './stripeKeys.ts'
import { createDeliveries, type SendWebhook } from './webhooks/deliveries.ts'
import { createWorld } from './world.ts'

export type StripeStandInOptions = {
  /** The address of the server that it is mounted on. */
  readonly url: () => string
  /** Left out, the account is empty at each start. */
  readonly memory?: StandInMemory
  /** In milliseconds. Left out, that of the machine. */
  readonly clock?: () => number
  /** Left out, events wait until they are taken. */
  readonly sendWebhook?: SendWebhook
  /** Sees every call, for checks against the contract of Stripe. */
  readonly onExchange?: (exchange: Exchange) => void
}

const forgetful: StandInMemory = { read: () => undefined, write: () => undefined }

/** One account at Stripe: its API, what it does by itself, its events, and the control of all that. */
export const createStripeStandIn = (options: StripeStandInOptions) => {
  const { url, memory = forgetful, clock = Date.now, sendWebhook, onExchange = () => undefined } = options
  const state = openState(memory)
  const save = (): void => memory.write(state)
  const deliveries = createDeliveries({ state, secret: stripeKeys.webhookSecret, send: sendWebhook, save })
  const time: { frozenAt: number | undefined } = { frozenAt: undefined }
  const world = createWorld({
    state,
    url,
    clock: () => (time.frozenAt === undefined ? clock() : (time.frozenAt - state.ahead) * 1_000),
    onEvent: deliveries.onEvent,
  })
  /** Does what is due, each at its own time. */
  const catchUp = (): void => {
    const until = world.now()
    for (let due = nextDue(state); due && due.at <= until; due = nextDue(state)) {
      time.frozenAt = due.at
      due.run(world)
    }
    time.frozenAt = undefined
  }
  const after = (): void => {
    save()
    deliveries.pump()
  }
  const faults = createCallFaults()
  const exchanges: Exchange[] = []
  const note = (exchange: Exchange): void => {
    exchanges.push(exchange)
    if (exchanges.length > exchangesKept) exchanges.shift()
    onExchange(exchange)
  }
  const control = createControl({ world, deliveries, faults, exchanges, catchUp, after })
  const api = apiPlugin({
    world,
    secretKey: stripeKeys.secretKey,
    faults,
    before: catchUp,
    after,
    onExchange: note,
  })
  // What was not sent when the process ended.
  deliveries.pump()
  const plugin: FastifyPluginAsync = async fastify => {
    await fastify.register(api)
    await fastify.register(
      async scope => {
        explainFailures(scope)
        await scope.register(browserPlugin({ world, control, before: catchUp, after }))
        await scope.register(controlPlugin(control), { prefix: '/_control' })
      },
      { prefix: '/stripe' },
    )
  }
  return { plugin, control, close: () => deliveries.close() }
}

const exchangesKept = 1_000

export type StripeStandIn = ReturnType<typeof createStripeStandIn>

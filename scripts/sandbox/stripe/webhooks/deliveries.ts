import { createHmac } from 'node:crypto'
import type { StandInMessage } from '../../vendors/standIn.ts'
import type { WebhookTrouble } from '../control/faults.ts'
import { showEvent } from '../objects/event.ts'
import type { DeliveryRow, EventRow, State } from '../state/state.ts'

/** Seconds before each further attempt. Stripe itself goes on for days. */
const retrySeconds = [1, 5, 30, 120, 600, 1_800] as const

export type SendWebhook = (message: StandInMessage) => Promise<number | undefined>

/** `Stripe-Signature` of a body. */
export const signatureOf = (secret: string, body: string, seconds = Math.floor(Date.now() / 1_000)): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

export type DeliveriesOptions = {
  readonly state: State
  readonly secret: string
  /** Left out, events wait until they are taken. */
  readonly send?: SendWebhook | undefined
  readonly save: () => void
}

/** Sends events to Laurel until it takes them, as Stripe does. */
export const createDeliveries = ({ state, secret, send, save }: DeliveriesOptions) => {
  let trouble: WebhookTrouble = { kind: 'none' }
  let pumping: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const held: string[] = []

  const messageOf = (event: EventRow): StandInMessage => {
    const body = JSON.stringify(showEvent(event, 1))
    return {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(secret, body),
      },
      body,
    }
  }
  const queue = (event: string): void => void state.deliveries.push({ event, attempts: 0, notBefore: 0 })

  const forget = (delivery: DeliveryRow): void => {
    const index = state.deliveries.indexOf(delivery)
    if (index >= 0) state.deliveries.splice(index, 1)
  }

  /** What happens to this event, which uses up one of the planned times. */
  const troubleFor = ({ type }: EventRow): WebhookTrouble['kind'] => {
    const { kind, times, type: wanted } = trouble
    if (kind === 'none' || (wanted !== undefined && wanted !== type)) return 'none'
    if (times !== undefined) trouble = times === 1 ? { kind: 'none' } : { ...trouble, times: times - 1 }
    return kind
  }

  const sendDue = async (): Promise<void> => {
    while (send && !isClosed) {
      const now = Date.now()
      const delivery = state.deliveries.find(({ notBefore }) => notBefore <= now)
      if (!delivery) return
      const event = state.events[delivery.event]
      const status = event ? await send(messageOf(event)) : 200
      const isTaken = status !== undefined && status >= 200 && status < 300
      const wait = retrySeconds[delivery.attempts]
      delivery.attempts += 1
      if (isTaken || wait === undefined) forget(delivery)
      else delivery.notBefore = now + wait * 1_000
      save()
    }
  }
  const pump = (): void => {
    if (!send || isClosed) return
    pumping ??= sendDue().finally(() => {
      pumping = undefined
      schedule()
    })
  }
  const schedule = (): void => {
    clearTimeout(timer)
    if (isClosed || state.deliveries.length === 0) return
    const next = Math.min(...state.deliveries.map(({ notBefore }) => notBefore))
    timer = setTimeout(pump, Math.max(0, next - Date.now()))
    timer.unref()
  }

  return {
    onEvent: (event: EventRow): void => {
      switch (troubleFor(event)) {
        case 'lose':
          return
        case 'hold':
          return void held.push(event.id)
        case 'double':
          queue(event.id)
          queue(event.id)
          break
        case 'none':
          queue(event.id)
      }
    },
    pump,
    /** Ends when every event has been sent once, whatever was answered. */
    settled: async (): Promise<void> => {
      pump()
      while (pumping) await pumping
    },
    setTrouble: (given: WebhookTrouble): void => {
      trouble = given
    },
    /** Sends the events that were held, the last one first if asked for. */
    release: (order: 'same' | 'reversed' = 'same'): void => {
      const events = held.splice(0)
      for (const event of order === 'same' ? events : events.toReversed()) queue(event)
      pump()
    },
    /** Sends an event once more. */
    repeat: (event: string): void => {
      queue(event)
      pump()
    },
    /** What waits for Laurel, for specs without a server. */
    take: (): readonly StandInMessage[] =>
      state.deliveries.splice(0).flatMap(({ event }) => {
        const known = state.events[event]
        return known ? [messageOf(known)] : []
      }),
    messageOf,
    close: (): void => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
export type Deliveries = ReturnType<typeof createDeliveries>

import { randomBytes } from 'node:crypto'
import type { InvoiceRow } from './state/billingRows.ts'
import type { EventRow, State } from './state/state.ts'

export type WireObject = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly object: string
}

/** What every operation of the account works with. */
export type World = {
  readonly state: State
  /** The address of the sandbox. */
  readonly url: () => string
  /** The second that it is at Stripe. */
  readonly now: () => number
  readonly emit: (type: string, object: WireObject, previous?: Readonly<Record<string, unknown>>) => void
  /** The invoices that were previewed lately, by their ids. */
  readonly previews: Map<string, InvoiceRow>
  /** The request under way, which events name. */
  request: { readonly id: string | null; readonly idempotencyKey: string | null }
}

export type WorldOptions = {
  readonly state: State
  readonly url: () => string
  /** Milliseconds. */
  readonly clock: () => number
  readonly onEvent: (event: EventRow) => void
}

export const createWorld = ({ state, url, clock, onEvent }: WorldOptions): World => {
  const now = () => Math.floor(clock() / 1_000) + state.ahead
  const world: World = {
    state,
    url,
    now,
    previews: new Map(),
    request: { id: null, idempotencyKey: null },
    emit: (type, object, previous) => {
      const event: EventRow = {
        id: newId('evt'),
        created: now(),
        type,
        // A copy: an event shows the object as it was.
        object: structuredClone(object),
        previous: previous ?? null,
        requestId: world.request.id,
        idempotencyKey: world.request.idempotencyKey,
      }
      state.events[event.id] = event
      onEvent(event)
    },
  }
  return world
}

/** `pi_4f2a…`: an id that no other account has. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const newSecret = (id: string): string => `${id}_secret_${randomBytes(12).toString('hex')}`

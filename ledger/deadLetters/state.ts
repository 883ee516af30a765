import { assertNever } from '../kernel/assertNever.ts'
import { deadLetterIdOf } from './deadLetterIdOf.ts'
import type { DeadLetterEvent, ReactionDeadLettered } from './events.ts'

export type KnownDeadLetter = ReturnType<typeof ReactionDeadLettered.parse>['data'] & {
  /** False after a retry was requested. */
  readonly isOpen: boolean
}

/** The dead letters of a team. There are few, or something is very wrong. */
export type DeadLetterState = ReadonlyMap<string, KnownDeadLetter>

export const initialState: DeadLetterState = new Map()

export const evolve = (state: DeadLetterState, event: DeadLetterEvent): DeadLetterState => {
  switch (event.type) {
    case 'ReactionDeadLettered':
      return new Map(state).set(deadLetterIdOf(event.data), { ...event.data, isOpen: true })
    case 'DeadLetterRetried': {
      const known = state.get(event.data.deadLetterId)
      if (!known) throw new Error(`${event.data.deadLetterId} was retried before it became a dead letter.`)
      return new Map(state).set(event.data.deadLetterId, { ...known, isOpen: false })
    }
    default:
      return assertNever(event)
  }
}

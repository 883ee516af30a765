import { expect } from 'vitest'
import type { Decider } from '../kernel/decider.ts'

/** Reads as given events, when command, then events or rejection. */
export const testDecider = <State, AnyCommand, Event, Refusal>(
  decider: Decider<State, AnyCommand, Event, Refusal>,
) => ({
  given: (...events: readonly Event[]) => {
    const state = events.reduce(decider.evolve, decider.initialState)
    return {
      state,
      when: (command: AnyCommand) => {
        const decision = decider.decide(state, command)
        return {
          decision,
          thenEvents: (...expected: readonly unknown[]) =>
            expect(decision).toMatchObject({ kind: 'accepted', events: expected }),
          thenNothing: () => expect(decision).toEqual({ kind: 'accepted', events: [] }),
          thenRejected: (rejection: Refusal) => expect(decision).toEqual({ kind: 'rejected', rejection }),
        }
      },
    }
  },
})

import type { Actor } from './actor.ts'
import type { CommandId, EventId, TeamId } from './ids.ts'
import type { Instant } from './instant.ts'

/**
 * A command: an intent. Its id was created where the intent began; `occurredAt` is the only clock of a rule. `policy`
 * is the configuration at that moment. Rules use it, but it is not part of the intent: the same click after a change of
 * configuration is still the same command.
 */
export type Command<Type extends string, Data, Policy = undefined> = {
  readonly type: Type
  readonly id: CommandId
  readonly teamId: TeamId
  readonly actor: Actor
  readonly occurredAt: Instant
  readonly data: Data
  readonly policy?: Policy
  /** The root command and the causing event. Set if a process sent the command. */
  readonly correlationId?: CommandId
  readonly causationId?: EventId
} & (Policy extends undefined ? unknown : { readonly policy: Policy })

/** An expected "no": a code and the figures that explain it. */
export type Rejection<Code extends string = string> = { readonly code: Code }

export type Decision<Event, Refusal> =
  | {
      readonly kind: 'accepted'
      readonly events: readonly Event[]
      /** No later event of the stream changes this decision, so that it holds on any state. */
      readonly isFinal?: true
    }
  | { readonly kind: 'rejected'; readonly rejection: Refusal }

export const accept = <Event>(...events: readonly Event[]): Decision<Event, never> => ({
  kind: 'accepted',
  events,
})

/** Accepts without events, whatever the stream records later: the answer need not wait for a look at its end. */
export const acceptForGood = (): Decision<never, never> => ({ kind: 'accepted', events: [], isFinal: true })

export const reject = <Refusal extends Rejection>(rejection: Refusal): Decision<never, Refusal> => ({
  kind: 'rejected',
  rejection,
})

/** The rules of one kind of stream: pure, without clock, chance or input and output. */
export type Decider<State, AnyCommand, Event, Refusal> = {
  readonly initialState: State
  readonly decide: (state: State, command: AnyCommand) => Decision<Event, Refusal>
  readonly evolve: (state: State, event: Event) => State
}

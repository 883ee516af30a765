import type { Actor } from './actor.ts'
import type { CommandId, EventId, TeamId } from './ids.ts'
import type { Instant } from './instant.ts'

/**
 * An intent. Its id was minted where the intent began; `occurredAt` is the only clock a rule knows.
 * `policy` is what the configuration says at that moment: a rule goes by it, yet it is not part of the intent, so the
 * same click sent again after a change of configuration is still the same command.
 */
export type Command<Type extends string, Data, Policy = undefined> = {
  readonly type: Type
  readonly id: CommandId
  readonly teamId: TeamId
  readonly actor: Actor
  readonly occurredAt: Instant
  readonly data: Data
  readonly policy?: Policy
  /** Set when a process sent the command: the root command and the event that asked for it. */
  readonly correlationId?: CommandId
  readonly causationId?: EventId
} & (Policy extends undefined ? unknown : { readonly policy: Policy })

/** An expected "no": a code and the figures that explain it. */
export type Rejection<Code extends string = string> = { readonly code: Code }

export type Decision<Event, Refusal> =
  | { readonly kind: 'accepted'; readonly events: readonly Event[] }
  | { readonly kind: 'rejected'; readonly rejection: Refusal }

export const accept = <Event>(...events: readonly Event[]): Decision<Event, never> => ({
  kind: 'accepted',
  events,
})

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

import type { Decider, Decision, Rejection } from '../kernel/decider.ts'
import type { AnyEvent, EventDefinition } from '../kernel/event.ts'
import type { TeamId } from '../kernel/ids.ts'
import { streamName } from '../kernel/streamName.ts'
import type { JsonObject, RecordedEvent } from '../log/port.ts'
import type { AnyCommand } from './anyCommand.ts'
import type { ScopeToCaller } from './callerScope.ts'
import type { CommandConflict } from './commandConflict.ts'
import { type CommandHandlerDependencies, createCommandHandler } from './commandHandler.ts'
import type { CommandOutcome } from './commandOutcome.ts'
import { eventCodec } from './eventCodec.ts'

type StreamEvent = AnyEvent & { readonly data: JsonObject }

/** A rule per command type. */
type Rules<State, Commands, Event, Refusal> = {
  readonly [Type in keyof Commands]: (state: State, command: Commands[Type]) => Decision<Event, Refusal>
}

/** The same rules, seen as the rejections they may answer: the compiler collects them from here. */
type Refusing<Event, Refusals> = {
  readonly [Type in keyof Refusals]: (state: never, command: never) => Decision<Event, Refusals[Type]>
}

/** Every command carries the type under which its rule is listed, so that a misspelled rule does not compile. */
type NamedCommands<Commands> = { readonly [Type in keyof Commands]: AnyCommand & { readonly type: Type } }

type Declaration<Name extends string, Key, State, Event extends StreamEvent, Commands, Refusals> = {
  /** The name of its streams begins with it. Recorded for good. */
  readonly name: Name
  /** The ids in a command that name a stream within the team; none if a team has one stream of this kind. */
  readonly key: (command: Commands[keyof Commands]) => Key
  /** Its streams grow for years: their folded states are kept as snapshots. */
  readonly isLong?: boolean
  /**
   * The command that begins its streams. A stream that is not cached is taken for new then, instead of being read; the
   * expected revision refutes that.
   */
  readonly begunBy?: keyof Commands
  readonly initialState: State
  readonly evolve: (state: State, event: Event) => State
  readonly events: readonly EventDefinition<NoInfer<Event>>[]
  readonly rules: Rules<State, Commands, NoInfer<Event>, Refusals[keyof Refusals]> &
    Refusing<NoInfer<Event>, Refusals>
}

/** The parts that the streams of a ledger share. */
export type StreamDependencies = CommandHandlerDependencies & { readonly scopeToCaller: ScopeToCaller }

/** Handles the commands of one kind of stream in one ledger. */
export type StreamHandler<Key extends readonly string[], State, Refusal> = {
  /** Throws for a command that has no rule here. */
  readonly handle: (command: AnyCommand) => Promise<CommandOutcome<Refusal | CommandConflict>>
  /** The state of at most a second ago. */
  readonly look: (teamId: TeamId, ...key: Key) => Promise<State>
  /** The state with every event that was recorded before the call. */
  readonly read: (teamId: TeamId, ...key: Key) => Promise<State>
}

/** Folds one stream from its beginning. */
export type StreamFold = {
  readonly add: (event: RecordedEvent) => void
  readonly state: () => unknown
}

/** A kind of stream: its rules, its events, and the way its streams are named. */
export type Stream<
  Name extends string,
  Key extends readonly string[],
  State,
  Command,
  Event extends AnyEvent,
  Refusal,
> = Decider<State, Command, Event, Refusal> & {
  readonly name: Name
  readonly prefix: `${Name}-`
  readonly events: readonly EventDefinition<Event>[]
  readonly isLong: boolean
  readonly startFold: () => StreamFold
  readonly commandTypes: readonly string[]
  /** The name of one stream. */
  readonly nameOf: (teamId: TeamId, ...key: Key) => string
  /** The handler in a ledger; always the same one for the same dependencies, so that its state is shared. */
  readonly handlerIn: (dependencies: StreamDependencies) => StreamHandler<Key, State, Refusal>
}

/**
 * Declares a kind of stream once. Routing, the event catalog, the prefixes, and the unions of commands and rejections
 * follow from the declarations listed in `streams.ts`.
 */
export const defineStream = <
  const Name extends string,
  const Key extends readonly string[],
  State,
  Event extends StreamEvent,
  Commands extends NamedCommands<Commands>,
  Refusals extends { readonly [Type in keyof Refusals]: Rejection },
>(
  declaration: Declaration<Name, Key, State, Event, Commands, Refusals>,
): Stream<Name, Key, State, Commands[keyof Commands], Event, Refusals[keyof Refusals]> => {
  type Command = Commands[keyof Commands]
  type Refusal = Refusals[keyof Refusals]
  const { name, key, isLong = false, begunBy, initialState, evolve, events, rules } = declaration

  const hasRule = (type: PropertyKey): type is keyof Commands => Object.hasOwn(rules, type)
  const isOwn = (command: AnyCommand): command is Command => hasRule(command.type)
  const noRule = (type: string) => new Error(`The stream ${name} has no rule for ${type}.`)

  const decide = (state: State, command: Command): Decision<Event, Refusal> => {
    const { type } = command
    if (!hasRule(type)) throw noRule(type)
    return applyRule(rules, type, state, command)
  }
  const nameOf = (teamId: TeamId, ...ids: Key): string => streamName(name, teamId, ids)
  const decider = { initialState, decide, evolve }

  const createHandler = ({
    scopeToCaller,
    snapshots,
    ...dependencies
  }: StreamDependencies): StreamHandler<Key, State, Refusal> => {
    const commands = createCommandHandler(
      { ...dependencies, snapshots: isLong ? snapshots : undefined },
      decider,
      eventCodec<Event>(events),
      ({ type }) => type === begunBy,
    )
    const handle = scopeToCaller(commands.handle)
    return {
      handle: command => {
        if (!isOwn(command)) throw noRule(command.type)
        return handle(nameOf(command.teamId, ...key(command)), command)
      },
      look: (teamId, ...ids) => commands.look(nameOf(teamId, ...ids)),
      read: (teamId, ...ids) => commands.read(nameOf(teamId, ...ids)),
    }
  }

  const handlers = new WeakMap<StreamDependencies, StreamHandler<Key, State, Refusal>>()
  const handlerIn = (dependencies: StreamDependencies): StreamHandler<Key, State, Refusal> => {
    const handler = handlers.get(dependencies) ?? createHandler(dependencies)
    handlers.set(dependencies, handler)
    return handler
  }

  const startFold = (): StreamFold => {
    const codec = eventCodec<Event>(events)
    let state = initialState
    return {
      add: event => {
        state = evolve(state, codec.parse(event))
      },
      state: () => state,
    }
  }

  const prefix = `${name}-` as const
  const commandTypes = Object.keys(rules)
  return { ...decider, name, prefix, events, isLong, startFold, commandTypes, nameOf, handlerIn }
}

/** Generic in the type, so that the compiler knows that the rule and the command belong together. */
const applyRule = <State, Commands, Event, Refusal, Type extends keyof Commands>(
  rules: Rules<State, Commands, Event, Refusal>,
  type: Type,
  state: State,
  command: Commands[Type],
): Decision<Event, Refusal> => rules[type](state, command)

/** The commands that a kind of stream handles. */
export type CommandOf<SomeStream> = SomeStream extends {
  readonly decide: (state: never, command: infer Command) => unknown
}
  ? Command
  : never

/** The rejections that a kind of stream answers. */
export type RejectionOf<SomeStream> = SomeStream extends {
  readonly decide: (state: never, command: never) => Decision<unknown, infer Refusal>
}
  ? Refusal
  : never

import type { Decider, Rejection } from '../kernel/decider.ts'
import type { AnyEvent } from '../kernel/event.ts'
import type { CommandId } from '../kernel/ids.ts'
import type { EventToAppend, JsonObject } from '../log/port.ts'
import type { AnyCommand } from './anyCommand.ts'
import type { CommandHash } from './commandHash.ts'
import type { EventCodec } from './eventCodec.ts'
import { prepareEvents } from './prepareEvents.ts'
import { isRepeat } from './repeatedCommand.ts'
import type { Folded } from './streamStateCache.ts'

/** A command and the caller that waits for its outcome. */
export type Waiting<SomeCommand, SomeOutcome> = {
  readonly command: SomeCommand
  readonly resolve: (outcome: SomeOutcome | Promise<SomeOutcome>) => void
  readonly reject: (error: unknown) => void
}

export type Answer<Refusal> =
  /** Its events are these of the batch; none when there was nothing to do. */
  | { readonly kind: 'recorded'; readonly from: number; readonly to: number }
  | { readonly kind: 'rejected'; readonly rejection: Refusal }
  /** It records nothing, and no newer event of the stream changes that. */
  | { readonly kind: 'final' }
  /** The command is in the log already, or earlier in the batch. */
  | { readonly kind: 'repeated' }
  /** The log cannot hold the data of this command; the others of its batch go on. */
  | { readonly kind: 'failed'; readonly error: unknown }

type Decided<State, Pending, Refusal> = {
  readonly answers: readonly { readonly waiting: Pending; readonly answer: Answer<Refusal> }[]
  readonly toAppend: readonly EventToAppend[]
  /** The state once all of it is recorded. */
  readonly state: State
}

/** Decides commands one after the other, each on the state that the ones before it leave. */
export const decideBatch = <
  State,
  SomeCommand extends AnyCommand,
  Event extends AnyEvent & { readonly data: JsonObject },
  Refusal extends Rejection,
  Pending extends { readonly command: SomeCommand },
>(
  batch: readonly Pending[],
  folded: Pick<Folded<State>, 'state' | 'handled'>,
  decider: Decider<State, SomeCommand, Event, Refusal>,
  codec: EventCodec<Event>,
  commandHash: CommandHash,
): Decided<State, Pending, Refusal> => {
  const toAppend: EventToAppend[] = []
  const inBatch = new Set<CommandId>()
  let state = folded.state
  const decide = (command: SomeCommand): Answer<Refusal> => {
    if (isRepeat(command, folded, inBatch)) return { kind: 'repeated' }
    const decision = decider.decide(state, command)
    if (decision.kind === 'rejected') return decision
    if (decision.isFinal) return { kind: 'final' }
    const prepared = prepareEvents(command, decision.events, codec, commandHash)
    state = prepared.reduce((folding, { event }) => decider.evolve(folding, event), state)
    const from = toAppend.length
    toAppend.push(...prepared.map(next => next.toAppend))
    if (prepared.length > 0) inBatch.add(command.id)
    return { kind: 'recorded', from, to: toAppend.length }
  }
  const answer = (command: SomeCommand): Answer<Refusal> => {
    try {
      return decide(command)
    } catch (error) {
      return { kind: 'failed', error }
    }
  }
  const answers = batch.map(waiting => ({ waiting, answer: answer(waiting.command) }))
  return { answers, toAppend, state }
}

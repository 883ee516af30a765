import type { Decider, Rejection } from '../kernel/decider.ts'
import type { AnyEvent } from '../kernel/event.ts'
import { LogOverloaded } from '../log/logOverloaded.ts'
import { isLogUnavailable } from '../log/logUnavailable.ts'
import type { EventLog, EventToAppend, JsonObject, RecordedEvent } from '../log/port.ts'
import { EventIdReused, UnfitForLog } from '../log/prepareAppend.ts'
import type { AnyCommand } from './anyCommand.ts'
import type { CacheBudget } from './cacheBudget.ts'
import type { CommandConflict } from './commandConflict.ts'
import type { CommandHash } from './commandHash.ts'
import type { CommandOutcome } from './commandOutcome.ts'
import { type Answer, decideBatch, type Waiting } from './decideBatch.ts'
import type { EventCodec } from './eventCodec.ts'
import { answerRepeat } from './repeatedCommand.ts'
import type { Snapshots } from './snapshots/snapshots.ts'
import { createStreamStateCache, type Folded } from './streamStateCache.ts'

/** The commands of one append; the others wait for the next. */
const batchMax = 256
/** Attempts per batch, after a conflict with another writer or an error of the log. */
const attemptsMax = 8

/** Answers that do not depend on newer events of the stream. */
const certain: ReadonlySet<Answer<unknown>['kind']> = new Set(['final', 'repeated', 'failed'])

export type CommandHandlerDependencies = {
  readonly log: Pick<EventLog, 'append' | 'readStream'>
  readonly commandHash: CommandHash
  /** The bytes that the state caches of all handlers may take together. */
  readonly budget: CacheBudget
  readonly snapshots?: Snapshots | undefined
}

/**
 * Handles the commands of one kind of stream.
 *
 * Each stream has at most one append under way; commands that arrive during it are decided together when it ends, on the
 * state it left, and go into the next append. A hot stream costs one commit for many commands, and no decision is ever
 * based on events that might still fail.
 */
export const createCommandHandler = <
  State,
  SomeCommand extends AnyCommand,
  Event extends AnyEvent & { readonly data: JsonObject },
  Refusal extends Rejection,
>(
  { log, commandHash, budget, snapshots }: CommandHandlerDependencies,
  decider: Decider<State, SomeCommand, Event, Refusal>,
  codec: EventCodec<Event>,
  /** Whether a command usually begins its stream, so that a stream that is not cached is probably new. */
  beginsStream: (command: SomeCommand) => boolean = () => false,
) => {
  type StreamOutcome = CommandOutcome<Refusal | CommandConflict>
  type Pending = Waiting<SomeCommand, StreamOutcome>
  const cache = createStreamStateCache(log, decider, codec, budget, snapshots)
  const queues = new Map<string, Pending[]>()

  const handle = (stream: string, command: SomeCommand): Promise<StreamOutcome> =>
    new Promise((resolve, reject) => {
      const waiting: Pending = { command, resolve, reject }
      const queue = queues.get(stream)
      if (queue) {
        queue.push(waiting)
        return
      }
      queues.set(stream, [waiting])
      // Commands of the same tick go into the same batch.
      queueMicrotask(() => void work(stream))
    })

  const work = async (stream: string): Promise<void> => {
    for (let queue = queues.get(stream); queue && queue.length > 0; queue = queues.get(stream)) {
      await handleOrFail(stream, queue.splice(0, batchMax))
    }
    queues.delete(stream)
  }

  const handleOrFail = async (stream: string, batch: readonly Pending[]): Promise<void> => {
    try {
      await handleBatch(stream, batch)
    } catch (error) {
      // Nothing was recorded: the batch is too big, or one of its commands is invalid. Bisecting finds it.
      if (isOfOne(error) && batch.length > 1) {
        const middle = Math.ceil(batch.length / 2)
        await handleOrFail(stream, batch.slice(0, middle))
        await handleOrFail(stream, batch.slice(middle))
      }
      // Event ids derive from the command: it is in another stream already, with another meaning.
      else if (error instanceof EventIdReused)
        for (const waiting of batch)
          waiting.resolve({ kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } })
      else for (const waiting of batch) waiting.reject(error)
      // The log had time to recover; the commands behind the batch would wait as long again.
      if (isLogUnavailable(error))
        for (const waiting of queues.get(stream)?.splice(0) ?? []) waiting.reject(error)
    }
  }

  /** Decides a batch on the cached state. A state that proves stale is read again, and the batch is decided again. */
  const handleBatch = async (stream: string, batch: readonly Pending[]): Promise<void> => {
    const isCached = cache.has(stream) || batch.every(({ command }) => beginsStream(command))
    let folded = isCached ? cache.recall(stream) : await cache.refresh(stream)
    for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
      const { answers, ...decided } = decideBatch(batch, folded, decider, codec, commandHash)
      const isCertain = answers.every(({ answer }) => certain.has(answer.kind))
      const standing = isCertain ? { folded, recorded: [] } : await confirm(stream, folded, decided, attempt)
      if (standing) {
        for (const { waiting, answer } of answers) {
          if (answer.kind === 'failed') waiting.reject(answer.error)
          else waiting.resolve(outcomeOf(stream, waiting.command, answer, standing))
        }
        return
      }
      folded = await cache.refresh(stream)
    }
    throw new Error(`Other writers change ${stream} faster than a command can be decided. Try again.`)
  }

  type Standing = { readonly folded: Folded<State>; readonly recorded: readonly RecordedEvent[] }

  /** Appends the events of a decision; one without events is valid only if the stream has no newer event. */
  const confirm = async (
    stream: string,
    folded: Folded<State>,
    { toAppend, state }: { readonly toAppend: readonly EventToAppend[]; readonly state: State },
    attempt: number,
  ): Promise<Standing | undefined> => {
    if (toAppend.length === 0) {
      const latest = await cache.refresh(stream)
      return latest.revision === folded.revision ? { folded, recorded: [] } : undefined
    }
    try {
      const result = await log.append(stream, toAppend, folded.revision)
      if (result.kind === 'wrongRevision') {
        // A stream gets shorter only when a backup is restored: the cached state is wrong then.
        if (result.actual < folded.revision) cache.forget(stream)
        return undefined
      }
      const recorded = result.events
      // The stream was taken for new: the command is a repeat.
      if (result.repeated && !cache.has(stream)) return undefined
      // Events decided here were parsed and folded already; events of a repeated append were not.
      if (result.repeated) return { folded: cache.fold(stream, folded, recorded), recorded }
      return { folded: cache.take(stream, folded, recorded, state), recorded }
    } catch (error) {
      // An invalid or overloaded append is not retried, and an absent log has retried by itself. Otherwise the outcome
      // is unknown; reading the stream again finds it out, unless that fails as well.
      const isHopeless = isOfOne(error) || error instanceof LogOverloaded || isLogUnavailable(error)
      if (isHopeless || attempt === attemptsMax) throw error
      return undefined
    }
  }

  const outcomeOf = (
    stream: string,
    command: SomeCommand,
    answer: Exclude<Answer<Refusal>, { kind: 'failed' }>,
    { folded, recorded }: Standing,
  ): StreamOutcome | Promise<StreamOutcome> => {
    switch (answer.kind) {
      case 'recorded': {
        const events = recorded.slice(answer.from, answer.to)
        const position = events.at(-1)?.position ?? folded.position
        return { kind: 'accepted', position, events, isRepeated: false }
      }
      case 'final':
        return { kind: 'accepted', position: folded.position, events: [], isRepeated: false }
      case 'rejected':
        return answer
      case 'repeated':
        return answerRepeat(log, stream, command, folded, commandHash)
    }
  }

  return { handle, look: cache.look, read: cache.read }
}

/** One command of the batch is invalid, and a retry is useless. */
const isOfOne = (error: unknown): boolean => error instanceof UnfitForLog || error instanceof EventIdReused

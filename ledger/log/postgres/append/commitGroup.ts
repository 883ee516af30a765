import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { inTransactionOn } from '../../../database/transaction.ts'
import { beforeFirst } from '../../port.ts'
import type { Tail } from '../read/tail.ts'
import { isHeadAt, type KnownHead, readStanding, takeOver } from '../statements.ts'
import type { Seal, StreamHead, WaitingAppend } from './placeAppends.ts'
import { makeReady, type ReadyGroup } from './readyGroup.ts'
import { type Answer, lookUpTaken } from './repeatOrWrongRevision.ts'
import { createStreamHeads, headsBehind } from './streamHeads.ts'
import { isIdTaken, isPositionTaken, isRevisionTaken } from './uniqueViolation.ts'

const noHeads: ReadonlyMap<string, StreamHead> = new Map()

/** A sent group without an answer yet. Messages sent on the same connection are answered after it. */
type UnderWay = { readonly client: ClientBase; readonly ready: ReadyGroup }

type Sent = {
  readonly ready: ReadyGroup
  readonly isWritten: Promise<boolean>
  /** Whether streams were taken for new because their callers expect that. */
  readonly isAssumed: boolean
}

export type CommitGroup = {
  /** Commits a group and returns its answers. Rejects if the outcome is unknown, or if event ids are taken. */
  commit(client: ClientBase, group: readonly WaitingAppend[]): Promise<Answer>
  /**
   * Sends the next group behind the pending one, so that the server need not wait for this process. If the pending one
   * fails, the log does not end where the next one expects, and nothing of the next one is written either. Answers
   * false if a query is needed first.
   */
  sendNext(group: readonly WaitingAppend[]): boolean
  /** The appends of a group with event ids that are in other streams. */
  reusing(client: ClientBase, group: readonly WaitingAppend[]): Promise<ReadonlySet<WaitingAppend>>
  /** Clears the cached state of the log, because the outcome of an append is unknown. */
  forget(): void
}

/**
 * Commits groups of appends behind a cached head. An append passes only while the epoch of this writer is valid and the
 * log ends at that head; otherwise the writer takes over and reads the head again, under the lock.
 */
export const createCommitGroup = ({
  seal,
  now,
  tail,
}: {
  readonly seal: Seal
  readonly now: () => Date
  /** Gets the committed rows, for subscribers. */
  readonly tail: Tail
}): CommitGroup => {
  const heads = createStreamHeads()
  let known: KnownHead | undefined
  let underWay: UnderWay | undefined
  /** A group that was sent before the answer to the previous one. */
  let ahead: Sent | undefined

  const forget = () => {
    known = undefined
    ahead = undefined
    heads.clear()
    tail.clear()
  }

  const survey = async (
    client: ClientBase,
    head: KnownHead,
    group: readonly WaitingAppend[],
    isAlone: boolean,
  ): Promise<ReadyGroup> =>
    makeReady(head, group, { seal, now, ...(await heads.survey(client, group)), isAlone })

  /** The group after it is written; undefined if the log has moved on and nothing was written. */
  const untilWritten = async (
    client: ClientBase,
    ready: ReadyGroup,
    isWritten: Promise<boolean>,
  ): Promise<ReadyGroup | undefined> => {
    underWay = { client, ready }
    try {
      return (await isWritten) ? ready : undefined
    } finally {
      underWay = undefined
    }
  }

  const write = async (
    client: ClientBase,
    head: KnownHead,
    group: readonly WaitingAppend[],
  ): Promise<ReadyGroup | undefined> => {
    const ready = await survey(client, head, group, false)
    return untilWritten(client, ready, send(client, ready))
  }

  /** Reads the events that other writers appended since, if the log still holds the known head. */
  const catchUp = async (client: ClientBase, from: KnownHead): Promise<void> => {
    const isSameLog = await heads.catchUp(client, from)
    if (!isSameLog) tail.clear()
  }

  const writeUnderLock = (client: ClientBase, group: readonly WaitingAppend[]): Promise<ReadyGroup> =>
    inTransactionOn(client, async () => {
      const head = await takeOver(client, randomUUID())
      if (known) await catchUp(client, known)
      // A rolled-back attempt has read heads, and other writers may have appended since.
      else heads.clear()
      const ready = await survey(client, head, group, true)
      // No group may be sent ahead: it would become part of this transaction.
      if (!(await send(client, ready)))
        throw new Error(
          'The log moved although this writer holds its lock. Does something else insert into log.events?',
        )
      return ready
    })

  /** Seals and sends a group without a query before; undefined if one is needed. */
  const sendAtOnce = (
    client: ClientBase,
    head: KnownHead,
    left: ReadonlyMap<string, StreamHead>,
    group: readonly WaitingAppend[],
  ): Sent | undefined => {
    const surveyed = headsBehind(heads, left, group)
    if (!surveyed) return undefined
    const { isAssumed } = surveyed
    const ready = makeReady(head, group, { seal, now, ...surveyed, isAlone: false })
    return { ready, isAssumed, isWritten: send(client, ready, isAssumed) }
  }

  /** One round trip, if all stream heads are cached, or new as their callers expect. */
  const writeAtOnce = async (
    client: ClientBase,
    head: KnownHead,
    group: readonly WaitingAppend[],
  ): Promise<ReadyGroup | undefined> => {
    const sentAhead = ahead
    ahead = undefined
    // The log has no event yet by which the fence could recognise it.
    if (head.position === beforeFirst) return undefined
    const isAhead = sentAhead?.ready.group === group && sentAhead.ready.head === head
    const sent = isAhead ? sentAhead : sendAtOnce(client, head, noHeads, group)
    if (!sent) return write(client, head, group)
    try {
      return await untilWritten(client, sent.ready, sent.isWritten)
    } catch (error) {
      // The violation that is reported first depends on the order in which a restore created the indexes.
      if (!sent.isAssumed || (!isRevisionTaken(error) && !isIdTaken(error))) throw error
      return write(client, head, group)
    }
  }

  const sendNext = (group: readonly WaitingAppend[]): boolean => {
    if (!underWay || ahead) return false
    const { client, ready: before } = underWay
    ahead = sendAtOnce(client, before.next, before.placement.heads, group)
    // The caller that commits the group gets the error; if the group before fails, none waits for it.
    ahead?.isWritten.catch(() => {})
    return ahead !== undefined
  }

  const commit = async (client: ClientBase, group: readonly WaitingAppend[]): Promise<Answer> => {
    const written =
      (known && (await writeAtOnce(client, known, group))) ?? (await writeUnderLock(client, group))
    const { placement, next } = written
    known = next
    tail.add(placement.rows)
    heads.learn(placement.heads)
    const answerTaken = placement.taken.length > 0 ? await lookUpTaken(client, placement.taken) : undefined
    return () => {
      for (const { append, events } of placement.placed)
        append.resolve({ kind: 'appended', events, repeated: false })
      for (const { append, actual } of placement.refused) append.resolve({ kind: 'wrongRevision', actual })
      answerTaken?.()
    }
  }

  const reusing = async (
    client: ClientBase,
    group: readonly WaitingAppend[],
  ): Promise<ReadonlySet<WaitingAppend>> => {
    const ids = group.flatMap(({ events }) => events.map(event => event.id))
    const places = await readStanding(client, ids)
    const streamOf = new Map(places.map(({ id, stream }) => [id, stream]))
    return new Set(
      group.filter(({ stream, events }) => events.some(({ id }) => (streamOf.get(id) ?? stream) !== stream)),
    )
  }

  return { commit, sendNext, reusing, forget }
}

/**
 * False if the log has moved on; nothing was written. With an assumed head, a taken revision only means that the
 * assumption was wrong.
 */
const send = async (
  client: ClientBase,
  { insert, placement, head }: ReadyGroup,
  isAssumed = false,
): Promise<boolean> => {
  if (!insert) return isHeadAt(client, head)
  try {
    return (await insert(client)) === placement.rows.length
  } catch (error) {
    if (isPositionTaken(error) || (isRevisionTaken(error) && !isAssumed)) return false
    throw error
  }
}

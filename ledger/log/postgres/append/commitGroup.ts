import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { inTransactionOn } from '../../../database/transaction.ts'
import { beforeFirst, noStream } from '../../port.ts'
import type { Tail } from '../read/tail.ts'
import { isHeadAt, type KnownHead, readStanding, takeOver } from '../statements.ts'
import { type Answer, lookUpTaken } from './answerTaken.ts'
import { emptyStream, type Seal, type StreamHead, type WaitingAppend } from './placeAppends.ts'
import { makeReady, type ReadyGroup } from './readyGroup.ts'
import { createStreamHeads, headsBehind } from './streamHeads.ts'
import { isIdTaken, isPositionTaken, isRevisionTaken } from './uniqueViolation.ts'

const noHeads: ReadonlyMap<string, StreamHead> = new Map()

type Looking = {
  /** Heads that callers told, to be believed until the log says otherwise. */
  readonly assumed?: ReadonlyMap<string, StreamHead>
  /** Whether the lock of all writers is held. */
  readonly isAlone?: boolean
}

/** A group whose answer is awaited; what is sent on the same connection now is answered behind it. */
type UnderWay = { readonly client: ClientBase; readonly ready: ReadyGroup }

/** A group that was sent before the answer to the one under way was there. */
type Ahead = { readonly ready: ReadyGroup; readonly isWritten: Promise<boolean> }

export type CommitGroup = {
  /** Commits a group and gives the answers to its appends. Rejects when the outcome is unknown, or ids are taken. */
  commit(client: ClientBase, group: readonly WaitingAppend[]): Promise<Answer>
  /**
   * Sends the next group behind the one under way, so that the server goes on without waiting for this process. Should
   * the one before fail, the log does not end where the next one expects it, and nothing of that is written either.
   * Answers whether it could: not where something has to be asked first.
   */
  sendNext(group: readonly WaitingAppend[]): boolean
  /** The appends of a group with event ids that are in other streams. */
  reusing(client: ClientBase, group: readonly WaitingAppend[]): Promise<ReadonlySet<WaitingAppend>>
  /** Forgets what is known of the log, because another outcome than the expected one may be true. */
  forget(): void
}

/**
 * Commits groups of appends on top of a head that it keeps in memory. An append passes only while this writer's epoch
 * stands and the log ends where it thinks; otherwise the writer takes over and looks again, under the lock.
 */
export const createCommitGroup = ({
  seal,
  now,
  tail,
}: {
  readonly seal: Seal
  readonly now: () => Date
  /** Takes what was committed, for those who follow the log. */
  readonly tail: Tail
}): CommitGroup => {
  const heads = createStreamHeads()
  let known: KnownHead | undefined
  let underWay: UnderWay | undefined
  let ahead: Ahead | undefined

  const forget = () => {
    known = undefined
    ahead = undefined
    heads.clear()
    tail.clear()
  }

  const look = async (
    client: ClientBase,
    head: KnownHead,
    group: readonly WaitingAppend[],
    { assumed, isAlone = false }: Looking = {},
  ): Promise<ReadyGroup> => {
    const surveyed = headsBehind(heads, noHeads, group) ?? (await heads.survey(client, group, assumed))
    return makeReady(head, group, { seal, now, ...surveyed, isAlone })
  }

  /** The group once it is written; undefined when the log has moved on, and then nothing was. */
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
    looking?: Looking,
  ): Promise<ReadyGroup | undefined> => {
    const ready = await look(client, head, group, looking)
    return untilWritten(client, ready, send(client, ready, looking?.assumed !== undefined))
  }

  /** Takes in what others appended since this writer looked last, if the log is still the one it knew. */
  const catchUp = async (client: ClientBase, from: KnownHead): Promise<void> => {
    const isSameLog = await heads.catchUp(client, from)
    if (!isSameLog) tail.clear()
  }

  const writeUnderLock = (client: ClientBase, group: readonly WaitingAppend[]): Promise<ReadyGroup> =>
    inTransactionOn(client, async () => {
      const head = await takeOver(client, randomUUID())
      if (known) await catchUp(client, known)
      // An attempt that was rolled back has read heads, and nothing tells what others appended since.
      else heads.clear()
      const ready = await look(client, head, group, { isAlone: true })
      // Nothing may follow it ahead of time: that would stand within this transaction.
      if (!(await send(client, ready)))
        throw new Error(
          'The log moved although this writer holds its lock. Does something else insert into log.events?',
        )
      return ready
    })

  /** One round trip, if the streams are in memory, or if a lone stream is as new as its caller says. */
  const writeAtOnce = async (
    client: ClientBase,
    head: KnownHead,
    group: readonly WaitingAppend[],
  ): Promise<ReadyGroup | undefined> => {
    const sent = ahead
    ahead = undefined
    // No event is there that the fence could know the log by.
    if (head.position === beforeFirst) return undefined
    if (sent?.ready.group === group && sent.ready.head === head)
      return untilWritten(client, sent.ready, sent.isWritten)
    const [lone] = group
    const isNew = lone?.expected === noStream && group.length === 1 && !heads.get(lone.stream)
    if (!isNew) return write(client, head, group)
    try {
      return await write(client, head, group, { assumed: new Map([[lone.stream, emptyStream]]) })
    } catch (error) {
      // Which of the two is found first depends on the order in which a restore made the indexes.
      if (!isRevisionTaken(error) && !isIdTaken(error)) throw error
      return write(client, head, group)
    }
  }

  const sendNext = (group: readonly WaitingAppend[]): boolean => {
    if (!underWay || ahead) return false
    const { client, ready: before } = underWay
    const surveyed = headsBehind(heads, before.placement.heads, group)
    if (!surveyed) return false
    const ready = makeReady(before.next, group, { seal, now, ...surveyed, isAlone: false })
    const isWritten = send(client, ready)
    // The caller that commits the group gets the error; if the group before fails, none waits for it.
    isWritten.catch(() => {})
    ahead = { ready, isWritten }
    return true
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
 * False when the log has moved on, and then nothing was written. Where the end of a stream was assumed, a revision that
 * is taken tells only that the assumption was wrong.
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

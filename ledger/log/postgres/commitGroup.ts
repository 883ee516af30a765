import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ClientBase } from 'pg'
import { noStream } from '../port.ts'
import { isRepeatOf } from '../prepareAppend.ts'
import { appendRows } from './appendRows.ts'
import {
  emptyStream,
  type Placement,
  placeAppends,
  type Seal,
  type StreamHead,
  type TakenAppend,
  type WaitingAppend,
} from './placeAppends.ts'
import { eventOfRow } from './rows.ts'
import {
  isHeadAt,
  type KnownHead,
  readHeads,
  readHeadsFrom,
  readStanding,
  readTaken,
  takeOver,
} from './statements.ts'

import { isUniqueViolation } from './uniqueViolation.ts'

const streamHeadsMax = 200_000
const catchUpMax = 5_000

/** Tells every caller of a group what became of its append. */
export type Answer = () => void

export type CommitGroup = {
  /** Commits a group and gives the answers to its appends. Rejects when the outcome is unknown, or ids are taken. */
  commit(client: ClientBase, group: readonly WaitingAppend[]): Promise<Answer>
  /** Forgets what is known of the log, because another outcome than the expected one may be true. */
  forget(): void
}

/**
 * Commits groups of appends on top of a head that it keeps in memory. An append passes only while this writer's epoch
 * stands and the log ends where it thinks; otherwise the writer takes over and looks again, under the lock.
 */
export const createCommitGroup = (options: {
  readonly writer: string
  readonly seal: Seal
  readonly now: () => Date
}): CommitGroup => {
  const heads = new LRUCache<string, StreamHead>({ max: streamHeadsMax })
  let known: KnownHead | undefined
  /** The event at the known position; a log that was restored holds another one there. */
  let newestHash: string | undefined

  const forget = () => {
    known = undefined
    newestHash = undefined
    heads.clear()
  }

  const place = async (
    client: ClientBase,
    head: KnownHead,
    group: readonly WaitingAppend[],
    assumed: ReadonlyMap<string, StreamHead> | undefined,
  ): Promise<{ placement: Placement; recordedAt: string }> => {
    const streams = new Set(group.map(append => append.stream))
    const missing = [...streams].filter(stream => !heads.has(stream))
    const found = assumed ?? (missing.length > 0 ? await readHeads(client, missing) : new Map())
    if (!assumed) for (const [stream, streamHead] of found) heads.set(stream, streamHead)
    const idsAnywhere = group.flatMap(append =>
      append.expected === 'any' ? append.events.map(event => event.id) : [],
    )
    const standing = idsAnywhere.length > 0 ? await readStanding(client, idsAnywhere) : new Map()
    const clock = options.now().toISOString()
    const recordedAt = clock > head.recordedAt ? clock : head.recordedAt
    const headOf = (stream: string): StreamHead => {
      const streamHead = heads.get(stream) ?? found.get(stream)
      if (!streamHead) throw new Error(`The head of ${stream} was not read before it was needed.`)
      return streamHead
    }
    const state = { position: head.position, recordedAt, headOf, standing }
    return { placement: placeAppends(state, group, options.seal), recordedAt }
  }

  const write = async (
    client: ClientBase,
    head: KnownHead,
    group: readonly WaitingAppend[],
    assumed?: ReadonlyMap<string, StreamHead>,
  ) => {
    const { placement, recordedAt } = await place(client, head, group, assumed)
    const isWritten =
      placement.rows.length > 0
        ? await appendRows(client, head, recordedAt, placement.rows, options.writer)
        : await isHeadAt(client, head)
    return isWritten ? { placement, recordedAt } : undefined
  }

  /** Takes in what others appended since this writer looked last, if the log is still the one it knew. */
  const catchUp = async (client: ClientBase, from: number): Promise<void> => {
    const [newest, ...added] = await readHeadsFrom(client, from, catchUpMax)
    const isSameLog = newest !== undefined && newest.hash === newestHash
    if (!isSameLog || added.length + 1 === catchUpMax) heads.clear()
    for (const { stream, revision, hash } of added) heads.set(stream, { revision, hash })
    newestHash = (added.at(-1) ?? newest)?.hash
  }

  const writeUnderLock = async (client: ClientBase, group: readonly WaitingAppend[]) => {
    await client.query('begin')
    try {
      const head = await takeOver(client, randomUUID())
      if (known) await catchUp(client, known.position)
      const written = await write(client, head, group)
      if (!written)
        throw new Error(
          'The log moved although this writer holds its lock. Does something else insert into log.events?',
        )
      await client.query('commit')
      known = head
      return written
    } catch (error) {
      // On a broken connection this fails as well; the first error says why, and the server rolls back by itself.
      await client.query('rollback').catch(() => {})
      throw error
    }
  }

  /** One round trip, if the streams are in memory, or if a lone stream is as new as its caller says. */
  const writeAtOnce = async (client: ClientBase, head: KnownHead, group: readonly WaitingAppend[]) => {
    const [lone] = group
    const isNew = lone?.expected === noStream && group.length === 1 && !heads.has(lone.stream)
    if (!isNew) return write(client, head, group)
    try {
      return await write(client, head, group, new Map([[lone.stream, emptyStream]]))
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      return write(client, head, group)
    }
  }

  const commit = async (client: ClientBase, group: readonly WaitingAppend[]): Promise<Answer> => {
    const written =
      (known && (await writeAtOnce(client, known, group))) ?? (await writeUnderLock(client, group))
    const { placement, recordedAt } = written
    if (known) known = { ...known, recordedAt, position: known.position + placement.rows.length }
    newestHash = placement.rows.at(-1)?.event.hash ?? newestHash
    for (const [stream, head] of placement.heads) heads.set(stream, head)
    const answerTaken = placement.taken.length > 0 ? await lookUpTaken(client, placement.taken) : undefined
    return () => {
      for (const { append, events } of placement.placed)
        append.resolve({ kind: 'appended', events, repeated: false })
      for (const { append, actual } of placement.refused) append.resolve({ kind: 'wrongRevision', actual })
      answerTaken?.()
    }
  }

  return { commit, forget }
}

/** Whoever finds its place taken has either been there before, or is wrong. */
const lookUpTaken = async (client: ClientBase, taken: readonly TakenAppend[]): Promise<Answer> => {
  const rows = await readTaken(client, taken)
  return () => {
    for (const [index, { append, actual }] of taken.entries()) {
      const events = rows.filter(row => row.index === index + 1).map(eventOfRow)
      append.resolve(
        isRepeatOf(events, append.events)
          ? { kind: 'appended', events, repeated: true }
          : { kind: 'wrongRevision', actual },
      )
    }
  }
}

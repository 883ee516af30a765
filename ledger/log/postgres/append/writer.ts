import type { Pool, PoolClient } from 'pg'
import { bytesPerCommitMax, eventsPerCommitMax, waitingAppendsMax } from '../../limits.ts'
import { LogOverloaded } from '../../logOverloaded.ts'
import type { EventLog } from '../../port.ts'
import { EventIdReused, prepareAppend } from '../../prepareAppend.ts'
import type { CommitGroup } from './commitGroup.ts'
import { createHeldClient } from './heldClient.ts'
import type { WaitingAppend } from './placeAppends.ts'
import type { Answer } from './repeatOrWrongRevision.ts'
import { createTurnTaking } from './turnTaking.ts'
import { isIdTaken } from './uniqueViolation.ts'

export type Writer = {
  readonly append: EventLog['append']
  /** Refuses further appends, waits for the pending ones and releases the connection. */
  readonly drain: () => Promise<void>
}

const nothing: Answer = () => {}
const nextTurn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** Commit at this group size without waiting for more callers. */
const othersMin = 8

/**
 * Collects appends during a commit and commits them together with the next one: many callers share one round trip and
 * one flush to disk, and each gets its own answer.
 */
export const createWriter = (pool: Pool, committing: CommitGroup, onCommitted: () => void): Writer => {
  const connection = createHeldClient(pool)
  let waiting: WaitingAppend[] = []
  /** The group that was sent behind the pending one. */
  let next: readonly WaitingAppend[] | undefined
  let working: Promise<void> | undefined
  let isGathering = false
  let mayFollow = true
  let isClosed = false
  let lastCount = 0
  const turnTaking = createTurnTaking()

  const withClient = async <Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    try {
      return await use(await connection.take())
    } catch (error) {
      // After an error of the server the connection is sound; after any other error its state is unknown.
      if (!isIdTaken(error)) connection.letGo()
      throw error
    }
  }

  const commitEach = async (group: readonly WaitingAppend[]): Promise<Answer> => {
    for (const append of group) (await commitGroup([append], true))()
    return nothing
  }

  /** Nothing of the group was written. Refuses the appends that reuse ids of other streams and commits the rest. */
  const commitRest = async (group: readonly WaitingAppend[]): Promise<Answer> => {
    // A group sent behind one of them would overtake the others.
    mayFollow = false
    const reusing = await withClient(client => committing.reusing(client, group))
    if (reusing.size === 0) return commitEach(group)
    const rest = group.filter(append => !reusing.has(append))
    const answer = rest.length > 0 ? await commitGroup(rest) : nothing
    return () => {
      for (const append of reusing) append.reject(reusedBy(append))
      answer()
    }
  }

  const commitGroup = async (group: readonly WaitingAppend[], isLastTry = false): Promise<Answer> => {
    try {
      return await withClient(client => committing.commit(client, group))
    } catch (error) {
      return isIdTaken(error) && !isLastTry ? commitRest(group).catch(failure(group)) : failure(group)(error)
    }
  }

  const failure =
    (group: readonly WaitingAppend[]) =>
    (error: unknown): Answer => {
      if (!isIdTaken(error)) committing.forget()
      return () => {
        for (const append of group) append.reject(isIdTaken(error) ? reusedBy(append) : error)
      }
    }

  const takeGroup = (isHalved = false): readonly WaitingAppend[] => {
    let events = 0
    let bytes = 0
    const max = isHalved ? Math.ceil(waiting.length / 2) : waiting.length
    const end = waiting.findIndex((append, index) => {
      events += append.events.length
      bytes += append.bytes
      return index >= max || (index > 0 && (events > eventsPerCommitMax || bytes > bytesPerCommitMax))
    })
    const group = end < 0 ? waiting : waiting.slice(0, end)
    waiting = end < 0 ? [] : waiting.slice(end)
    return group
  }

  /** If enough appends arrive during a commit, they are sent behind it, after those of the same turn are collected. */
  const sendAhead = (): void => {
    if (isGathering || next || waiting.length < othersMin) return
    isGathering = true
    setImmediate(() => {
      isGathering = false
      if (!mayFollow || next || waiting.length < othersMin) return
      const group = takeGroup()
      if (isSentBehind(group)) next = group
      else waiting = [...group, ...waiting]
    })
  }

  const isSentBehind = (group: readonly WaitingAppend[]): boolean => {
    try {
      return committing.sendNext(group)
    } catch {
      // Whatever it is, the commit of the group meets it again and answers its callers.
      return false
    }
  }

  const work = async (): Promise<void> => {
    // Calls of the same tick share a group; after a group of one, the writer does not wait for more callers.
    await (lastCount > 1 ? nextTurn() : Promise.resolve())
    let isTogether = true
    while (next || waiting.length > 0) {
      const group = next ?? takeGroup(isTogether && turnTaking.pays(waiting.length))
      next = undefined
      lastCount = group.length
      mayFollow = true
      const began = performance.now()
      const answer = await commitGroup(group)
      const ended = performance.now()
      onCommitted()
      const others = (next ?? []).length + waiting.length
      isTogether = others < othersMin || turnTaking.isDue()
      // These callers continue while the server works.
      if (!isTogether) setImmediate(answer)
      else {
        answer()
        // Callers that were answered together come back together; a single caller need not wait for others.
        if (group.length > 1 || others > 0) await nextTurn()
        turnTaking.observe(group.length, ended - began, performance.now() - ended)
      }
    }
    working = undefined
  }

  return {
    append: (stream, events, expected) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The log is closed. Open a new one to append.')
        if (waiting.length >= waitingAppendsMax) throw new LogOverloaded(waitingAppendsMax)
        const prepared = prepareAppend(stream, events)
        const bytes = prepared.reduce(
          (sum, event) => sum + event.dataText.length + event.metadataText.length,
          0,
        )
        waiting.push({ stream, events: prepared, expected, bytes, resolve, reject })
        if (working) sendAhead()
        else working = work()
      }),
    drain: async () => {
      isClosed = true
      await working
      connection.letGo()
    },
  }
}

const reusedBy = ({ stream, events }: WaitingAppend): EventIdReused =>
  new EventIdReused(
    stream,
    events.map(event => event.id),
  )

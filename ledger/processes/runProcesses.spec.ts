import { describe, expect, it } from 'vitest'
import { deadLetterIdOf } from '../deadLetters/deadLetterIdOf.ts'
import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { beforeFirst, type RecordedEvent } from '../log/port.ts'
import { namedEvent } from '../log/suite/logFixture.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import type { ReactionLedger } from './react.ts'
import { type Cursor, runProcesses } from './runProcesses.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
  const recorded = async () => {
    const events: RecordedEvent[] = []
    for await (const batch of log.readAll()) events.push(...batch)
    return events
  }
  return { log, ledger, team, recorded }
}

/** Remembers in memory, and tells when a position was reached. */
const memoryCheckpoint = (position = beforeFirst) => {
  const savings = new Set<() => void>()
  const cursor: Cursor = {
    load: async () => position,
    save: async next => {
      position = next
      for (const saved of savings) saved()
    },
    forget: async () => {
      position = beforeFirst
    },
  }
  const isForgotten = () => position === beforeFirst
  const reached = (wanted: number): Promise<void> =>
    new Promise(resolve => {
      const saved = () => {
        if (position >= wanted) resolve()
      }
      savings.add(saved)
      saved()
    })
  return { cursor, reached, isForgotten }
}

/** A ledger in which nothing can be done for one member, as when their stream can't be read. */
const brokenFor = (ledger: Ledger, memberId: string): ReactionLedger => ({
  ...ledger,
  handle: command =>
    command.type === 'creditShoutout' && command.data.recipientId === memberId
      ? Promise.reject(new Error('This stream is broken.'))
      : ledger.handle(command),
})

describe('running processes', () => {
  it('makes a dead letter of a reaction that keeps failing, reports it, and goes on', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    await team.give('Ann', ['Cleo'], 10)
    const { cursor, reached } = memoryCheckpoint()
    const errors: unknown[] = []
    const run = await runProcesses({
      ledger: brokenFor(ledger, team.memberId('Ben')),
      log,
      cursor,
      onError: error => errors.push(error),
      pause: async () => {},
    })
    await reached(await log.head())
    await run.stop()
    const events = await recorded()
    expect(events.filter(event => event.type === 'ShoutoutCredited')).toMatchObject([
      { data: { recipientId: team.memberId('Cleo') } },
    ])
    expect(events.filter(event => event.type === 'ReactionDeadLettered')).toMatchObject([
      { data: { commandType: 'runProcesses', rejectionCode: 'FAILED' } },
    ])
    expect(errors).toMatchObject([{ message: expect.stringContaining('dead letter') }])
  })

  it('runs a retry, and keeps the dead letter when it fails again', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { cursor, reached } = memoryCheckpoint()
    const runUntilNow = async (used: ReactionLedger) => {
      const run = await runProcesses({ ledger: used, log, cursor, pause: async () => {} })
      await reached(await log.head())
      await run.stop()
    }
    const deadLetters = async () =>
      (await recorded()).map(parseRecorded).filter(event => event.type === 'ReactionDeadLettered')
    const retry = async (key: string) => {
      const [first] = await deadLetters()
      if (!first) throw new Error('There is no dead letter.')
      const deadLetterId = deadLetterIdOf(first.data)
      const { teamId, actor, occurredAt } = first.metadata
      const id = derivedId('spec', key)
      accepted(
        await ledger.handle({
          type: 'retryDeadLetter',
          id,
          teamId,
          actor,
          occurredAt,
          data: { deadLetterId },
        }),
      )
    }
    const broken = brokenFor(ledger, team.memberId('Ben'))
    await runUntilNow(broken)
    await retry('too early')
    await runUntilNow(broken)
    const [first, second] = await deadLetters()
    expect(second?.data).toEqual(first?.data)
    await retry('in time')
    await runUntilNow(ledger)
    expect(await deadLetters()).toHaveLength(2)
    expect(await ledger.member(team.teamId, team.memberId('Ben'))).toMatchObject({ redeemable: 10 })
  })

  it('makes no dead letter while the log is away, and starts again from the cursor', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { cursor, reached } = memoryCheckpoint()
    const heads = [await log.head()]
    const goesAway = async () => {
      const head = heads.pop()
      if (head === undefined) throw new Error('No connection.')
      return head
    }
    const run = await runProcesses({
      ledger: brokenFor(ledger, team.memberId('Ben')),
      log: { ...log, head: goesAway },
      cursor,
    })
    await expect(run.stopped).rejects.toThrow('No connection.')
    const again = await runProcesses({ ledger, log, cursor })
    await reached(await log.head())
    await again.stop()
    const types = (await recorded()).map(event => event.type)
    expect(types).toContain('ShoutoutCredited')
    expect(types).not.toContain('ReactionDeadLettered')
  })

  it.each([
    ['53100', 'could not extend file: No space left on device'],
    ['53300', 'sorry, too many clients already'],
    ['57P01', 'terminating connection due to administrator command'],
    ['ECONNRESET', 'read ECONNRESET'],
  ])('makes no dead letter while the log answers but accepts nothing: %s', async (code, message) => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { cursor, reached } = memoryCheckpoint()
    const inTrouble = (times: number): ReactionLedger => ({
      ...ledger,
      handle: async command => {
        if (command.type !== 'creditShoutout' || times === 0) return await ledger.handle(command)
        times -= 1
        throw new Error('Not recorded.', { cause: Object.assign(new Error(message), { code }) })
      },
    })
    const pauses: number[] = []
    const runIn = (troubled: ReactionLedger) =>
      runProcesses({ ledger: troubled, log, cursor, pause: async ms => pauses.push(ms) })
    await expect((await runIn(inTrouble(1_000))).stopped).rejects.toThrow('Not recorded.')
    expect(pauses.length).toBeGreaterThan(1)

    const run = await runIn(inTrouble(2))
    await reached(await log.head())
    await run.stop()
    const types = (await recorded()).map(event => event.type)
    expect(types).toContain('ShoutoutCredited')
    expect(types).not.toContain('ReactionDeadLettered')
  })

  it('starts again from the beginning when its cursor lies beyond the log, as after a restore', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { cursor, reached, isForgotten } = memoryCheckpoint(1_000_000)
    const errors: unknown[] = []
    const run = await runProcesses({ ledger, log, cursor, onError: error => errors.push(error) })
    expect(isForgotten()).toBe(true)
    await reached(await log.head())
    await run.stop()
    expect((await recorded()).map(event => event.type)).toContain('ShoutoutCredited')
    expect(errors).toMatchObject([{ message: expect.stringContaining('restored or replaced') }])
  })

  it('stops in the middle of a long batch, and the next run does the rest', async () => {
    const { log, ledger, team, recorded } = await setUp()
    for (let index = 0; index < 100; index += 1) await team.give('Ann', ['Ben'], 1)
    const { cursor, reached } = memoryCheckpoint()
    const firstSaved = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const run = await runProcesses({
      ledger,
      log,
      cursor: {
        ...cursor,
        save: async position => {
          await cursor.save(position)
          firstSaved.resolve()
          await stopped.promise
        },
      },
    })
    await firstSaved.promise
    const stopping = run.stop()
    stopped.resolve()
    await stopping
    const credits = async () => (await recorded()).filter(event => event.type === 'ShoutoutCredited').length
    expect(await credits()).toBeLessThan(100)
    const again = await runProcesses({ ledger, log, cursor })
    await reached(await log.head())
    await again.stop()
    expect(await credits()).toBe(100)
  })

  it('stops before an event that it can not read, and says which and what to do', async () => {
    const { log, ledger } = await setUp()
    await log.append('team-of-tomorrow', [namedEvent('from a newer version')], 'any')
    const { cursor } = memoryCheckpoint()
    const run = await runProcesses({ ledger, log, cursor })
    await expect(run.stopped).rejects.toThrow(/PointsNoted .* in team-of-tomorrow cannot be read/)
  })
})

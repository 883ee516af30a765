import { describe, expect, it } from 'vitest'
import { parkedPromiseId } from '../deadLetters/deadLetterId.ts'
import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { beforeFirst, type RecordedEvent } from '../log/port.ts'
import { namedEvent } from '../log/suite/logFixture.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import type { PromiseLedger } from './react.ts'
import { type Checkpoint, startPromiseKeeper } from './runProcesses.ts'

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
  const checkpoint: Checkpoint = {
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
  return { checkpoint, reached, isForgotten }
}

/** A ledger in which nothing can be done for one member, as when their stream can't be read. */
const brokenFor = (ledger: Ledger, memberId: string): PromiseLedger => ({
  ...ledger,
  handle: command =>
    command.type === 'creditShoutout' && command.data.recipientId === memberId
      ? Promise.reject(new Error('This stream is broken.'))
      : ledger.handle(command),
})

describe('keeping promises', () => {
  it('parks what fails again and again, tells so, and goes on with everybody else', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    await team.give('Ann', ['Cleo'], 10)
    const { checkpoint, reached } = memoryCheckpoint()
    const errors: unknown[] = []
    const keeper = await startPromiseKeeper({
      ledger: brokenFor(ledger, team.memberId('Ben')),
      log,
      checkpoint,
      onError: error => errors.push(error),
      pause: async () => {},
    })
    await reached(await log.head())
    await keeper.stop()
    const events = await recorded()
    expect(events.filter(event => event.type === 'ShoutoutCredited')).toMatchObject([
      { data: { recipientId: team.memberId('Cleo') } },
    ])
    expect(events.filter(event => event.type === 'PromiseParked')).toMatchObject([
      { data: { commandType: 'keepPromises', rejectionCode: 'FAILED' } },
    ])
    expect(errors).toMatchObject([{ message: expect.stringContaining('parked') }])
  })

  it('keeps what a person lets be tried again, and parks the same promise when it fails anew', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { checkpoint, reached } = memoryCheckpoint()
    const keepUntilNow = async (kept: PromiseLedger) => {
      const keeper = await startPromiseKeeper({ ledger: kept, log, checkpoint, pause: async () => {} })
      await reached(await log.head())
      await keeper.stop()
    }
    const parked = async () =>
      (await recorded()).map(parseRecorded).filter(event => event.type === 'PromiseParked')
    const retry = async (key: string) => {
      const [first] = await parked()
      if (!first) throw new Error('Nothing was parked.')
      const promiseId = parkedPromiseId(first.data)
      const { teamId, actor, occurredAt } = first.metadata
      const id = derivedId('spec', key)
      accepted(
        await ledger.handle({ type: 'retryPromise', id, teamId, actor, occurredAt, data: { promiseId } }),
      )
    }
    const broken = brokenFor(ledger, team.memberId('Ben'))
    await keepUntilNow(broken)
    await retry('too early')
    await keepUntilNow(broken)
    const [first, second] = await parked()
    expect(second?.data).toEqual(first?.data)
    await retry('in time')
    await keepUntilNow(ledger)
    expect(await parked()).toHaveLength(2)
    expect(await ledger.member(team.teamId, team.memberId('Ben'))).toMatchObject({ redeemable: 10 })
  })

  it('parks nothing while the log is away, and begins again where it was', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { checkpoint, reached } = memoryCheckpoint()
    const heads = [await log.head()]
    const goesAway = async () => {
      const head = heads.pop()
      if (head === undefined) throw new Error('No connection.')
      return head
    }
    const keeper = await startPromiseKeeper({
      ledger: brokenFor(ledger, team.memberId('Ben')),
      log: { ...log, head: goesAway },
      checkpoint,
    })
    await expect(keeper.stopped).rejects.toThrow('No connection.')
    const again = await startPromiseKeeper({ ledger, log, checkpoint })
    await reached(await log.head())
    await again.stop()
    const types = (await recorded()).map(event => event.type)
    expect(types).toContain('ShoutoutCredited')
    expect(types).not.toContain('PromiseParked')
  })

  it.each([
    ['53100', 'could not extend file: No space left on device'],
    ['53300', 'sorry, too many clients already'],
    ['57P01', 'terminating connection due to administrator command'],
    ['ECONNRESET', 'read ECONNRESET'],
  ])('parks nothing while the log answers, yet takes nothing: %s', async (code, message) => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { checkpoint, reached } = memoryCheckpoint()
    const inTrouble = (times: number): PromiseLedger => ({
      ...ledger,
      handle: async command => {
        if (command.type !== 'creditShoutout' || times === 0) return await ledger.handle(command)
        times -= 1
        throw new Error('Not recorded.', { cause: Object.assign(new Error(message), { code }) })
      },
    })
    const pauses: number[] = []
    const keepIn = (troubled: PromiseLedger) =>
      startPromiseKeeper({ ledger: troubled, log, checkpoint, pause: async ms => pauses.push(ms) })
    await expect((await keepIn(inTrouble(1_000))).stopped).rejects.toThrow('Not recorded.')
    expect(pauses.length).toBeGreaterThan(1)

    const keeper = await keepIn(inTrouble(2))
    await reached(await log.head())
    await keeper.stop()
    const types = (await recorded()).map(event => event.type)
    expect(types).toContain('ShoutoutCredited')
    expect(types).not.toContain('PromiseParked')
  })

  it('looks at every promise again when its checkpoint lies beyond the log, as after a restore', async () => {
    const { log, ledger, team, recorded } = await setUp()
    await team.give('Ann', ['Ben'], 10)
    const { checkpoint, reached, isForgotten } = memoryCheckpoint(1_000_000)
    const errors: unknown[] = []
    const keeper = await startPromiseKeeper({ ledger, log, checkpoint, onError: error => errors.push(error) })
    expect(isForgotten()).toBe(true)
    await reached(await log.head())
    await keeper.stop()
    expect((await recorded()).map(event => event.type)).toContain('ShoutoutCredited')
    expect(errors).toMatchObject([{ message: expect.stringContaining('restored or replaced') }])
  })

  it('stops in the middle of a long batch, and whoever begins again keeps the rest', async () => {
    const { log, ledger, team, recorded } = await setUp()
    for (let index = 0; index < 100; index += 1) await team.give('Ann', ['Ben'], 1)
    const { checkpoint, reached } = memoryCheckpoint()
    const firstSaved = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const keeper = await startPromiseKeeper({
      ledger,
      log,
      checkpoint: {
        ...checkpoint,
        save: async position => {
          await checkpoint.save(position)
          firstSaved.resolve()
          await stopped.promise
        },
      },
    })
    await firstSaved.promise
    const stopping = keeper.stop()
    stopped.resolve()
    await stopping
    const credits = async () => (await recorded()).filter(event => event.type === 'ShoutoutCredited').length
    expect(await credits()).toBeLessThan(100)
    const again = await startPromiseKeeper({ ledger, log, checkpoint })
    await reached(await log.head())
    await again.stop()
    expect(await credits()).toBe(100)
  })

  it('stops before an event that it can not read, and says which and what to do', async () => {
    const { log, ledger } = await setUp()
    await log.append('team-of-tomorrow', [namedEvent('from a newer version')], 'any')
    const { checkpoint } = memoryCheckpoint()
    const keeper = await startPromiseKeeper({ ledger, log, checkpoint })
    await expect(keeper.stopped).rejects.toThrow(/PointsNoted .* in team-of-tomorrow can not be read/)
  })
})

import { expect, test } from 'vitest'
import { createMemoryLog } from '../memory/memoryLog.ts'
import { type EventLog, noStream } from '../port.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { boundClock } from './boundClock.ts'
import { ClockAhead } from './clockAhead.ts'

const minute = 60_000
const start = Date.parse('2026-03-10T12:00:00.000Z')

/** A log on a machine whose clock, elapsed time and database are moved by hand. */
const createMachine = () => {
  const machine = { clock: start, elapsed: 0, database: start, readings: 0, isDatabaseAway: false }
  const log = boundClock(createMemoryLog({ now: () => new Date(machine.clock) }), {
    now: () => new Date(machine.clock),
    elapsed: () => machine.elapsed,
    readTime: async () => {
      machine.readings += 1
      if (machine.isDatabaseAway) throw new Error('The database is away.')
      return new Date(machine.database)
    },
  })
  const pass = (milliseconds: number) => {
    machine.clock += milliseconds
    machine.elapsed += milliseconds
    machine.database += milliseconds
  }
  return { machine, log, pass }
}

const append = (log: EventLog, name: string) => log.append(name, [namedEvent(name)], noStream)

test('a clock that jumps ahead of the database records nothing, until it is right again', async () => {
  const { machine, log } = createMachine()
  await append(log, 'first')
  machine.clock += 6 * minute
  await expect(append(log, 'refused')).rejects.toThrow(ClockAhead)
  await expect(append(log, 'refused')).rejects.toThrow("6 minutes ahead of PostgreSQL's")
  machine.clock -= 6 * minute
  expect(await append(log, 'second')).toMatchObject({
    kind: 'appended',
    events: [{ recordedAt: '2026-03-10T12:00:00.000Z' }],
  })
})

test('a clock that was wrong before the first append is found as well', async () => {
  const { machine, log } = createMachine()
  machine.clock += 525_600 * minute
  await expect(append(log, 'refused')).rejects.toThrow(ClockAhead)
})

test('a few minutes and a clock that is behind are let pass', async () => {
  const { machine, log } = createMachine()
  machine.clock += 5 * minute
  expect(await append(log, 'ahead')).toMatchObject({ kind: 'appended' })
  machine.clock -= 60 * minute
  expect(await append(log, 'behind')).toMatchObject({ kind: 'appended' })
})

test('the database is read once a minute at most, not for each append', async () => {
  const { machine, log, pass } = createMachine()
  for (let count = 0; count < 100; count += 1) {
    await append(log, `event ${count}`)
    pass(minute / 50)
  }
  expect(machine.readings).toBe(2)
})

test('a machine that slept asks the database instead of refusing', async () => {
  const { machine, log } = createMachine()
  await append(log, 'before')
  machine.clock += 600 * minute
  machine.database += 600 * minute
  machine.elapsed += 2_000
  expect(await append(log, 'after')).toMatchObject({ kind: 'appended' })
})

test('a database that is away does not stop a clock that was right', async () => {
  const { machine, log, pass } = createMachine()
  await append(log, 'before')
  machine.isDatabaseAway = true
  pass(10 * minute)
  expect(await append(log, 'after')).toMatchObject({ kind: 'appended' })
})

test('appends keep the order of their calls while the database is read', async () => {
  const { log } = createMachine()
  const names = ['one', 'two', 'three']
  await Promise.all(names.map(name => append(log, name)))
  const streams: string[] = []
  for await (const batch of log.readAll()) streams.push(...batch.map(({ stream }) => stream))
  expect(streams).toEqual(names)
})

test('an append is recorded after those that wait for the database, at whatever moment it is called', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    const answer = Promise.withResolvers<Date>()
    const inner = createMemoryLog()
    const names: string[] = []
    const log = boundClock(
      {
        ...inner,
        append: (stream, events, expected) => {
          names.push(stream)
          return inner.append(stream, events, expected)
        },
      },
      { now: () => new Date(start), elapsed: () => 0, readTime: () => answer.promise },
    )
    const waiting = [append(log, 'one'), append(log, 'two')]
    answer.resolve(new Date(start))
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    await Promise.all([...waiting, append(log, 'three')])
    expect(names, `after ${turns} turns`).toEqual(['one', 'two', 'three'])
  }
})

import { expect, it } from 'vitest'
import { LogOverloaded } from '../log/logOverloaded.ts'
import { LogUnavailable } from '../log/logUnavailable.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { UnfitForLog } from '../log/prepareAppend.ts'
import { createTestTeam } from '../testing/testTeam.ts'
import { createLedger } from './createLedger.ts'

it('asks a log that is full once, and lets the caller come back', async () => {
  const log = createMemoryLog()
  let asked = 0
  let isFull = false
  const filling: EventLog = {
    ...log,
    append: (...parameters) => {
      if (!isFull) return log.append(...parameters)
      asked += 1
      return Promise.reject(new LogOverloaded(20_000))
    },
  }
  const team = await createTestTeam(createLedger({ log: filling }), { memberNames: ['Ann'] })
  isFull = true
  await expect(team.adjust('Ann', 5)).rejects.toThrow(LogOverloaded)
  expect(asked).toBe(1)
  isFull = false
  expect(await team.adjust('Ann', 5)).toMatchObject({ kind: 'accepted' })
})

it('splits a batch that is too big for one append, and records all of it', async () => {
  const log = createMemoryLog()
  const sizes: number[] = []
  const small: EventLog = {
    ...log,
    append: (stream, events, expected) => {
      if (events.length > 4) return Promise.reject(new UnfitForLog('The append is too big.'))
      sizes.push(events.length)
      return log.append(stream, events, expected)
    },
  }
  const team = await createTestTeam(createLedger({ log: small }), { memberNames: ['Ann'] })
  sizes.length = 0
  const outcomes = await Promise.all(Array.from({ length: 16 }, () => team.adjust('Ann', 5)))
  expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'accepted'))
  expect(sizes).toEqual([4, 4, 4, 4])
})

it('asks a log that is away once, and lets every caller of the stream come back', async () => {
  const log = createMemoryLog()
  const appending = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<void>()
  let asked = 0
  let isAway = false
  const away: EventLog = {
    ...log,
    append: async (...parameters) => {
      if (!isAway) return log.append(...parameters)
      asked += 1
      appending.resolve()
      await waiting.promise
      throw new LogUnavailable('No answer.')
    },
  }
  const team = await createTestTeam(createLedger({ log: away }), { memberNames: ['Ann'] })
  isAway = true
  const first = team.adjust('Ann', 5)
  await appending.promise
  const outcomes = Promise.allSettled([first, team.adjust('Ann', 5), team.adjust('Ann', 5)])
  waiting.resolve()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(first).rejects.toThrow(LogUnavailable)
  expect(asked).toBe(1)
  isAway = false
  expect(await team.adjust('Ann', 5)).toMatchObject({ kind: 'accepted' })
})

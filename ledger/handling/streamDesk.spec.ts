import { expect, it } from 'vitest'
import { LogOverloaded } from '../log/logOverloaded.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { createTestTeam } from '../simulation/testTeam.ts'
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

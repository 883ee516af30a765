import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { absentLog } from '@laurel/ledger/log/suite/absentLog.ts'
import { expect, test } from 'vitest'
import { watchRecording } from './recording.ts'

const createTeam = (ledger: Ledger, key: string) =>
  ledger.handle({
    type: 'createTeam',
    id: crypto.randomUUID(),
    teamId: teamIdOf(key),
    actor: { kind: 'system', id: 'spec' },
    occurredAt: '2026-03-02T09:00:00.000Z',
    data: { teamId: teamIdOf(key), name: key, externalKey: key, timeZone: 'UTC', pointsName: 'points' },
  })

test('a command of jobs that can not be recorded counts as much as one of people', async () => {
  const { log, absence } = absentLog(createMemoryLog())
  const recording = watchRecording()
  const [people, jobs] = [recording.watched(createLedger({ log })), recording.watched(createLedger({ log }))]
  absence.isAbsent = true
  await expect(createTeam(jobs, 'T1')).rejects.toThrow(absence.message)
  expect(recording.lastFailure()).toBe(absence.message)

  absence.isAbsent = false
  await createTeam(people, 'T2')
  expect(recording.lastFailure()).toBeNull()
})

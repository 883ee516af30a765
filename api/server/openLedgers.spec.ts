import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givingWay, openLedgers } from './openLedgers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = createMemoryLog()
const ledger = createLedger({ log })
type Command = Parameters<Ledger['handle']>[0]
const command: Command = {
  type: 'setTaggableValues',
  id: '7d9a5d0e-9b39-4a5e-8b0e-3a2f2f5c1a01',
  teamId: '7d9a5d0e-9b39-4a5e-8b0e-3a2f2f5c1a02',
  actor: { kind: 'system', id: 'spec' },
  occurredAt: '2026-03-10T12:00:00.000Z',
  data: { values: [], isRequired: false },
}

/** Two ledgers whose commands are noted when they begin; those of people last until `answerPeople`. */
const notedLedgers = () => {
  const began: string[] = []
  const answers: (() => void)[] = []
  const { people, jobs } = givingWay({
    people: {
      ...ledger,
      handle: async () => {
        began.push('people')
        await new Promise<void>(resolve => answers.push(resolve))
        return { kind: 'accepted', position: 0, events: [], isRepeated: false }
      },
    },
    jobs: {
      ...ledger,
      handle: async () => {
        began.push('job')
        return { kind: 'accepted', position: 0, events: [], isRepeated: false }
      },
    },
  })
  const answerPeople = (): void => {
    for (const answer of answers.splice(0)) answer()
  }
  return { people, jobs, began, answerPeople }
}

test('a command of a job waits while commands of people are under way', async () => {
  const { people, jobs, began, answerPeople } = notedLedgers()
  const asked = people.handle(command)
  const job = jobs.handle(command)
  await vi.advanceTimersByTimeAsync(50)
  expect(began).toEqual(['people'])
  answerPeople()
  await Promise.all([asked, job])
  expect(began).toEqual(['people', 'job'])
})

test('a command of a job starts after a while even if people always wait', async () => {
  const { people, jobs, began, answerPeople } = notedLedgers()
  const asked = people.handle(command)
  const job = jobs.handle(command)
  await vi.advanceTimersByTimeAsync(100)
  await job
  expect(began).toEqual(['people', 'job'])
  answerPeople()
  await asked
})

test('without commands of people a job waits for nothing', async () => {
  const { jobs, began } = notedLedgers()
  await jobs.handle(command)
  expect(began).toEqual(['job'])
})

test('a ledger recognises a command that the other one recorded', async () => {
  vi.useRealTimers()
  const ledgers = openLedgers({ log })
  const team = await createTestTeam(ledgers.people, { memberNames: ['Ann'] })
  const reset: Command = {
    type: 'resetAllowance',
    id: '7d9a5d0e-9b39-4a5e-8b0e-3a2f2f5c1a03',
    teamId: team.teamId,
    actor: { kind: 'system', id: 'schedule' },
    occurredAt: '2026-03-10T12:00:00.000Z',
    data: { memberId: team.memberId('Ann'), allowance: 'shoutout' },
    policy: { grant: { period: '2026-03-01', points: 100 } },
  }
  const recorded = await ledgers.jobs.handle(reset)
  expect(recorded).toMatchObject({ kind: 'accepted', isRepeated: false })
  expect(await ledgers.people.handle(reset)).toMatchObject({ ...recorded, isRepeated: expect.any(Boolean) })
})

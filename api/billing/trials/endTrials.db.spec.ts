import { randomUUID } from 'node:crypto'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import { endTrials } from './endTrials.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const trialUntil = '2026-12-20T09:00:00.000Z'
const before = '2026-12-20T08:59:59.000Z'
const after = '2026-12-22T17:00:00.000Z'

const onTrial = async (name: string) => {
  const teamId = teamIdOf(name)
  const { ledger, database, log } = api()
  const envelope = () => ({
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt: before,
  })
  const done = async (outcome: Awaited<ReturnType<typeof ledger.handle>>) => {
    if (outcome.kind === 'accepted') await api().shown(outcome.position)
  }
  const data = { teamId, name, externalKey: name, timeZone: 'UTC', pointsName: 'points', trialUntil }
  await done(await ledger.handle({ ...envelope(), type: 'createTeam', data }))
  return {
    plan: async () => {
      const team = await ledger.team(teamId)
      return team.kind === 'known' ? team.plan : undefined
    },
    deactivate: async () => done(await ledger.handle({ ...envelope(), type: 'deactivateTeam', data: {} })),
    reactivate: async () => done(await ledger.handle({ ...envelope(), type: 'reactivateTeam', data: {} })),
    choose: async () => {
      const choice = { plan: 'core', interval: 'ANNUAL', subscriptionReference: 'sub_1' } as const
      await done(await ledger.handle({ ...envelope(), type: 'choosePlan', data: choice }))
    },
    endAt: async (now: string) => {
      await endTrials({ ledger, database }, now, new AbortController().signal)
      await api().shown(await log.head())
    },
  }
}

test('a trial ends once its instant has passed, whenever the run comes', async () => {
  const team = await onTrial('ended')
  await team.endAt(before)
  expect(await team.plan()).toBe('pro')
  await team.endAt(after)
  expect(await team.plan()).toBe('ended')
  const head = await api().log.head()
  await team.endAt(after)
  expect(await api().log.head()).toBe(head)
})

test('a team that chose a plan keeps it', async () => {
  const team = await onTrial('chosen')
  await team.choose()
  await team.endAt(after)
  expect(await team.plan()).toBe('core')
})

test('the trial of a deactivated team ends when it is activated again', async () => {
  const team = await onTrial('paused')
  await team.deactivate()
  await team.endAt(after)
  expect(await team.plan()).toBe('inactive')
  await team.reactivate()
  await team.endAt(after)
  expect(await team.plan()).toBe('ended')
})

import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { expect, it } from 'vitest'
import { startNudging } from './testing/startNudging.ts'

const { ledger, common, makeAdministrator, be, sent } = await startNudging({
  trialUntil: '2026-12-18T20:00:00.000Z',
})

const reminders = () => sent(/trial of Laurel ends (.*?)\./)

it('reminds administrators 7, 3 and 1 days before the end, once each, until a plan is chosen', async () => {
  await makeAdministrator('UANN')
  await be('2026-12-10T12:00:00.000Z')
  expect(reminders()).toEqual([])
  await be('2026-12-11T12:00:00.000Z')
  await be('2026-12-14T12:00:00.000Z')
  expect(reminders()).toEqual(['DUANN in 7 days'])
  await be('2026-12-15T12:00:00.000Z')
  await be('2026-12-16T12:00:00.000Z')
  expect(reminders()).toEqual(['DUANN in 7 days', 'DUANN in 3 days'])
  const choice = { plan: 'pro', interval: 'MONTHLY', subscriptionReference: 'sub_1' } as const
  accepted(await ledger.handle({ ...common(), type: 'choosePlan', data: choice }))
  await be('2026-12-17T12:00:00.000Z')
  expect(reminders()).toHaveLength(2)
})

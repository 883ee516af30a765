import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startAnnouncing } from '../announcements/testing/startAnnouncing.ts'
import { oweNudges } from './oweNudges.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url, { trialUntil: '2026-12-18T20:00:00.000Z' })
const database = new Pool({ connectionString: url, max: 2 })
const { slack, ledger, teamId, common, send, pass, now } = announcing
afterAll(async () => {
  await database.end()
  await announcing.stop()
})

/** Moves the clock, and sends the reminders that are due then. */
const be = async (moment: string) => {
  pass(Date.parse(moment) - Date.parse(now()))
  await announcing.catchUp()
  await oweNudges(database, now(), new AbortController().signal)
  for (let turn = 0; turn < 3; turn += 1) {
    await send()
    pass(2_000)
  }
}
const reminders = () =>
  slack.calls
    .filter(({ method, text }) => method === 'chat.postMessage' && text?.includes('trial of Laurel ends'))
    .map(({ channel, text }) => `${channel} ${/ends (.*?)\./.exec(text ?? '')?.[1]}`)

it('reminds administrators 7, 3 and 1 days before the end, once each, until a plan is chosen', async () => {
  const data = { memberId: memberIdOf(teamId, 'UANN'), isAdmin: true }
  accepted(await ledger.handle({ ...common(), type: 'changeMemberAdmin', data, policy: { isLast: false } }))
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

import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateWorker } from '../../server/worker/checkpoint.ts'
import { startAnnouncing } from '../../slack/announcements/testing/startAnnouncing.ts'
import { changeSubscriptions } from '../subscriptions/changeSubscriptions.ts'
import { unsubscribe } from '../subscriptions/subscriptionRows.ts'
import { oweReportMessages } from './oweReportMessages.ts'

const { url } = await createTestDatabase()
await migrateWorker(url)
const announcing = await startAnnouncing(url)
const database = new Pool({ connectionString: url, max: 2 })
const { slack, ledger, teamId, common, send, pass, now, give, catchUp } = announcing
const forever = new AbortController().signal
afterAll(async () => {
  await database.end()
  await announcing.stop()
})

const [ann, ben] = [memberIdOf(teamId, 'UANN'), memberIdOf(teamId, 'UBEN')]
const be = async (moment: string) => {
  pass(Date.parse(moment) - Date.parse(now()))
  await catchUp()
}
/** What is owed by now, however often the process looks, is sent. */
const look = async () => {
  await oweReportMessages(database, now(), forever)
  await oweReportMessages(database, now(), forever)
  await send()
}
const told = () =>
  slack.calls.filter(({ method }) => method === 'chat.postMessage').map(({ text }) => String(text))
const change = (memberId: string, isAdmin: boolean, weekly: boolean) =>
  changeSubscriptions(database, { teamId, memberId, isAdmin }, { weekly, monthly: false }, now(), 'UTC')
const setActive = async (externalKey: string, isActive: boolean) => {
  const memberId = memberIdOf(teamId, externalKey)
  const member = await ledger.member(teamId, memberId)
  if (member.kind === 'unknown') throw new Error('The member is unknown.')
  const { profile, isAdmin, isOwner } = member
  const data = { memberId, externalKey, profile, isActive, isAdmin, isOwner }
  accepted(await ledger.handle({ ...common(), type: 'syncMember', data }))
  await catchUp()
}

beforeAll(async () => {
  const promote = { memberId: ann, isAdmin: true }
  accepted(
    await ledger.handle({ ...common(), type: 'changeMemberAdmin', data: promote, policy: { isLast: false } }),
  )
  accepted(
    await ledger.handle({
      ...common(),
      type: 'chooseLocale',
      data: { memberId: ann, locale: 'DE-DE', place: null },
    }),
  )
  await catchUp()
})

describe('reports by Slack message', () => {
  it('are for people with reports', async () => {
    expect(await change(ben, false, true)).toBe('FORBIDDEN')
    expect(await change(ben, false, false)).toBe('changed')
  })

  it('come once for each week that ends after the subscription, in working hours and in the words of the reader', async () => {
    await be('2026-11-20T10:00:00.000Z')
    expect(await change(ann, true, true)).toBe('changed')
    await give({ occurredAt: '2026-11-20T11:00:00.000Z' })
    await look()
    expect(told()).toEqual([])
    await be('2026-11-23T08:00:00.000Z')
    await look()
    expect(told()).toEqual([])
    await be('2026-11-23T09:30:00.000Z')
    await look()
    expect(told()).toEqual(['Anerkennung in der letzten Woche, 16.11.2026 bis 22.11.2026'])
    const blocks = String(slack.calls.at(-1)?.blocks)
    expect(blocks).toContain('Shoutouts: *1* (vorher: 0)')
    expect(blocks).toContain('https://laurel.example/reporting?dateRange=2026-11-16,2026-11-22')
    await look()
    expect(told()).toHaveLength(1)
  })

  it('come late, and only for the last week, after a pause of the worker', async () => {
    await be('2026-12-09T12:00:00.000Z')
    await look()
    expect(told().slice(1)).toEqual(['Anerkennung in der letzten Woche, 30.11.2026 bis 06.12.2026'])
  })

  it('cost nothing for teams and subscriptions that have none due', async () => {
    const read: unknown[] = []
    const watched: Queryable = {
      query: async (statement, values) => {
        const answer = await database.query(statement, values)
        read.push(...answer.rows)
        return answer
      },
    }
    await be('2026-12-10T12:00:00.000Z')
    await oweReportMessages(watched, now(), forever)
    expect(read).toEqual([])
  })

  it('end with the subscription, also one that is owed already', async () => {
    await be('2026-12-14T12:00:00.000Z')
    await oweReportMessages(database, now(), forever)
    await unsubscribe(database, { teamId, memberId: ann }, 'weekly')
    await look()
    expect(told()).toHaveLength(2)
    await be('2026-12-21T12:00:00.000Z')
    await look()
    expect(told()).toHaveLength(2)
  })

  it('wait for people who are away, and come within a day of their return', async () => {
    expect(await change(ann, true, true)).toBe('changed')
    await setActive('UANN', false)
    await be('2026-12-28T12:00:00.000Z')
    await look()
    await setActive('UANN', true)
    expect(told()).toHaveLength(2)
    await be('2026-12-29T12:00:00.000Z')
    await look()
    expect(told().slice(2)).toEqual(['Anerkennung in der letzten Woche, 21.12.2026 bis 27.12.2026'])
  })
})

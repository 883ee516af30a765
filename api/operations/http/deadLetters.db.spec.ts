import { randomUUID } from 'node:crypto'
import { listDeadAnnouncements } from '@laurel/contract/operations/deadAnnouncements.ts'
import { listDeadLetters, retryDeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { noSources } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { shoutoutPolicy } from '@laurel/ledger/members/shoutouts/shoutoutPolicy.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { handle } from '../../delivery/handler.ts'
import { dead } from '../../delivery/outcome.ts'
import { createRunner } from '../../delivery/runner.ts'
import { announcementJob } from '../../slack/announcements/announcementJob.ts'
import { owe } from '../../slack/announcements/outbox.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const system = { kind: 'system', id: 'spec' } as const

const envelope = (teamId: string) => ({
  id: randomUUID(),
  teamId,
  actor: system,
  occurredAt: new Date().toISOString(),
})

/** Ann thanks a person whom the team does not know yet, and Ben. */
const thankZoe = async ({
  teamId,
  ann,
  ben,
}: TestTeam): Promise<{ shoutoutId: string; position: number }> => {
  const { ledger } = api()
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') throw new Error('The team of the spec is not there.')
  const command = envelope(teamId)
  const { occurredAt } = command
  const shoutoutId = randomUUID()
  const outcome = await ledger.handle({
    ...command,
    type: 'giveShoutout',
    data: {
      shoutoutId,
      giverId: ann.memberId,
      recipientIds: [memberIdOf(teamId, 'Zoe'), ben.memberId],
      pointsEach: 10,
      channelId: null,
      value: null,
      message: 'Thank you',
    },
    policy: shoutoutPolicy({
      team,
      giverSources: noSources,
      channel: null,
      absentRecipientIds: [],
      ineligibleRecipientIds: [],
      occurredAt,
    }),
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  return { shoutoutId, position: (await settle(ledger, outcome.events)).position }
}

const addZoe = async ({ teamId }: TestTeam): Promise<number> => {
  const outcome = await api().ledger.handle({
    ...envelope(teamId),
    type: 'syncMember',
    data: {
      memberId: memberIdOf(teamId, 'Zoe'),
      externalKey: 'Zoe',
      profile: { name: 'Zoe', email: null, pictureUrl: null, timeZone: null },
      isActive: true,
      isAdmin: false,
      isOwner: false,
    },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  return outcome.position
}

const list = (after: number, query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams({ after: String(after) })
  for (const [name, value] of Object.entries(query)) search.set(name, JSON.stringify(value))
  return { url: `/v1/admin/deadLetters?${search.toString()}` }
}
const retry = (id: string) => ({ method: 'POST' as const, url: `/v1/admin/deadLetters/${id}/retry` })

describe('what could not be finished', () => {
  test('is listed with whom and what it is about, and goes when trying again succeeds', async () => {
    const team = await api().team('unfinished')
    const { olga, ben } = team
    const first = await api().ask(olga, list((await thankZoe(team)).position))
    expect(first.headers['content-range']).toBe('deadLetters 0-0/1')
    const [parked] = listDeadLetters.response.parse(first.body)
    expect(parked).toMatchObject({
      command_type: 'creditShoutout',
      rejection_code: 'MEMBER_UNKNOWN',
      user: null,
      points: 10,
    })
    const id = parked?.id ?? ''
    const inVain = retryDeadLetter.response.parse((await api().ask(olga, retry(id))).body)
    expect(inVain.is_finished).toBe(false)
    const added = await addZoe(team)
    const named = await api().ask(olga, list(Math.max(inVain.position, added), { filter: { q: 'zo' } }))
    expect(named.body).toMatchObject([{ id, user: { name: 'Zoe' } }])
    const done = retryDeadLetter.response.parse((await api().ask(olga, retry(id))).body)
    expect(done.is_finished).toBe(true)
    expect((await api().ask(olga, list(done.position))).body).toEqual([])
    expect((await api().ask(olga, retry(id))).body).toMatchObject({ code: 'DEAD_LETTER_ALREADY_RETRIED' })
    expect(await api().ledger.member(team.teamId, memberIdOf(team.teamId, 'Zoe'))).toMatchObject({
      redeemable: 10,
    })
    expect(await api().ledger.member(team.teamId, ben.memberId)).toMatchObject({ redeemable: 10 })
  })

  test('is sorted, filtered and paged as every list', async () => {
    const team = await api().team('sorted')
    await thankZoe(team)
    const { position } = await thankZoe(team)
    const page = await api().ask(team.olga, list(position, { sort: ['points', 'ASC'], range: [1, 1] }))
    expect(page.headers['content-range']).toBe('deadLetters 1-1/2')
    const none = await api().ask(team.olga, list(position, { filter: { rejection_code: 'FAILED' } }))
    expect(none.body).toEqual([])
  })

  test('is for administrators of the same team alone', async () => {
    const team = await api().team('mine')
    const { olga: stranger } = await api().team('theirs')
    const { position } = await thankZoe(team)
    const [parked] = listDeadLetters.response.parse((await api().ask(team.olga, list(position))).body)
    const id = parked?.id ?? ''
    expect(await api().ask(team.ann, list(position))).toMatchObject({ status: 403 })
    expect(await api().ask(team.ann, retry(id))).toMatchObject({ status: 403 })
    expect(await api().ask(null, retry(id))).toMatchObject({ status: 401 })
    expect((await api().ask(stranger, list(position))).body).toEqual([])
    expect(await api().ask(stranger, retry(id))).toMatchObject({
      status: 404,
      body: { code: 'DEAD_LETTER_UNKNOWN' },
    })
  })
})

describe('messages that Slack did not take', () => {
  const park = async ({ teamId }: TestTeam, shoutoutId: string) => {
    const announcementId = randomUUID()
    const place = { lane: 'C1', subjectId: shoutoutId, channelId: null, recipientId: null }
    const event = { stream: 'member-x', revision: 0, position: 0 }
    await owe(api().database, [{ announcementId, teamId, ...place, ...event }], new Date().toISOString())
    const refuse = handle(announcementJob, async () => dead('Add the app to the channel.'))
    const { database, url: databaseUrl } = api()
    const onError = (error: unknown) => expect(error).toBeUndefined()
    await createRunner({ database, databaseUrl, handlers: [refuse], onError }).runDue()
  }
  const announcements = (after: number) => ({ url: `/v1/admin/deadAnnouncements?after=${after}` })
  const retryAll = { method: 'POST' as const, url: '/v1/admin/deadAnnouncements/retry' }

  test('are listed with their shoutout, and sent again together, by administrators of the team', async () => {
    const team = await api().team('messages')
    const { olga: stranger } = await api().team('elsewhere')
    const { shoutoutId, position } = await thankZoe(team)
    await park(team, shoutoutId)
    const listed = await api().ask(team.olga, announcements(position))
    expect(listDeadAnnouncements.response.parse(listed.body)).toMatchObject([
      { wanted: 'given', problem: 'Add the app to the channel.', user: { name: 'Ann' }, points: 20 },
    ])
    expect((await api().ask(stranger, announcements(position))).body).toEqual([])
    expect((await api().ask(stranger, retryAll)).body).toEqual({ ok: true, count: 0 })
    expect(await api().ask(team.ann, retryAll)).toMatchObject({ status: 403 })
    expect((await api().ask(team.olga, retryAll)).body).toEqual({ ok: true, count: 1 })
    expect((await api().ask(team.olga, announcements(position))).body).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { listAdministrators } from '@laurel/contract/team/administrators.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createPostgresCommandStreams } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { freshSignInMilliseconds } from '../../access/limits.ts'
import { changeMemberAdmin } from '../../people/changeMemberAdmin.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const path = '/v1/team/administrators'

const replace = async (as: TestMember, ...members: readonly TestMember[]) => {
  const payload = { admins: members.map(({ memberId }) => memberId) }
  const answer = await api().ask(as, { method: 'PATCH', url: path, payload })
  if (answer.status === 200) await api().shown(Acknowledged.parse(answer.body).position)
  return answer
}

const namesOf = async (as: TestMember) => {
  const { body } = await api().ask(as, { url: path })
  return listAdministrators.response.parse(body).admins.map(({ name, is_owner }) => ({ name, is_owner }))
}

const owner = { name: 'Olga', is_owner: true }

/** The owner leaves the company. */
const goes = async ({ teamId, memberId }: TestMember) => {
  const gone = await api().ledger.handle({
    type: 'syncMember',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: {
      memberId,
      externalKey: 'Olga',
      profile: { name: 'Olga', email: null, pictureUrl: null, timeZone: null },
      isActive: false,
      isAdmin: true,
      isOwner: true,
    },
  })
  if (gone.kind === 'accepted') await api().shown(gone.position)
}

describe('the administrators', () => {
  test('are read and replaced as one list', async () => {
    const { olga, ann, ben } = await api().team('replaced')
    expect(await namesOf(olga)).toEqual([owner])
    expect(await replace(olga, olga, ann)).toMatchObject({ status: 200 })
    expect(await namesOf(olga)).toEqual([{ name: 'Ann', is_owner: false }, owner])
    expect(await replace(olga, ben, olga)).toMatchObject({ status: 200 })
    expect(await namesOf(olga)).toEqual([{ name: 'Ben', is_owner: false }, owner])
    expect(await replace(olga, ben, olga)).toMatchObject({ status: 200, body: { position: -1 } })
  })

  test('always include the owner; a refused list changes nothing', async () => {
    const { olga, ann, ben } = await api().team('owner')
    expect(await replace(olga, ann, ben)).toMatchObject({
      status: 422,
      body: { code: 'OWNER_STAYS_ADMIN' },
    })
    expect(await replace(olga)).toMatchObject({ status: 400 })
    const unknown = { ...ann, memberId: randomUUID() }
    expect(await replace(olga, olga, ann, unknown)).toMatchObject({
      status: 404,
      body: { code: 'MEMBER_UNKNOWN' },
    })
    expect(await namesOf(olga)).toEqual([owner])
  })

  test('belong to one team', async () => {
    const { olga } = await api().team('own')
    const { ann } = await api().team('foreign')
    expect(await replace(olga, olga, ann)).toMatchObject({ status: 404 })
  })

  test('keep one of two who take the role from each other at once', async () => {
    const { teamId, olga, ann, ben } = await api().team('each-other')
    await replace(olga, olga, ann, ben)
    await goes(olga)
    const { ledger, database } = api()
    let looks = 0
    /** Gives both removals the time to look before either is recorded. */
    const slowLedger: Pick<typeof ledger, 'handle' | 'memberNow'> = {
      memberNow: (...of) => {
        looks += 1
        return ledger.memberNow(...of)
      },
      handle: async command => {
        for (let pause = 0; pause < 200 && looks < 2; pause += 1) await database.query('select 1')
        return ledger.handle(command)
      },
    }
    const take = (as: TestMember, from: TestMember) =>
      changeMemberAdmin(
        { ledger: slowLedger, database },
        {
          id: randomUUID(),
          teamId,
          actor: { kind: 'member', id: as.memberId },
          occurredAt: new Date().toISOString(),
        },
        { memberId: from.memberId, isAdmin: false },
      )
    const outcomes = await Promise.all([take(ann, ben), take(ben, ann)])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'rejected'])
    const administrators = await Promise.all(
      [ann, ben].map(async ({ memberId }) => {
        const member = await api().ledger.member(teamId, memberId)
        return member.kind === 'known' && member.isAdmin
      }),
    )
    expect(administrators).toContain(true)
  })

  test('keep one of two who take the role from each other at once, on two servers', async () => {
    const { teamId, olga, ann, ben } = await api().team('two-servers')
    await replace(olga, olga, ann, ben)
    await goes(olga)
    const { log, ledger, database } = api()
    const commandStreams = createPostgresCommandStreams(database)
    const servers = [ledger, createLedger({ log, commandStreams })]
    // Both have both in memory, as administrators.
    for (const server of servers)
      for (const { memberId } of [ann, ben]) await server.memberNow(teamId, memberId)
    const outcomes = await Promise.all(
      servers.map((server, index) => {
        const [as, from] = index === 0 ? [ann, ben] : [ben, ann]
        return changeMemberAdmin(
          { ledger: server, database },
          {
            id: randomUUID(),
            teamId,
            actor: { kind: 'member', id: as.memberId },
            occurredAt: new Date().toISOString(),
          },
          { memberId: from.memberId, isAdmin: false },
        )
      }),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'rejected'])
  })

  test('are changed after a fresh sign-in, by administrators', async () => {
    const { olga, ann } = await api().team('stale')
    expect(await replace(ann, olga, ann)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    const token = await api().tokenOf(olga)
    const now = api().clock.now
    api().clock.now = new Date(now.getTime() + freshSignInMilliseconds + 1000)
    const stale = await api().ask(null, {
      method: 'PATCH',
      url: path,
      payload: { admins: [olga.memberId] },
      headers: { authorization: `Bearer ${token}` },
    })
    api().clock.now = now
    expect(stale).toMatchObject({ status: 403, body: { code: 'FRESH_SIGN_IN_REQUIRED' } })
  })
})

describe('a team', () => {
  const status = async (as: TestMember, isActive: boolean) => {
    const payload = { status: isActive }
    const answer = await api().ask(as, { method: 'POST', url: '/v1/team/active_status', payload })
    if (answer.status === 200) await api().shown(Acknowledged.parse(answer.body).position)
    return answer
  }

  test('is deactivated, can be read and changes nothing, and is activated again', async () => {
    const { olga, ann } = await api().team('status')
    expect(await status(ann, false)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await status(olga, false)).toMatchObject({ status: 200 })
    expect(await api().ask(ann, { url: '/v1/user/me' })).toMatchObject({
      status: 200,
      body: { team: { plan_type: -2, is_active: false } },
    })
    expect(
      await api().ask(olga, {
        method: 'PATCH',
        url: '/v1/team/metadata',
        payload: { points_name: 'stars' },
      }),
    ).toMatchObject({ status: 403, body: { code: 'TEAM_INACTIVE' } })
    expect(await status(olga, true)).toMatchObject({ status: 200 })
    expect(await api().ask(ann, { url: '/v1/user/me' })).toMatchObject({
      body: { team: { plan_type: 1, is_active: true } },
    })
  })
})

import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import type { Prepared } from '@laurel/projections/engine/queryable.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { celebrateOccasions } from './celebrateOccasions.ts'
import { lateCelebrations, purgeLateCelebrations } from './lateCelebrations.ts'
import { startCelebrating } from './testing/startCelebrating.ts'

const { url } = await createTestDatabase()
const { ledger, database, setUp } = await startCelebrating(url)

describe('celebrating after a pause', () => {
  test('catches up after a pause, yet not for those who came later', async () => {
    const { team, know, runAt, pointsOf } = await setUp('pause', 'BIRTHDAY')
    await know('Ann', { birthday: '05-03' })
    await runAt('2026-05-01T12:00:00.000Z')
    accepted(
      await ledger.handle({
        type: 'syncMember',
        id: derivedId('late', team.teamId),
        teamId: team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: '2026-05-07T08:00:00.000Z',
        data: {
          memberId: team.memberId('Zoe'),
          externalKey: 'Zoe',
          profile: { name: 'Zoe', email: null, pictureUrl: null, timeZone: null },
          isActive: true,
          isAdmin: false,
          isOwner: false,
        },
      }),
    )
    await know('Zoe', { birthday: '05-03' })
    await runAt('2026-05-08T12:00:00.000Z')
    expect([await pointsOf('Ann'), await pointsOf('Zoe')]).toEqual([100, 0])
  })

  test('says after some days that it is belated, and after a week tells the member alone', async () => {
    const { know, runAt, granted, channelOf } = await setUp('belated', 'BIRTHDAY')
    await channelOf('belated', ['Ann', 'Ben'])
    await know('Ann', { birthday: '05-09' })
    await know('Ben', { birthday: '05-02' })
    await runAt('2026-05-01T12:00:00.000Z', '2026-05-12T12:00:00.000Z')
    const [ann, ben] = [await granted('Ann'), await granted('Ben')]
    expect([ann?.daysLate, ann?.channelIds.length]).toEqual([3, 1])
    expect([ben?.daysLate, ben?.channelIds.length]).toEqual([10, 0])
  })

  test('reports what a pause left out, and what only the member heard of', async () => {
    const { team, know, runAt, pointsOf } = await setUp('report', 'ANNIVERSARY')
    await know('Ann', { joinedOn: '2020-05-09' })
    await know('Ben', { joinedOn: '2020-06-28' })
    await runAt('2026-05-01T12:00:00.000Z', '2026-07-10T12:00:00.000Z', '2026-07-10T13:00:00.000Z')
    expect([await pointsOf('Ann'), await pointsOf('Ben')]).toEqual([0, 100])
    const late = await lateCelebrations(
      database,
      team.teamId,
      team.memberId('Cem'),
      '2026-07-10T14:00:00.000Z',
    )
    expect(late.map(({ member, fallsOn, outcome }) => [member.name, fallsOn, outcome])).toEqual([
      ['Ann', '2026-05-09', 'SKIPPED'],
      ['Ben', '2026-06-28', 'TOLD_ALONE'],
    ])
    expect(
      await lateCelebrations(database, team.teamId, team.memberId('Cem'), '2026-10-10T14:00:00.000Z'),
    ).toEqual([])
    await purgeLateCelebrations(database, '2026-10-10T14:00:00.000Z')
    const kept = await database.query('select 1 from worker.late_celebrations where team_id = $1', [
      team.teamId,
    ])
    expect(kept.rows).toEqual([])
  })

  test('reports what a run granted that was interrupted before its note', async () => {
    const { team, know, caughtUp, runAt, pointsOf } = await setUp('interrupted', 'BIRTHDAY')
    await know('Ann', { birthday: '05-02' })
    await runAt('2026-05-01T12:00:00.000Z')
    const broken = {
      query: async (statement: string | Prepared, values?: unknown[]) => {
        const text = typeof statement === 'string' ? statement : statement.text
        if (text.includes('late_celebrations')) throw new Error('No connection.')
        return await database.query(statement, values)
      },
    }
    const now = '2026-05-12T12:00:00.000Z'
    await expect(
      celebrateOccasions({ ledger, database: broken }, now, new AbortController().signal),
    ).rejects.toThrow('the next run tries again')
    await caughtUp()
    expect(await pointsOf('Ann')).toBe(100)
    await runAt('2026-05-12T12:05:00.000Z')
    const late = await lateCelebrations(database, team.teamId, team.memberId('Ben'), now)
    expect(late.map(({ member, outcome }) => [member.name, outcome])).toEqual([['Ann', 'TOLD_ALONE']])
  })

  test('does not report the private birthday of another member', async () => {
    const { team, know, runAt } = await setUp('untold', 'BIRTHDAY')
    await know('Ann', { birthday: '05-09', isBirthdayPrivate: true })
    await runAt('2026-05-01T12:00:00.000Z', '2026-07-10T12:00:00.000Z')
    const now = '2026-07-10T14:00:00.000Z'
    expect(await lateCelebrations(database, team.teamId, team.memberId('Ben'), now)).toEqual([])
    expect(await lateCelebrations(database, team.teamId, team.memberId('Ann'), now)).toHaveLength(1)
  })
})

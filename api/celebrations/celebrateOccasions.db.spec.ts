import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import type { Prepared } from '@laurel/projections/engine/queryable.ts'
import { channels } from '@laurel/projections/team/channels/tables.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { celebrateOccasions } from './celebrateOccasions.ts'
import { startCelebrating, usual } from './testing/startCelebrating.ts'

const { url } = await createTestDatabase()
const { ledger, database, setUp } = await startCelebrating(url)

describe('celebrating', () => {
  test('grants a birthday once a year, however often it runs', async () => {
    const { know, runAt, pointsOf } = await setUp('once', 'BIRTHDAY')
    await know('Ann', { birthday: '03-10' })
    await runAt('2026-03-09T12:00:00.000Z')
    expect(await pointsOf('Ann')).toBe(0)
    await runAt('2026-03-10T09:00:00.000Z', '2026-03-10T09:05:00.000Z', '2026-03-11T12:00:00.000Z')
    expect([await pointsOf('Ann'), await pointsOf('Ben')]).toEqual([100, 0])
    await runAt('2027-03-10T12:00:00.000Z')
    expect(await pointsOf('Ann')).toBe(200)
  })

  test('sends nothing and looks for no channel where the read models show that it was granted', async () => {
    const { team, know, caughtUp, channelOf } = await setUp('again', 'BIRTHDAY')
    await channelOf('again', ['Ann', 'Ben'])
    await know('Ann', { birthday: '10-05' })
    const run = async (instant: string) => {
      await caughtUp()
      const sent: string[] = []
      let channelLists = 0
      const watched = {
        ledger: {
          ...ledger,
          handle: (command: LedgerCommand) => {
            if (command.teamId === team.teamId) sent.push(command.type)
            return ledger.handle(command)
          },
        },
        database: {
          query: (statement: string | Prepared, values: unknown[] = []) => {
            const text = typeof statement === 'string' ? statement : statement.text
            if (values[0] === team.teamId && text.includes(channels.live)) channelLists += 1
            return database.query(statement, values)
          },
        },
      }
      await celebrateOccasions(watched, instant, new AbortController().signal)
      return { sent, channelLists }
    }
    const granting = await run('2026-10-05T09:00:00.000Z')
    expect(granting.sent).toEqual(['grantAward'])
    expect(granting.channelLists).toBeGreaterThan(0)
    expect(await run('2026-10-05T09:05:00.000Z')).toEqual({ sent: [], channelLists: 0 })
    await know('Ben', { birthday: '10-05' })
    expect((await run('2026-10-05T09:10:00.000Z')).sent).toEqual(['grantAward'])
  })

  test('waits for the morning of the team', async () => {
    const { know, runAt, pointsOf } = await setUp('morning', 'BIRTHDAY', {}, 'America/New_York')
    await know('Ann', { birthday: '03-12' })
    await runAt('2026-03-12T12:59:00.000Z')
    expect(await pointsOf('Ann')).toBe(0)
    await runAt('2026-03-12T13:00:00.000Z')
    expect(await pointsOf('Ann')).toBe(100)
  })

  test('holds a Saturday birthday on Friday, or on Monday', async () => {
    const friday = await setUp('friday', 'BIRTHDAY', { weekendMode: 'FRIDAY' })
    const monday = await setUp('monday', 'BIRTHDAY', { weekendMode: 'MONDAY' })
    await friday.know('Ann', { birthday: '11-21' })
    await monday.know('Ann', { birthday: '11-21' })
    await friday.runAt('2026-11-20T12:00:00.000Z')
    expect([await friday.pointsOf('Ann'), await monday.pointsOf('Ann')]).toEqual([100, 0])
    await monday.runAt('2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.000Z')
    expect(await monday.pointsOf('Ann')).toBe(0)
    await monday.runAt('2026-11-23T12:00:00.000Z')
    expect([await friday.pointsOf('Ann'), await monday.pointsOf('Ann')]).toEqual([100, 100])
  })

  test('is announced once: in the largest channel that the member is in', async () => {
    const { team, know, runAt, granted, channelOf } = await setUp('largest', 'BIRTHDAY')
    await channelOf('small', ['Ann'])
    await channelOf('large', ['Ann', 'Ben'])
    await channelOf('foreign', ['Ben'])
    await know('Ann', { birthday: '08-03' })
    await runAt('2026-08-03T12:00:00.000Z')
    expect((await granted('Ann'))?.channelIds).toEqual([channelIdOf(team.teamId, 'large')])
  })

  test('brings the milestone in its year, and the usual award in others', async () => {
    const { team, know, runAt, pointsOf } = await setUp('milestone', 'ANNIVERSARY', {
      milestones: [{ years: 5, points: 500, bannerIds: ['oak'], gifts: [[{ type: 'POINTS', points: 50 }]] }],
    })
    await know('Ann', { joinedOn: '2021-06-15' })
    await know('Ben', { joinedOn: '2022-06-15' })
    await runAt('2026-06-15T12:00:00.000Z')
    expect([await pointsOf('Ann'), await pointsOf('Ben')]).toEqual([500, 100])
    expect(await ledger.member(team.teamId, team.memberId('Ann'))).toMatchObject({
      celebrated: new Set(['ANNIVERSARY 2026']),
    })
  })

  test('is announced in the chosen channels that still exist, or to the person alone', async () => {
    const [open, deleted] = ['open', 'deleted'].map(key => channelIdOf(teamIdOf('channels'), key))
    const channelIds = [open ?? '', deleted ?? '']
    const { know, runAt, granted, channelOf } = await setUp('channels', 'BIRTHDAY', { channelIds })
    await channelOf('open', ['Ben'])
    await know('Ann', { birthday: '08-03' })
    await know('Ben', { birthday: '08-04' })
    await runAt('2026-08-03T12:00:00.000Z')
    // Slack archives a channel: it has no members any more.
    await channelOf('open', [])
    await runAt('2026-08-04T12:00:00.000Z')
    expect([(await granted('Ann'))?.channelIds, (await granted('Ben'))?.channelIds]).toEqual([[open], []])
  })

  test('welcomes with the person’s own words where there are some', async () => {
    const { know, runAt, granted } = await setUp('words', 'NEW_HIRE')
    await know('Ann', { joinedOn: '2026-08-10', newHireMessage: '{name} knows every bird by its song.' })
    await know('Ben', { joinedOn: '2026-08-10' })
    await runAt('2026-08-10T12:00:00.000Z')
    expect(await granted('Ann')).toMatchObject({ message: '{name} knows every bird by its song.' })
    expect(await granted('Ben')).toMatchObject({ message: usual.message })
  })

  test('grants the points of a private birthday, and announces it to the person alone', async () => {
    const { know, runAt, granted, pointsOf } = await setUp('quiet', 'BIRTHDAY')
    await know('Ann', { birthday: '08-12', isBirthdayPrivate: true })
    await know('Ben', { birthday: '08-12' })
    await runAt('2026-08-12T12:00:00.000Z')
    expect([(await granted('Ann'))?.isPrivate, (await granted('Ben'))?.isPrivate]).toEqual([true, false])
    expect(await pointsOf('Ann')).toBe(100)
  })

  test('leaves out former members, and celebrations that are switched off', async () => {
    const { team, know, runAt, pointsOf } = await setUp('off', 'NEW_HIRE')
    await know('Ann', { joinedOn: '2026-07-01' })
    accepted(
      await ledger.handle({
        type: 'disableCelebration',
        id: derivedId('disable', team.teamId),
        teamId: team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: '2026-06-30T00:00:00.000Z',
        data: { kind: 'NEW_HIRE' },
      }),
    )
    await runAt('2026-07-01T12:00:00.000Z')
    expect(await pointsOf('Ann')).toBe(0)
  })

  test('leaves out members who left on the day itself, and teams whose plan does not include it', async () => {
    const { team, know, runAt, pointsOf } = await setUp('left', 'BIRTHDAY')
    await know('Ann', { birthday: '09-01' })
    await know('Ben', { birthday: '09-02' })
    const left = {
      type: 'syncMember',
      id: derivedId('left', team.teamId),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-09-01T06:00:00.000Z',
      data: {
        memberId: team.memberId('Ann'),
        externalKey: 'Ann',
        profile: { name: 'Ann', email: null, pictureUrl: null, timeZone: null },
        isActive: false,
        isAdmin: false,
        isOwner: false,
      },
    } as const
    accepted(await ledger.handle(left))
    await runAt('2026-09-01T12:00:00.000Z')
    expect(await pointsOf('Ann')).toBe(0)
    await database.query(`update ${teams.live} set plan = 'core' where team_id = $1`, [team.teamId])
    await runAt('2026-09-02T12:00:00.000Z')
    expect(await pointsOf('Ben')).toBe(0)
    await database.query(`update ${teams.live} set plan = 'pro' where team_id = $1`, [team.teamId])
    await runAt('2026-09-02T13:00:00.000Z')
    expect(await pointsOf('Ben')).toBe(100)
  })
})

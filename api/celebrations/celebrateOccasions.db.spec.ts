import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrateWorker } from '../server/worker/checkpoint.ts'
import { celebrateOccasions } from './celebrateOccasions.ts'
import { lateCelebrations } from './lateCelebrations.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 4 })
database.on('error', () => undefined)
const log = createMemoryLog()
const ledger = createLedger({ log })
const projections = createProjections({ log, databaseUrl: url })
await projections.start()
await migrateWorker(url)
afterAll(async () => {
  await projections.stop()
  await database.end()
})

const usual: CelebrationSettings = {
  points: 100,
  message: 'Congratulations, {name}!',
  weekendMode: 'DAY_OF',
  bannerIds: ['confetti'],
  channelIds: null,
  gifts: [],
  milestones: [],
}

/** A team of Ann and Ben with one kind of celebration. */
const setUp = async (
  name: string,
  kind: CelebrationKind,
  changes: Partial<CelebrationSettings> = {},
  timeZone = 'UTC',
) => {
  const team = await createTestTeam(ledger, {
    name,
    memberNames: ['Ann', 'Ben'],
    startsAt: '2024-01-01T00:00:00.000Z',
    timeZone,
  })
  const { setDetails } = createTestAwards(ledger, team)
  accepted(
    await ledger.handle({
      type: 'setCelebration',
      id: derivedId('set', name),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2024-01-01T00:00:00.000Z',
      data: { kind, settings: { ...usual, ...changes } },
    }),
  )
  return {
    team,
    know: async (memberName: string, details: Partial<MemberDetails>) =>
      accepted(await setDetails(memberName, details)),
    runAt: async (...instants: string[]) => {
      await projections.waitForPosition(await log.head(), 30_000)
      for (const instant of instants)
        await celebrateOccasions({ ledger, database }, instant, new AbortController().signal)
    },
    /** Creates a Slack channel with these members. */
    channelOf: async (key: string, memberNames: readonly string[]) => {
      const { teamId } = team
      const channelId = channelIdOf(teamId, key)
      const common = (act: string) => ({
        id: derivedId(act, teamId, key, ...memberNames),
        teamId,
        actor: { kind: 'system', id: 'spec' } as const,
        occurredAt: '2024-01-01T00:00:00.000Z',
      })
      if ((await ledger.channel(teamId, channelId)).kind === 'unknown') {
        const settings = {
          title: key,
          slackChannelId: key,
          shoutoutAllowance: 0,
          awardAllowance: 0,
          pointOptions: [],
          managerIds: [],
        }
        const data = { channelId, settings }
        accepted(await ledger.handle({ type: 'createChannel', ...common('create'), data }))
      }
      const data = { channelId, memberIds: memberNames.map(team.memberId) }
      accepted(await ledger.handle({ type: 'syncChannelMembers', ...common('fill'), data }))
    },
    /** The first celebration of a member as it was recorded. */
    granted: async (memberName: string) => {
      for await (const batch of log.readStream(
        memberStream.nameOf(team.teamId, team.memberId(memberName)),
        0,
      ))
        for (const recorded of [batch].flat()) {
          const event = parseRecorded(recorded)
          if (event.type === 'AwardGranted') return event.data
        }
      return undefined
    },
    pointsOf: async (memberName: string): Promise<number> => {
      const member = await ledger.member(team.teamId, team.memberId(memberName))
      return member.kind === 'known' ? member.redeemable : Number.NaN
    },
  }
}

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
  })

  test('does not report the private birthday of another member', async () => {
    const { team, know, runAt } = await setUp('untold', 'BIRTHDAY')
    await know('Ann', { birthday: '05-09', isBirthdayPrivate: true })
    await runAt('2026-05-01T12:00:00.000Z', '2026-07-10T12:00:00.000Z')
    const now = '2026-07-10T14:00:00.000Z'
    expect(await lateCelebrations(database, team.teamId, team.memberId('Ben'), now)).toEqual([])
    expect(await lateCelebrations(database, team.teamId, team.memberId('Ann'), now)).toHaveLength(1)
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

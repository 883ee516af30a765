import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { oweNudges, scheduledNudges } from './oweNudges.ts'
import { startNudging } from './testing/startNudging.ts'
import { zonesAtWork } from './zonesAtWork.ts'

const { ledger, teamId, common, database, catchUp } = await startNudging()
const team = { teamId, timeZone: 'UTC' }
const running = new AbortController().signal

const handle = async (...[command]: Parameters<typeof ledger.handle>) =>
  accepted(await ledger.handle(command))

/** Ann is in Tokyo, and Ben where the team is. */
beforeAll(async () => {
  const memberId = memberIdOf(teamId, 'UANN')
  const profile = { name: 'UANN', email: null, pictureUrl: null, timeZone: 'Asia/Tokyo' }
  const ann = { memberId, externalKey: 'UANN', profile, isActive: true, isAdmin: false, isOwner: false }
  await handle({ ...common(), type: 'syncMember', data: ann })
  for (const key of ['UANN', 'UBEN']) {
    const gift = { memberId: memberIdOf(teamId, key), account: 'redeemable', points: 900 } as const
    await handle({ ...common(), type: 'adjustPoints', data: { ...gift, reason: 'A gift' } })
  }
  await handle({
    ...common('2024-11-20T09:00:00.000Z'),
    type: 'setPointsExpiry',
    data: { months: 12, reason: 'The books close' },
  })
  await handle({
    ...common(),
    type: 'changeTeamSettings',
    data: { changes: { asksForBirthdays: true } },
  })
  await catchUp()
})
beforeEach(() => database.query('truncate slack.nudges'))

const counted = () => {
  const statements: string[] = []
  const counting: Queryable = {
    query: (...asked) => {
      statements.push(typeof asked[0] === 'string' ? asked[0] : asked[0].text)
      return database.query(...asked)
    },
  }
  return { statements, counting }
}

const nudgedAt = async (now: Instant) => {
  await oweNudges(database, now, running)
  const { rows } = await database.query(
    `select kind, member_id = $1 as "isAnn" from slack.nudges where member_id is not null order by kind, member_id = $1`,
    [memberIdOf(teamId, 'UANN')],
  )
  return rows.map(({ kind, isAnn }) => `${isAnn ? 'Ann' : 'Ben'} ${kind}`)
}

it.each([
  ['2026-12-10T07:30:00.000Z', ['Asia/Tokyo']],
  ['2026-12-10T12:00:00.000Z', ['']],
  ['2026-12-10T20:00:00.000Z', []],
  // A Saturday.
  ['2026-12-12T12:00:00.000Z', []],
])('at %s people are at work in %j', async (now, zones) => {
  expect(await zonesAtWork(database, team, now)).toEqual(zones)
})

it('nothing is looked for while no one is at work', async () => {
  const { statements, counting } = counted()
  await oweNudges(counting, '2026-12-12T12:00:00.000Z', running)
  // The teams, and the time zones of each.
  expect(statements).toHaveLength(2)
})

it('members are nudged while they are at work themselves', async () => {
  expect(await nudgedAt('2026-12-10T07:30:00.000Z')).toEqual(['Ann birthdayQuestion', 'Ann redeemablePoints'])
  expect(await nudgedAt('2026-12-10T12:00:00.000Z')).toEqual([
    'Ben birthdayQuestion',
    'Ann birthdayQuestion',
    'Ben redeemablePoints',
    'Ann redeemablePoints',
  ])
})

it('expiring points are summed once a day in each zone', async () => {
  const { statements, counting } = counted()
  const run = scheduledNudges(counting)
  const sumsAt = async (now: Instant) => {
    const before = statements.length
    await run(new Date(now), running)
    return statements.slice(before).filter(text => text.includes('held0')).length
  }
  expect(await sumsAt('2027-12-14T07:30:00.000Z')).toBe(1)
  expect(await sumsAt('2027-12-14T07:45:00.000Z')).toBe(0)
  expect(await sumsAt('2027-12-14T12:00:00.000Z')).toBe(1)
  expect(await sumsAt('2027-12-14T12:15:00.000Z')).toBe(0)
  expect(await sumsAt('2027-12-15T12:00:00.000Z')).toBe(1)
})

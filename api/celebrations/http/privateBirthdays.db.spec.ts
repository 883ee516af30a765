import { listLedgerEntries } from '@laurel/contract/reports/ledgerEntries.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrateWorker } from '../../server/worker/checkpoint.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { celebrateOccasions } from '../celebrateOccasions.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const today = '2027-02-10T12:00:00.000Z'

beforeAll(async () => {
  api().clock.now = new Date(today)
  await migrateWorker(url)
})

const know = async (member: TestMember, changes: Partial<MemberDetails>) => {
  const outcome = await api().ledger.handle({
    type: 'changeMemberDetails',
    id: derivedId('details', member.memberId, JSON.stringify(changes)),
    teamId: member.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: today,
    data: { memberId: member.memberId, changes },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown(outcome.position)
}

const ask = async (as: TestMember, path: string) => (await api().ask(as, { url: path })).text

/** Ann keeps her birthday private, Ben does not; both and the administrator Olga are celebrated today. */
const celebratedTeam = async (name: string): Promise<TestTeam> => {
  const team = await api().team(name)
  await know(team.ann, { birthday: '02-10', isBirthdayPrivate: true })
  await know(team.ben, { birthday: '02-10' })
  await know(team.olga, { birthday: '02-10', isBirthdayPrivate: true })
  const payload = { points: 70, message: 'Happy birthday, {name}!', award_skin: ['confetti'] }
  await api().ask(team.olga, { method: 'PATCH', url: '/v1/team/date_awards/birthday', payload })
  await api().shown(await api().log.head())
  await celebrateOccasions(api(), today, new AbortController().signal)
  await api().shown(await api().log.head())
  return team
}

/** The reports that list birthdays. */
const reports = ['birthdays', 'points'] as const

const pathsOf = (type: (typeof reports)[number]) => [
  `/v1/team/reporting/activity?type=${type}`,
  `/v1/team/reporting/activity/export?type=${type}`,
  `/v1/admin/activity?filter=${JSON.stringify({ type })}`,
  `/v1/team/reporting/activity?type=${type}&q=Ann`,
]

describe('a private birthday', () => {
  test.each(reports)('is left out of the report "%s" and its CSV, except for the member', async type => {
    const { olga } = await celebratedTeam(`report-${type}`)
    for (const path of pathsOf(type)) {
      const answer = await ask(olga, path)
      expect(answer, path).not.toContain('Ann')
      if (path.includes('q=')) continue
      expect(answer, path).toContain('Ben')
      expect(answer, path).toContain('Olga')
    }
  })

  test.each(reports)('is not counted by the report "%s", however short its pages are', async type => {
    const { olga } = await celebratedTeam(`count-${type}`)
    const first = `/v1/admin/activity?filter=${JSON.stringify({ type })}&range=[0,0]`
    const { headers } = await api().ask(olga, { url: first })
    expect(headers['content-range']).toBe('activity 0-0/2')
  })

  test('is an award without words in the ledger of the member, and in the explanation of the balance', async () => {
    const { olga, ann, ben } = await celebratedTeam('ledger')
    const entriesOf = ({ memberId }: TestMember) =>
      `/v1/admin/ledgerEntries?filter=${JSON.stringify({ user_id: memberId })}`
    const explanationOf = ({ memberId }: TestMember) =>
      `/v1/admin/explanations/redeemable_points?user_id=${memberId}`
    for (const path of [entriesOf(ann), explanationOf(ann)]) {
      const answer = await ask(olga, path)
      expect(answer).toContain('"points":70')
      expect(answer).toContain('AwardCredited')
      expect(answer).not.toContain('AwardGranted')
      expect(answer.toLowerCase()).not.toContain('birthday')
    }
    for (const member of [ben, olga])
      for (const path of [entriesOf(member), explanationOf(member)])
        expect(await ask(olga, path)).toContain('Happy birthday')
  })

  test("is in the member's file of personal data, and not in the one that administrators save", async () => {
    const { olga, ann } = await celebratedTeam('file')
    const own = await ask(ann, '/v1/user/personal-data')
    expect(own).toContain('"birthday":"02-10"')
    expect(own).toContain('Happy birthday')
    const saved = await ask(olga, `/v1/admin/members/${ann.memberId}/personal-data`)
    expect(saved).toContain('"birthday":null')
    expect(saved).toContain('"why":"AwardCredited"')
    expect(saved).not.toMatch(/"02-10"|Happy birthday|AwardGranted/)
  })

  test('is not found through the account that the company pays awards from', async () => {
    const { olga, ann, ben } = await celebratedTeam('paid')
    const entries = async (filter: object) => {
      const { body } = await api().ask(olga, {
        url: `/v1/admin/ledgerEntries?filter=${JSON.stringify(filter)}`,
      })
      return listLedgerEntries.response.parse(body)
    }
    const paid = await entries({ account: 'awarded' })
    const credits = await entries({ account: 'redeemable' })
    const positionOf = ({ memberId }: TestMember) =>
      credits.find(({ user }) => user?.id === memberId)?.position
    expect(paid.map(({ event_type }) => event_type)).toEqual(['AwardGranted', 'AwardGranted'])
    const positions = paid.map(({ position }) => position)
    expect(positions).toContain(positionOf(olga))
    expect(positions).toContain(positionOf(ben))
    expect(positions).not.toContain(positionOf(ann))
    // The steps between balances would give its points.
    expect(paid.map(({ balance }) => balance)).toEqual([null, null])
    const all = await entries({})
    expect(all.filter(({ position }) => position === positionOf(ann))).toHaveLength(1)
  })

  test('disappears from the reports of earlier years when the member makes it private', async () => {
    const { olga, ben } = await celebratedTeam('later')
    await know(ben, { isBirthdayPrivate: true })
    for (const path of pathsOf('birthdays')) expect(await ask(olga, path)).not.toContain('Ben')
  })

  test('is named on every day of the year, so that the list of upcoming birthdays does not reveal it', async () => {
    const { olga, ann } = await api().team('always')
    await know(ann, { birthday: '02-09', isBirthdayPrivate: true })
    expect(await ask(olga, '/v1/team/upcoming_birthdays')).toContain('Ann')
  })

  test('is not counted among the birthdays of the month', async () => {
    const { olga } = await celebratedTeam('counted')
    expect(JSON.parse(await ask(olga, '/v1/team/birthday_stats'))).toEqual({
      birthdays_celebrated: 1,
      birthdays_upcoming: 0,
      estimated_point_cost: 70,
    })
  })
})

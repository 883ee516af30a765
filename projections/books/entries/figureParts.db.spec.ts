import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { projectCompany } from '../../testing/projected.ts'
import { type ExplainedFigure, partsOf } from './figureParts.ts'

const company = await createCompany({ memberNames: ['Ann', 'Ben', 'Cleo', 'Dora'] })
const { team, teamId, ledger, settled } = company
await liveThrough(company)

const celebrate = (name: string, kind: 'BIRTHDAY' | 'ANNIVERSARY', isPrivate: boolean) =>
  settled(
    ledger.handle({
      type: 'grantAward',
      id: derivedId('celebrate', name, kind),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T09:00:00.000Z',
      data: {
        grantId: derivedId('celebration', name, kind),
        memberId: team.memberId(name),
        occasion: { kind, year: 2026, years: kind === 'ANNIVERSARY' ? 3 : null },
      },
      policy: {
        awardName: 'Celebration',
        message: '',
        bannerIds: ['confetti'],
        isPrivate,
        channelIds: [],
        gifts: [],
        daysLate: 0,
        points: 25,
      },
    }),
  )

await settled(team.give('Dora', ['Ann'], 15))
await settled(team.give('Ann', ['Dora'], 5, { key: 'mishap' }))
await settled(team.recall('Ann', 'mishap'))
for (const name of ['Ann', 'Ben']) await celebrate(name, 'BIRTHDAY', true)
await celebrate('Cleo', 'BIRTHDAY', false)
await celebrate('Cleo', 'ANNIVERSARY', false)
await settled(
  ledger.handle({
    type: 'syncMember',
    id: derivedId('deactivate Dora'),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: '2026-03-12T09:00:00.000Z',
    data: {
      memberId: team.memberId('Dora'),
      externalKey: 'Dora',
      profile: { name: 'Dora', email: null, pictureUrl: null, timeZone: null },
      isActive: false,
      isAdmin: false,
      isOwner: false,
    },
  }),
)
const { database } = await projectCompany(company)

const Parts = z.array(z.tuple([z.string(), z.coerce.number(), z.coerce.number()]))

/** Type of event, entries and points, added up entry by entry. */
const fromEntries = async (condition: string) => {
  const { rows } = await database.query({
    text: `select e.event_type, count(*), sum(e.points)
      from read_ledger_entries.ledger_entries e
      join read_members.members m on m.team_id = e.team_id and m.member_id = e.member_id
      where e.team_id = $1 and ${condition} group by 1 order by abs(sum(e.points)) desc, 1`,
    values: [teamId],
    rowMode: 'array',
  })
  return Parts.parse(rows)
}

const fromSums = async (figure: ExplainedFigure, viewer?: string) => {
  const viewerId = viewer === undefined ? undefined : team.memberId(viewer)
  const parts = await partsOf(database, teamId, figure, viewerId)
  return parts.map(({ eventType, entries, points }) => [eventType, entries, points] as const)
}

it('the sums of outstanding points are those of the entries', async () => {
  const parts = await fromSums({ kind: 'outstanding' })
  expect(parts).toEqual(await fromEntries(`e.account = 'redeemable'`))
  expect(parts).toContainEqual(['AwardGranted', 4, 100])
})

it('the sums of giveable points are those of the entries of active members', async () => {
  const parts = await fromSums({ kind: 'giveable' })
  const ofActive = await fromEntries(`e.account like 'allowance:%' and m.is_active`)
  expect(parts).toEqual(ofActive)
  expect(await fromEntries(`e.account like 'allowance:%'`)).not.toEqual(ofActive)
})

it('private birthdays of others count as awards', async () => {
  const counts = async (viewer: string) => {
    const parts = await fromSums({ kind: 'outstanding' }, viewer)
    return parts.filter(([eventType]) => eventType.startsWith('Award'))
  }
  expect(await counts('Ann')).toEqual([
    ['AwardGranted', 3, 75],
    ['AwardCredited', 1, 25],
  ])
  expect(await counts('Cleo')).toEqual([
    ['AwardCredited', 2, 50],
    ['AwardGranted', 2, 50],
  ])
})

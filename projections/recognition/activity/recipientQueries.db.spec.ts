import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { expect, it } from 'vitest'
import { members } from '../../people/members/tables.ts'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { projectCompany } from '../../testing/projected.ts'
import { listActivity } from './queries.ts'
import { listRecipients } from './recipientQueries.ts'

const company = await createCompany()
await liveThrough(company)
const twins = await createTestTeam(company.ledger, { name: 'twins', memberNames: ['Ann', 'Bea', 'Cleo'] })
for (const [place, giver] of ['Ann', 'Bea', 'Ann'].entries()) {
  const at = `2026-03-0${place + 1}T09:00:00.000Z` as const
  await settle(
    company.ledger,
    accepted(await twins.give(giver, ['Cleo'], 5, { key: giver + place, at })).events,
  )
}
const { database } = await projectCompany(company)

it('counts the recipients beyond a page, without those of recalled activities', async () => {
  const { teamId } = company
  const shoutouts = { kinds: ['shoutout'] } as const
  const rowsOf = async (request: Parameters<typeof listRecipients>[2]) =>
    (await listRecipients(database, teamId, { ...shoutouts, ...request })).rows.length
  const totalOf = async (request: Parameters<typeof listRecipients>[2]) =>
    (await listRecipients(database, teamId, { ...shoutouts, ...request, limit: 1 })).total

  expect(await rowsOf({ isRecalled: true })).toBeGreaterThan(0)
  for (const request of [{ isRecalled: false }, { isRecalled: false, hasPoints: true }, {}])
    expect(await totalOf(request)).toBe(await rowsOf(request))
})

it('lists people of one name one after the other', async () => {
  const { teamId, memberId } = twins
  await database.query(`update ${members.live} set name = 'Robin' where team_id = $1 and name <> 'Cleo'`, [
    teamId,
  ])
  const [first, second] = [memberId('Ann'), memberId('Bea')].sort()
  const expected = first === memberId('Ann') ? [first, first, second] : [first, second, second]
  const inOrder = { sort: 'memberName', order: 'ASC' } as const

  for (const list of [listActivity, listRecipients]) {
    const { rows } = await list(database, teamId, inOrder)
    expect(rows.map(row => row.memberId)).toEqual(expected)
    const { rows: start, next } = await list(database, teamId, { ...inOrder, limit: 2 })
    const { rows: rest } = await list(database, teamId, { ...inOrder, cursor: next ?? undefined })
    expect([...start, ...rest].map(row => row.memberId)).toEqual(expected)
  }
})

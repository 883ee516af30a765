import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { projectCompany } from '../../testing/projected.ts'
import { memberBalance } from '../balances/queries.ts'
import { pointStats } from '../flows/queries.ts'
import { type ExplainedFigure, explainFigure } from './explanations.ts'

const company = await createCompany()
await liveThrough(company)
const other = await createTestTeam(company.ledger, { name: 'other', memberNames: ['Ann', 'Zoe'] })
await company.settled(other.give('Zoe', ['Ann'], 7))
const { database } = await projectCompany(company)
const { team, teamId } = company
const occurred = { from: '2026-03-01T00:00:00.000Z' }

/** Every posting behind a figure, page after page. */
const everyPosting = async (figure: ExplainedFigure) => {
  const first = await explainFigure(database, teamId, figure, { limit: 2 })
  const rows = [...first.page.rows]
  let { next } = first.page
  while (next) {
    const { page } = await explainFigure(database, teamId, figure, { limit: 2, cursor: next })
    rows.push(...page.rows)
    next = page.next
  }
  return { ...first, rows }
}

describe('an explanation', () => {
  it.each([
    ['fund', 'pointBalance'],
    ['outstanding', 'outstandingPoints'],
    ['giveable', 'giveablePoints'],
    ['redeemed', 'redeemed'],
  ] as const)('opens the figure of the team (%s) to postings that sum to it', async (kind, name) => {
    const stats = await pointStats(database, teamId, occurred)
    const { points, sign, parts, rows } = await everyPosting(
      kind === 'redeemed' ? { kind, occurred } : { kind },
    )
    expect(points).toBe(stats[name])
    expect(points).not.toBe(0)
    expect(sumPoints(rows.map(row => row.points)) * sign).toBe(points)
    expect(sumPoints(parts.map(part => part.points))).toBe(points)
    expect(sumPoints(parts.map(part => part.entries))).toBe(rows.length)
  })

  it('opens a balance of a member to postings that sum to it', async () => {
    const memberId = team.memberId('Ann')
    const held = await memberBalance(database, teamId, memberId)
    const { points, parts } = await everyPosting({ kind: 'memberBalance', memberId, account: 'redeemable' })
    expect(points).toBe(held?.redeemable)
    expect(parts.map(part => part.eventType)).toContain('PointsAdjusted')
  })

  it('of what was redeemed leaves out other months', async () => {
    const later = { from: '2026-04-01T00:00:00.000Z' }
    expect(await explainFigure(database, teamId, { kind: 'redeemed', occurred: later })).toMatchObject({
      points: 0,
      parts: [],
      page: { rows: [], total: 0 },
    })
  })

  it('of one team knows nothing of another', async () => {
    const { points, page } = await explainFigure(database, other.teamId, { kind: 'outstanding' })
    expect({ points, total: page.total }).toEqual({ points: 7, total: 1 })
  })
})

import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { describe, expect, it } from 'vitest'
import { demoAwards } from './demoAwards.ts'
import { planAwards } from './planAwards.ts'

const plan = planAwards('2025-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 20)
const awards = demoAwards(teamIdOf('T01JUNIPER'))

describe('the awards of the demo company', () => {
  it('are the same for the same seed, and in the order of time', () => {
    expect(planAwards('2025-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 20)).toEqual(plan)
    expect(plan.every((act, index) => index === 0 || (plan[index - 1]?.at ?? '') <= act.at)).toBe(true)
    expect(plan.length).toBeGreaterThan(25)
  })

  it('leave something of the allowance of each manager, and are of every kind', () => {
    const spent = new Map<string, number>()
    for (const { at, giver, recipients, award } of plan) {
      const month = `${giver.name} ${at.slice(0, 7)}`
      const points = awards.find(({ name }) => name === award)?.points ?? Number.NaN
      spent.set(month, (spent.get(month) ?? 0) + points * recipients.length)
    }
    expect([...spent.values()].filter(points => !(points <= 300))).toEqual([])
    expect(new Set(plan.map(({ award }) => award)).size).toBe(awards.length)
  })

  it('go to others', () => {
    expect(plan.filter(({ giver, recipients }) => recipients.includes(giver))).toEqual([])
  })
})

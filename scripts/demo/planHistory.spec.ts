import { subHours } from 'date-fns/subHours'
import { subYears } from 'date-fns/subYears'
import { describe, expect, it } from 'vitest'
import { hadJoined } from './demoDays.ts'
import { demoAdmin, demoEmployee, demoOwner, demoPeople } from './people.ts'
import { planHistory } from './planHistory.ts'
import { monthlyAllowance } from './planThanks.ts'

const plan = planHistory('2025-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 20)

describe('the year of the demo company', () => {
  it('is the same for the same seed, and in the order of time', () => {
    expect(planHistory('2025-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 20)).toEqual(plan)
    expect(plan.every((act, index) => index === 0 || (plan[index - 1]?.at ?? '') <= act.at)).toBe(true)
  })

  it('has a rhythm: weekdays rather than weekends, and a quiet end of December', () => {
    const thanks = plan.filter(act => act.kind === 'give')
    const onWeekends = thanks.filter(({ at }) => [0, 6].includes(new Date(at).getUTCDay()))
    expect(thanks.length).toBeGreaterThan(700)
    expect(onWeekends.length / thanks.length).toBeLessThan(0.05)
    const between = (from: string, until: string) =>
      thanks.filter(({ at }) => at >= from && at < until).length
    expect(between('2025-12-22', '2026-01-02')).toBeLessThan(between('2026-03-02', '2026-03-13'))
  })

  it('has people who joined in the middle of it, and none of them gives or receives before', () => {
    const today = new Date('2026-11-21T10:00:00.000Z')
    const named = plan
      .filter(act => act.kind === 'give')
      .flatMap(({ at, giver, recipients }) => [giver, ...recipients].map(person => ({ at, person })))
    const early = named.filter(({ at, person }) => !hadJoined(person, new Date(at), today))
    expect(early).toEqual([])
    const hires = demoPeople.filter(person => !hadJoined(person, new Date('2026-01-01'), today))
    expect(hires.length).toBeGreaterThan(3)
    for (const { name } of hires.filter(({ name }) => name !== 'Isabel Pinto'))
      expect(
        named.some(({ person }) => person.name === name),
        name,
      ).toBe(true)
  })

  it('lets people spend only what they earned, and leaves rewards for a newcomer to choose', () => {
    const balances = new Map<string, number>()
    const add = (name: string, points: number) => balances.set(name, (balances.get(name) ?? 0) + points)
    for (const act of plan) {
      if (act.kind === 'give' && !act.isRecalled)
        for (const recipient of act.recipients) add(recipient.name, act.points)
      if (act.kind === 'redeem' && act.end?.kind !== 'cancel') add(act.person.name, -act.reward[2])
      if (act.kind === 'adjust') add(act.person.name, act.points)
    }
    expect([...balances.values()].filter(points => points < -50)).toEqual([])
    expect(balances.get(demoEmployee.name)).toBeGreaterThan(200)
  })

  it('leaves those whom a newcomer tries out something to give, in every month', () => {
    for (const person of [demoOwner, demoAdmin, demoEmployee]) {
      const spent = new Map<string, number>()
      for (const act of plan) {
        if (act.kind !== 'give' || act.giver !== person) continue
        const month = act.at.slice(0, 7)
        spent.set(month, (spent.get(month) ?? 0) + act.points * act.recipients.length)
      }
      expect(Math.max(...spent.values()), person.name).toBeLessThanOrEqual(monthlyAllowance - 30)
    }
  })

  it('leaves everybody something to give, in every month and at every hour', () => {
    for (let ago = 0; ago < 40; ago += 1) {
      const until = subHours(new Date('2026-11-21T10:00:00.000Z'), ago * 223)
      const spent = new Map<string, number>()
      for (const act of planHistory(subYears(until, 1).toISOString(), until.toISOString(), 20)) {
        if (act.kind !== 'give') continue
        const month = `${act.giver.name} ${act.at.slice(0, 7)}`
        spent.set(month, (spent.get(month) ?? 0) + act.points * act.recipients.length)
      }
      expect(Math.max(...spent.values()), until.toISOString()).toBeLessThanOrEqual(monthlyAllowance - 20)
    }
  })

  it('has two people who thanked only each other in a month', () => {
    const given = plan
      .filter(act => act.kind === 'give')
      .filter(({ at, giver }) => at.startsWith('2026-09') && giver.name === 'Milan Horvat')
    expect(given.map(({ recipients }) => recipients.map(({ name }) => name))).toEqual(
      Array(4).fill(['Jasper de Vries']),
    )
  })
})

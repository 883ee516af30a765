import { describe, expect, test } from 'vitest'
import { detailChangesOf } from './detailChanges.ts'

const known = { birthday: '02-29', joinedOn: '2019-05-17' }
const none = { birthday: null, joinedOn: null }

describe('a date of a member', () => {
  test('keeps the parts that are not named', () => {
    expect(detailChangesOf({ birthday: { day: 3 }, joinedOn: { year: 2020 } }, known, 2026)).toEqual({
      kind: 'changes',
      changes: { birthday: '02-03', joinedOn: '2020-05-17' },
    })
  })

  test('is cleared by null, and stays where it is not named', () => {
    expect(detailChangesOf({ birthday: null, newHireMessage: 'Hi' }, known, 2026)).toEqual({
      kind: 'changes',
      changes: { birthday: null, newHireMessage: 'Hi' },
    })
  })

  test.each([
    [{ birthday: { day: 3 } }, none, { date: 'birthday', part: 'month', problem: 'missing' }],
    [{ birthday: { month: 3 } }, none, { date: 'birthday', part: 'day', problem: 'missing' }],
    [{ birthday: { month: 2, day: 30 } }, none, { date: 'birthday', part: 'day', problem: 'no such day' }],
    [{ joinedOn: { month: 2, day: 3 } }, none, { date: 'joinedOn', part: 'year', problem: 'missing' }],
    [
      { joinedOn: { year: 2027 } },
      known,
      { date: 'joinedOn', part: 'year', problem: 'in the future', latestYear: 2026 },
    ],
    [{ joinedOn: { month: 2, day: 29 } }, known, { date: 'joinedOn', part: 'day', problem: 'no such day' }],
  ] as const)('reports the part that makes no date: %j', (wanted, before, problem) => {
    expect(detailChangesOf(wanted, before, 2026)).toEqual({ kind: 'problem', problem })
  })
})

import { describe, expect, it } from 'vitest'
import { partsOf } from './scores.ts'

const from = (day: string) => `${day}T00:00:00.000Z`
const months = (first: number, last: number) => ({ from: 2026 * 12 + first - 1, until: 2026 * 12 + last })

describe('the parts of a window', () => {
  it('are one stretch where it has no whole month', () => {
    const [startsAt, endsAt] = ['2026-02-02T00:00:00.000Z', '2026-03-31T23:59:59.999Z']
    expect(partsOf(startsAt, endsAt)).toEqual({
      months: { from: 0, until: 0 },
      edges: [{ from: startsAt, until: endsAt }],
    })
  })

  it('are whole months, and what is before and after them', () => {
    expect(partsOf(from('2026-01-15'), from('2026-04-10'))).toEqual({
      months: months(2, 3),
      edges: [
        { from: from('2026-01-15'), until: from('2026-02-01') },
        { from: from('2026-04-01'), until: from('2026-04-10') },
      ],
    })
  })

  it('are whole months alone where it begins and ends with them', () => {
    expect(partsOf(from('2026-01-01'), from('2026-04-01'))).toEqual({ months: months(1, 3), edges: [] })
  })
})

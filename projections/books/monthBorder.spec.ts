import { describe, expect, it } from 'vitest'
import { monthBorder } from './monthBorder.ts'

const latest = '2026-11-20T09:30:00.000Z'

describe('the nearest month to an instant', () => {
  it('is the one before it in the first half, and the rest is added', () => {
    expect(monthBorder('2026-03-10T00:00:00.000Z', latest)).toEqual({
      month: 2026 * 12 + 2,
      edge: { from: '2026-03-01T00:00:00.000Z', until: '2026-03-10T00:00:00.000Z' },
      sign: 1,
    })
  })

  it('is the one after it in the second half, and what is too much is taken away', () => {
    expect(monthBorder('2025-12-20T00:00:00.000Z', latest)).toEqual({
      month: 2026 * 12,
      edge: { from: '2025-12-20T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z' },
      sign: -1,
    })
  })

  it('is the one after the last event, when nothing is too much', () => {
    expect(monthBorder('2026-11-20T09:30:00.001Z', latest)).toMatchObject({ month: 2026 * 12 + 11, sign: -1 })
    expect(monthBorder('2027-01-03T00:00:00.000Z', latest)).toMatchObject({ month: 2027 * 12 + 1, sign: -1 })
  })
})

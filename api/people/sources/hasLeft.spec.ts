import { describe, expect, test } from 'vitest'
import { hasLeft } from './hasLeft.ts'

describe('a person who leaves', () => {
  test('has not left on the last day', () => {
    expect(hasLeft('2026-11-27', '2026-11-27T12:00:00.000Z')).toBe(false)
  })

  test('has not left while the last day goes on somewhere', () => {
    expect(hasLeft('2026-11-27', '2026-11-28T01:00:00.000Z')).toBe(false)
    expect(hasLeft('2026-11-27', '2026-11-28T11:59:59.999Z')).toBe(false)
  })

  test('has left when the last day is over in every time zone', () => {
    expect(hasLeft('2026-11-27', '2026-11-28T12:00:00.000Z')).toBe(true)
  })

  test('stays without a last day', () => {
    expect(hasLeft(null, '2026-11-28T12:00:00.000Z')).toBe(false)
    expect(hasLeft(undefined, '2026-11-28T12:00:00.000Z')).toBe(false)
  })
})

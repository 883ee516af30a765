// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRested } from './useRested.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

it('a search asks once typing has rested for 250 milliseconds, and for the last words alone', () => {
  const { result, rerender } = renderHook(({ text }) => useRested(text), { initialProps: { text: '' } })
  rerender({ text: 'gar' })
  pass(249)
  rerender({ text: 'garden' })
  pass(249)
  expect(result.current).toBe('')
  pass(1)
  expect(result.current).toBe('garden')
})

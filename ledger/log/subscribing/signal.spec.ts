import { expect, test, vi } from 'vitest'
import { createSignal } from './signal.ts'

test('a wake during a look is not missed', async () => {
  vi.useFakeTimers()
  const signal = createSignal()
  const noted = signal.turn()
  signal.wake()
  await signal.sleep(noted, 60_000)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a wake rouses everybody who sleeps, and the time rouses who was forgotten', async () => {
  vi.useFakeTimers()
  const signal = createSignal()
  const sleepers = [signal.sleep(signal.turn(), 60_000), signal.sleep(signal.turn(), 60_000)]
  signal.wake()
  await Promise.all(sleepers)
  const forgotten = signal.sleep(signal.turn(), 60_000)
  await vi.advanceTimersByTimeAsync(60_000)
  await forgotten
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

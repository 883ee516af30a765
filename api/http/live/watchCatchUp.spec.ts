import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchCatchUp } from './watchCatchUp.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const lag = { isBehind: true, behindSeconds: 3_600 }
  const changes: boolean[] = []
  const failures: unknown[] = []
  let answer = () => Promise.resolve(lag)
  const watch = watchCatchUp({
    readLag: () => answer(),
    onChange: change => changes.push(change),
    onFailure: error => failures.push(error),
  })
  return {
    watch,
    lag,
    changes,
    failures,
    answerWith: (next: typeof answer) => {
      answer = next
    },
  }
}

test('tells once that the read models catch up, and soon after that they are current', async () => {
  const { watch, changes, lag } = open()
  watch.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(changes).toEqual([true])
  Object.assign(lag, { isBehind: false, behindSeconds: 0 })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(changes).toEqual([true, false])
  watch.stop()
})

test('tells nothing of the moment in which a new event is projected', async () => {
  const { watch, changes, lag } = open()
  Object.assign(lag, { behindSeconds: 1 })
  watch.start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changes).toEqual([])
  watch.stop()
})

test('looks again after a failure, and not after its end', async () => {
  const { watch, failures, answerWith } = open()
  answerWith(() => Promise.reject(new Error('The database is away.')))
  watch.start()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(failures).toHaveLength(2)
  watch.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failures).toHaveLength(2)
})

import type { ProjectedNotice } from '@laurel/projections/engine/waiting/notice.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNoticeQueue, merge } from './noticeQueue.ts'

const noticeAt = (position: number): ProjectedNotice => ({ position, teamIds: ['a'], memberIds: ['x'] })

/** A queue that notes the positions it passed on, and how to let the next ones take long or fail. */
const queueOf = (restMilliseconds: number) => {
  const passed: number[] = []
  const failures: unknown[] = []
  const trouble = { milliseconds: 0, error: undefined as Error | undefined }
  const { tell, stop } = createNoticeQueue({
    handle: async ({ position }) => {
      if (trouble.milliseconds > 0) await new Promise(resolve => setTimeout(resolve, trouble.milliseconds))
      if (trouble.error) throw trouble.error
      passed.push(position)
    },
    onFailure: error => failures.push(error),
    restMilliseconds,
  })
  return { tell, stop, passed, failures, trouble }
}

describe('notices', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('are passed on at once when none was sent lately', async () => {
    const { tell, passed } = queueOf(15)
    tell(noticeAt(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(passed).toEqual([1])
  })

  test('that come during the rest wait for its end and no longer, as one', async () => {
    const { tell, passed } = queueOf(15)
    tell(noticeAt(1))
    await vi.advanceTimersByTimeAsync(1)
    tell(noticeAt(2))
    tell(noticeAt(3))
    await vi.advanceTimersByTimeAsync(13)
    expect(passed).toEqual([1])
    await vi.advanceTimersByTimeAsync(1)
    expect(passed).toEqual([1, 3])
  })

  test('rest as long as it took to tell them', async () => {
    const { tell, passed, trouble } = queueOf(15)
    trouble.milliseconds = 50
    tell(noticeAt(1))
    await vi.advanceTimersByTimeAsync(50)
    trouble.milliseconds = 0
    tell(noticeAt(2))
    await vi.advanceTimersByTimeAsync(49)
    expect(passed).toEqual([1])
    await vi.advanceTimersByTimeAsync(1)
    expect(passed).toEqual([1, 2])
  })

  test('that could not be sent are sent again, with what came since', async () => {
    const { tell, passed, failures, trouble } = queueOf(15)
    trouble.error = new Error('The database is away.')
    tell(noticeAt(2))
    await vi.advanceTimersByTimeAsync(0)
    tell(noticeAt(1))
    expect(failures).toEqual([trouble.error])
    trouble.error = undefined
    await vi.advanceTimersByTimeAsync(1_000)
    expect(passed).toEqual([2])
  })

  test('are not tried any more once the queue was stopped', async () => {
    const { tell, stop, failures, trouble } = queueOf(15)
    trouble.error = new Error('The database is gone.')
    tell(noticeAt(1))
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(failures).toHaveLength(1)
  })

  test('name everyone when one of them does', () => {
    expect(merge(noticeAt(5), { position: 4, teamIds: ['b'], memberIds: null })).toEqual({
      position: 5,
      teamIds: ['a', 'b'],
      memberIds: null,
    })
  })
})

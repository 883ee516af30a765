import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForLog } from './waitForLog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const away = new LogUnavailable('No connection.')
const twoMinutes = 120_000

/** A log that is away for some attempts. */
const logAwayFor = (attempts: number) => ({
  head: vi.fn(async () => {
    attempts -= 1
    if (attempts >= 0) throw away
    return -1
  }),
})

describe('waiting for a log', () => {
  it('asks a log that answers once, and says nothing', async () => {
    const log = logAwayFor(0)
    const onWaiting = vi.fn()
    await waitForLog(log, { patienceMilliseconds: twoMinutes, onWaiting })
    expect(log.head).toHaveBeenCalledTimes(1)
    expect(onWaiting).not.toHaveBeenCalled()
  })

  it('says once that it waits, and ends when the log answers', async () => {
    const log = logAwayFor(90)
    const onWaiting = vi.fn()
    const waiting = waitForLog(log, { patienceMilliseconds: twoMinutes, onWaiting })
    await vi.advanceTimersByTimeAsync(90_000)
    await waiting
    expect(log.head).toHaveBeenCalledTimes(91)
    expect(onWaiting).toHaveBeenCalledTimes(1)
  })

  it('fails when the patience is over', async () => {
    const waiting = waitForLog(logAwayFor(1_000), { patienceMilliseconds: twoMinutes })
    const failed = expect(waiting).rejects.toBe(away)
    await vi.advanceTimersByTimeAsync(twoMinutes)
    await failed
  })

  it('fails at once without patience', async () => {
    const log = logAwayFor(1)
    await expect(waitForLog(log)).rejects.toBe(away)
    expect(log.head).toHaveBeenCalledTimes(1)
  })

  it('takes silence for absence', async () => {
    const waiting = waitForLog({ head: () => new Promise<never>(() => {}) })
    const failed = expect(waiting).rejects.toThrow('did not answer within 10 seconds')
    await vi.advanceTimersByTimeAsync(10_000)
    await failed
  })

  it('does not wait for a log that answers with another error', async () => {
    const refusing = { head: async (): Promise<number> => Promise.reject(new Error('Wrong password.')) }
    await expect(waitForLog(refusing, { patienceMilliseconds: twoMinutes })).rejects.toThrow(
      'Wrong password.',
    )
  })

  it('ends when it is aborted', async () => {
    const stopping = new AbortController()
    const waiting = waitForLog(logAwayFor(1_000), {
      patienceMilliseconds: twoMinutes,
      signal: stopping.signal,
    })
    const failed = expect(waiting).rejects.toThrow('Stopped.')
    await vi.advanceTimersByTimeAsync(500)
    stopping.abort(new Error('Stopped.'))
    await failed
  })
})

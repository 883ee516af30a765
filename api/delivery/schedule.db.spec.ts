import { expect, test } from 'vitest'
import { deliveryHealth } from './health.ts'
import { runSchedule } from './schedule.ts'
import { startDelivery } from './testing/startDelivery.ts'

const { database } = await startDelivery()

test('a run that fails is reported and shown until one succeeds; it holds up no other work', async () => {
  const stopping = new AbortController()
  const errors: unknown[] = []
  const seen: unknown[] = []
  let isBroken = true
  await runSchedule({
    database,
    now: () => new Date('2026-11-20T09:00:00Z'),
    signal: stopping.signal,
    onError: (_error, name) => errors.push(name),
    work: [
      {
        name: 'celebrate',
        everyMilliseconds: 1,
        run: async () => {
          if (isBroken) throw new Error('The database of birthdays is away.')
        },
      },
      {
        name: 'look',
        everyMilliseconds: 1,
        run: async () => {
          const { failedSchedule } = await deliveryHealth(database, [])
          if (failedSchedule.length > 0) isBroken = false
          if (seen.at(-1) !== failedSchedule.length) seen.push(failedSchedule.length)
          if (!isBroken && failedSchedule.length === 0) stopping.abort()
        },
      },
    ],
  })
  expect(seen.slice(-2)).toEqual([1, 0])
  expect(errors).toContain('celebrate')
})

test('work of a slow pace does not wait for it after a failure', async () => {
  const stopping = new AbortController()
  let runs = 0
  await runSchedule({
    database,
    now: () => new Date('2026-11-20T09:00:00Z'),
    signal: stopping.signal,
    retryMilliseconds: 1,
    onError: () => undefined,
    work: [
      {
        name: 'read exchange rates',
        everyMilliseconds: 24 * 60 * 60_000,
        run: async () => {
          runs += 1
          if (runs === 1) throw new Error('The bank is away.')
          stopping.abort()
        },
      },
    ],
  })
  expect(runs).toBe(2)
})

import { expect, test } from 'vitest'
import { withCrashHome } from './crashHome.ts'
import { runCrashTest } from './runCrashTest.ts'

const seed = 11

test('with the log in EventStoreDB, a killed engine and a stopped server lose nothing either', {
  timeout: 240_000,
}, async () => {
  const report = await withCrashHome(home =>
    runCrashTest({
      home,
      seed,
      log: 'eventstore',
      serverKills: 2,
      serverStops: 1,
      databaseKills: 0,
      engineKills: 2,
      clients: 6,
    }),
  )
  expect(report.wrongs, `seed ${seed}`).toEqual([])
  expect(report.outages).toHaveLength(5)
  expect(report.acknowledged.length).toBeGreaterThan(100)
})

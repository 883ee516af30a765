import { expect, test } from 'vitest'
import { withCrashHome } from './crashHome.ts'
import { runCrashTest } from './runCrashTest.ts'

const seed = 7

test('whatever is killed under load, what was acknowledged is in the log once and every promise holds', {
  timeout: 180_000,
}, async () => {
  const report = await withCrashHome(home =>
    runCrashTest({
      home,
      seed,
      log: 'postgres',
      serverKills: 2,
      serverStops: 0,
      databaseKills: 2,
      engineKills: 0,
      clients: 6,
    }),
  )
  expect(report.wrongs, `seed ${seed}`).toEqual([])
  expect(report.acknowledged.length).toBeGreaterThan(100)
})

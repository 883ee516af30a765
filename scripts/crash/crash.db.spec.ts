import { expect, test } from 'vitest'
import { withCrashHome } from './crashHome.ts'
import { runCrashTest } from './runCrashTest.ts'

const seed = 7

test('whatever is killed under load, what was acknowledged is in the log once and every promise holds', {
  timeout: 180_000,
}, async () => {
  const report = await withCrashHome(home =>
    runCrashTest({ home, seed, serverKills: 2, databaseKills: 2, clients: 6 }),
  )
  expect(report.wrongs, `seed ${seed}`).toEqual([])
  expect(report.acknowledged.length).toBeGreaterThan(100)
})

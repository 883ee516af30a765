import { expect, test } from 'vitest'
import { withCrashHome } from '../crashHome.ts'
import { runSlackCrash } from './runSlackCrash.ts'

const seed = 11

test('what was acknowledged to Slack happens once, whether the server is killed or stopped then', {
  timeout: 180_000,
}, async () => {
  const report = await withCrashHome(home => runSlackCrash({ home, seed, kills: 3, stops: 1 }))
  expect(report.wrongs, `seed ${seed}`).toEqual([])
  expect(report.acknowledged).toBe(24)
})

import { readFileSync } from 'node:fs'
import { OperatorTask } from '@laurel/contract/operations/operations.ts'
import { expect, it } from 'vitest'
import { checkHealth } from './checkHealth.ts'
import { metricNames } from './telemetry/meters.ts'
import { prometheusNames } from './telemetry/prometheusNames.ts'

const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const [, alarms = ''] = guide.split('\n## Alarms\n')
const [runbooks = ''] = alarms.split('\n## ')
const hasRow = (name: string): boolean => runbooks.includes(`\n| \`${name}\` |`)

it.each(OperatorTask.shape.code.options)('the task %s of the page of operators has a runbook', code => {
  expect(hasRow(code)).toBe(true)
})

it('every part of /health has a runbook', async () => {
  const caughtUp = { isBehind: false, behindSeconds: 0, lastFailure: null }
  const { parts } = await checkHealth({
    database: { query: async () => ({ rows: [] }) },
    log: { name: 'log', head: async () => 0 },
    projections: { lag: async () => ({ ...caughtUp, head: 0, position: 0, readModels: [] }) },
    processLag: async () => caughtUp,
    deliveryHealth: async () => ({
      unknownKinds: [],
      lateMilliseconds: 0,
      deadLetters: 0,
      failedSchedule: [],
    }),
    clockHealth: async () => ({ ok: true, detail: '' }),
    recording: { lastFailure: () => null },
  })
  expect(Object.keys(parts).filter(part => !hasRow(part))).toEqual([])
})

it('the guide names metrics that Laurel has', () => {
  const known = metricNames.flatMap(prometheusNames)
  const histograms = known.filter(name => name.endsWith('_count')).map(name => name.replace(/_count$/, ''))
  const named = guide.match(/\b(?:laurel|db|nodejs|http)_[a-z]+_[a-z0-9_]+/g) ?? []
  const labels = ['laurel_part', 'laurel_work']
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(name => ![...known, ...histograms, ...labels].includes(name))).toEqual([])
})

import { visibleBenchmarks } from '@laurel/api/bench/visibleBenchmarks.ts'
import { deliveryBenchmarks } from '@laurel/api/delivery/bench/deliveryBenchmarks.ts'
import type { Benchmark, BenchmarkRow } from '@laurel/ledger/bench/benchmark.ts'
import { eventStoreBenchmarks } from '@laurel/ledger/bench/eventStoreBenchmarks.ts'
import { logBenchmarks } from '@laurel/ledger/bench/logBenchmarks.ts'
import type { Engine } from '@laurel/ledger/log/eventstore/engine.ts'
import { startWireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { curveBenchmarks } from '@laurel/projections/bench/curveBenchmarks.ts'
import { types } from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { compareWith } from './compareBenchmarks.ts'
import { installedPackage } from './peers/installedPackage.ts'

const none: Engine = { kind: 'none', reason: 'No EventStoreDB here.' }

const run = async (
  benchmark: Benchmark | undefined,
  database: { readonly url: string } | undefined,
  { scale = 0.002, engine = none }: { scale?: number; engine?: Engine } = {},
) => {
  const rows: BenchmarkRow[] = []
  const lines: string[] = []
  if (!benchmark || !database) throw new Error('There is no such benchmark, or no database for it.')
  await benchmark.run({
    databaseUrl: database.url,
    scale,
    findEventStore: async () => engine,
    print: line => lines.push(line),
    report: row => rows.push(row),
    miss: aim => lines.push(aim),
  })
  return { rows, lines, names: rows.map(({ name }) => name) }
}

const named = (benchmarks: readonly Benchmark[], name: string): Benchmark | undefined =>
  benchmarks.find(benchmark => benchmark.name === name)

/** Every row has positive figures. */
const isFigure = ({ value, floor, ratio }: BenchmarkRow): boolean =>
  value > 0 && floor > 0 && Number.isFinite(ratio)

const isNoWait = ({ name, value, floor }: BenchmarkRow): boolean =>
  name.startsWith('from commit to start') && value === 0 && floor > 0

/** Each needs a database to itself: a vault decrypts only keys that its own key encrypted. */
const [comparing, growing, seeing, appending, delivering] = await Promise.all(
  Array.from({ length: 5 }, createTestDatabase),
)

describe('benchmarks', { timeout: 120_000 }, () => {
  test('run the peers that are installed beside ours, and lose nothing', async () => {
    const { rows, lines, names } = await run(compareWith(2), comparing, { scale: 0.004 })
    const peers = ['@eventide/message-db', '@event-driven-io/emmett-postgresql']
    for (const peer of peers) {
      const label = peer.includes('emmett') ? 'Emmett' : 'message-db'
      if (installedPackage(peer)) expect(names.some(name => name.includes(label))).toBe(true)
      else expect(lines.some(line => line.includes(`${peer} is left out`))).toBe(true)
    }
    expect(rows.filter(({ name, value }) => name.endsWith(', lost') && value !== 0)).toEqual([])
    const figures = rows.filter(({ name }) => !/, (lost|refused)$/.test(name))
    expect(figures.every(isFigure)).toBe(true)
    expect(lines).toContain('No EventStoreDB here.')
    // Emmett parses bigint in another way, which would reach every spec of this process.
    expect(types.getTypeParser(types.builtins.INT8, 'text')('1')).toBe('1')
  })

  test('follow the cost of a command along a growing log', async () => {
    const { rows, lines } = await run(named(curveBenchmarks, 'curve'), growing)
    expect(rows.every(isFigure)).toBe(true)
    expect(lines.filter(line => line.includes('█'))).toHaveLength(6)
  })

  test('see in the balance and on the live channel what was acknowledged', async () => {
    const { rows, names } = await run(named(visibleBenchmarks, 'visible'), seeing, { scale: 0.02 })
    expect(names.map(name => name.replace(' at half the peak rate', ''))).toEqual([
      'visible in the balance, p50',
      'visible in the balance, p99',
      'visible in the live channel, p50',
      'visible in the live channel, p99',
    ])
    expect(rows.every(isFigure)).toBe(true)
  })

  test('name the longest waits of an append', async () => {
    const { rows, names } = await run(named(logBenchmarks, 'log-append-32'), appending)
    const thing = 'append, 32 callers on streams of their own'
    expect(names).toEqual([thing, `${thing}, p99`])
    expect(rows.every(isFigure)).toBe(true)
  })

  test('run jobs, and claim one beside many that wait', async () => {
    for (const benchmark of deliveryBenchmarks) {
      const { rows } = await run(benchmark, delivering, { scale: 0.01 })
      // A job can begin before its commit is acknowledged: then nothing was waited for.
      expect(rows.filter(row => !isFigure(row) && !isNoWait(row))).toEqual([])
      expect(rows.length).toBeGreaterThan(1)
    }
  })

  test('measure EventStoreDB beside the bare client where an engine answers', async () => {
    const server = await startWireServer()
    const engine: Engine = { kind: 'running', url: server.url, stop: async () => {} }
    try {
      for (const benchmark of eventStoreBenchmarks) {
        const { rows } = await run(benchmark, appending, { engine, scale: 0.01 })
        expect(rows).toHaveLength(1)
        expect(rows.every(isFigure)).toBe(true)
      }
    } finally {
      await server.stop()
    }
  })
})

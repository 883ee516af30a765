import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startDatabase } from '@laurel/api/server/embeddedDatabase/startDatabase.ts'
import type { BenchmarkRow } from '@laurel/ledger/bench/benchmark.ts'
import { type Engine, findEngine } from '@laurel/ledger/log/eventstore/engine.ts'
import { refuseProductLog } from '@laurel/ledger/log/eventstore/testing/refuseProductLog.ts'

import { createTemporaryHome } from '../database/temporaryHome.ts'
import { endOnSignals, isInterrupted } from '../laurel/endOnSignals.ts'
import { formatTable } from '../laurel/formatTable.ts'
import { allBenchmarks } from './allBenchmarks.ts'
import { createDatabase } from './createDatabase.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, scale: { type: 'string', default: '1' }, trace: { type: 'string' } },
})
const [wanted] = positionals
const chosen = allBenchmarks.filter(({ name }) => wanted === undefined || name.includes(wanted))
if (chosen.length === 0) {
  process.stderr.write(
    `No benchmark is called ${wanted}. These exist: ${[...allBenchmarks.map(({ name }) => name), 'scale'].join(', ')}.\n`,
  )
  process.exit(1)
}

// Benchmarks must not write to the log of an installation.
delete process.env.EVENTSTORE_URL

// A PostgreSQL of its own with default durability: every commit waits for the disk.
const home = createTemporaryHome('bench-')
const starting = startDatabase({ home, settings: { max_connections: '200' } })
const rows: BenchmarkRow[] = []
const missed: string[] = []
let eventStore: ReturnType<typeof findEngine> | undefined
const findEventStore = () => (eventStore ??= findOwnEngine())
const end = async (): Promise<void> => {
  const engine = await eventStore?.catch(() => undefined)
  if (engine?.kind === 'running') await engine.stop()
  const server = await starting.catch(() => undefined)
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
}
endOnSignals(end)
try {
  const server = await starting
  for (const [index, { name, run }] of chosen.entries()) {
    process.stderr.write(`\n${name}\n`)
    await run({
      databaseUrl: await createDatabase(server.url, `bench_${index}`),
      findEventStore,
      scale: Number(values.scale),
      trace: values.trace,
      print: line => process.stderr.write(`  ${line}\n`),
      report: row => rows.push(row),
      miss: aim => missed.push(aim),
    })
  }
} finally {
  if (!isInterrupted()) await end()
}

process.stdout.write(
  formatTable(
    ['what', 'value', 'unit', 'floor', 'ratio'],
    rows.map(({ name, value, unit, floor, ratio }) => [
      name,
      rounded(value),
      unit,
      rounded(floor),
      ratio.toFixed(2),
    ]),
  ),
)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
for (const aim of missed) process.stderr.write(`Missed: ${aim}\n`)
if (missed.length > 0) process.exitCode = 1

async function findOwnEngine(): Promise<Engine> {
  const engine = await findEngine({ isDurable: true })
  if (engine.kind === 'running') await refuseProductLog(engine.url)
  return engine
}

/** Figures below 100 are milliseconds and keep two decimals. */
function rounded(figure: number): number {
  return figure < 100 ? Number(figure.toFixed(2)) : Math.round(figure)
}

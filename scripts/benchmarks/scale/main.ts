import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BenchmarkRow } from '@laurel/ledger/bench/benchmark.ts'
import { endOnSignals, isInterrupted } from '../../laurel/endOnSignals.ts'
import { formatTable } from '../../laurel/formatTable.ts'
import { companyOf, membersMin } from './company.ts'
import type { Measured } from './measured.ts'
import { openPlace } from './place.ts'
import { prepareCompanies } from './prepareCompanies.ts'
import { type Memory, parts, runScale } from './runScale.ts'
import { lineOf, memoryLineOf, tableHeader, titleOf } from './table.ts'
import { memoryMaxMebibytes, missOf } from './verdict.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    json: { type: 'string' },
    keep: { type: 'string' },
    from: { type: 'string' },
    only: { type: 'string' },
  },
})
const scale = Number(values.scale)
const chosen = parts.filter(part => values.only === undefined || values.only.split(',').includes(part))
if (!(scale > 0) || chosen.length === 0) {
  process.stderr.write(`Give --scale a positive number, and --only some of: ${parts.join(', ')}.\n`)
  process.exit(1)
}

const small = { members: membersMin, activities: 1_000 }
const big = {
  members: Math.max(membersMin, Math.round(10_000 * scale)),
  activities: Math.round(1_000_000 * scale),
}
const rounds = { min: 3, max: 21, millisecondsMax: 1_500 }
const print = (line: string): void => {
  process.stderr.write(`  ${line}\n`)
}

// Benchmarks must not write to the log of an installation.
delete process.env.EVENTSTORE_URL

const companies = [companyOf('small', small), companyOf('big', big)]
const opening = openPlace(values, place => prepareCompanies(place, companies, print))
const end = async (): Promise<void> => {
  const opened = await opening.catch(() => undefined)
  await opened?.stop()
}
endOnSignals(end)

const all: Measured[] = []
const memories: Memory[] = []
let claimedHealthy = false
try {
  const { place, another } = await opening
  const result = await runScale({
    ...place,
    small,
    big,
    rounds,
    parts: chosen,
    alone: () => another('alone'),
    print,
    onMeasured: measured => {
      all.push(measured)
      print(lineOf(measured).join('  '))
    },
    onMemory: memory => memories.push(memory),
  })
  claimedHealthy = result.claimedHealthy
} finally {
  if (!isInterrupted()) await end()
}

process.stdout.write(formatTable(tableHeader, all.map(lineOf)))
process.stdout.write(
  `\n${formatTable(['most memory during', 'of', 'MiB', 'verdict'], memories.map(memoryLineOf))}`,
)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rowsOf(), null, 2)}\n`)

const missed = [
  ...all.flatMap(measured => {
    const why = missOf(measured)
    return why === undefined ? [] : [`${titleOf(measured)}: ${why}`]
  }),
  ...memories
    .filter(({ isServer, mebibytes }) => isServer && mebibytes > memoryMaxMebibytes)
    .map(({ during, mebibytes }) => `memory of the server, ${during}: ${Math.round(mebibytes)} MiB`),
  ...(claimedHealthy ? ['a server that is behind the log said that it is healthy'] : []),
]
for (const miss of missed) process.stderr.write(`Missed: ${miss}\n`)
process.stderr.write(`${all.length} cases, ${missed.length} misses\n`)
if (missed.length > 0) process.exitCode = 1

function rowsOf(): readonly BenchmarkRow[] {
  return [
    ...all.map(measured => ({
      name: titleOf(measured),
      value: measured.p50Big,
      unit: 'ms',
      floor: measured.p50Small,
      ratio: measured.ratio,
    })),
    ...memories.map(({ during, mebibytes }) => ({
      name: `memory, ${during}`,
      value: mebibytes,
      unit: 'MiB',
      floor: memoryMaxMebibytes,
      ratio: mebibytes / memoryMaxMebibytes,
    })),
  ]
}

import { rmSync } from 'node:fs'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { formatTable } from '../../laurel/formatTable.ts'
import { membersMin } from './company.ts'
import type { MeasuredRead } from './measureReads.ts'
import { runScale } from './runScale.ts'
import { memoryMaxMebibytes, missOf } from './verdict.ts'

const small = { members: membersMin, activities: 1_000 }
const big = { members: 10_000, activities: 1_000_000 }
const rounds = { min: 3, max: 21, millisecondsMax: 1_500 }
const header = ['call', 'variant', 'p50 small', 'p50 big', 'ratio', 'p95 big', 'verdict']

/** Every call that reads, in a big company beside a small one in the same database. */
export const scaleBenchmark: Benchmark = {
  name: 'scale',
  run: async ({ databaseUrl, scale, print, report, miss }) => {
    const home = createTemporaryHome('scale-')
    try {
      const { reads, peakMebibytes } = await runScale({
        home,
        databaseUrl,
        small,
        big: {
          members: Math.max(membersMin, Math.round(big.members * scale)),
          activities: Math.round(big.activities * scale),
        },
        rounds,
        print,
        onRead: read => {
          const { p50Big, p50Small, ratio } = read
          report({ name: titleOf(read), value: p50Big, unit: 'ms', floor: p50Small, ratio })
          const why = missOf(read)
          if (why !== undefined) miss(`${titleOf(read)}: ${why}`)
        },
      })
      for (const line of formatTable(header, reads.map(lineOf)).trimEnd().split('\n')) print(line)
      print(`memory of the server: ${Math.round(peakMebibytes)} MiB at most`)
      report({
        name: 'scale: memory of the server',
        value: peakMebibytes,
        unit: 'MiB',
        floor: memoryMaxMebibytes,
        ratio: peakMebibytes / memoryMaxMebibytes,
      })
      if (peakMebibytes > memoryMaxMebibytes) miss(`memory of the server: ${Math.round(peakMebibytes)} MiB`)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  },
}

const titleOf = ({ call, variant }: MeasuredRead): string =>
  `scale: ${call}${variant === '' ? '' : `, ${variant}`}`

const lineOf = (read: MeasuredRead): readonly (string | number)[] => [
  read.call,
  read.variant,
  shown(read.p50Small),
  shown(read.p50Big),
  `${read.ratio.toFixed(2)}${read.isPerRow ? ' per row' : ''}`,
  shown(read.p95Big),
  missOf(read) ?? 'ok',
]

const shown = (milliseconds: number): number => Number(milliseconds.toFixed(1))

import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import { compareInTurns } from '@laurel/ledger/bench/compareInTurns.ts'
import { durableInsert, withFloor } from '@laurel/ledger/bench/floor.ts'
import { shoutoutsIn } from '@laurel/ledger/bench/shoutoutsIn.ts'
import { withEventStoreLog } from '@laurel/ledger/bench/withEventStoreLog.ts'
import { withPostgresLog } from '@laurel/ledger/bench/withPostgresLog.ts'
import { withVault } from '@laurel/ledger/bench/withVault.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { formatTable } from '../laurel/formatTable.ts'
import type { ComparedStore } from './peers/comparedStore.ts'
import { contend } from './peers/contend.ts'
import { openEmmett } from './peers/emmettStore.ts'
import { laurelStore } from './peers/laurelStore.ts'
import { openMessageDb } from './peers/messageDbStore.ts'

type Situation = {
  readonly name: string
  readonly callers: number
  readonly isHot: boolean
  readonly eventsPerAppend: number
}

const situationsWith = (callers: number): readonly Situation[] => [
  { name: 'one caller', callers: 1, isHot: false, eventsPerAppend: 1 },
  { name: `${callers} callers, streams of their own`, callers, isHot: false, eventsPerAppend: 1 },
  { name: `${callers} callers, one hot stream`, callers, isHot: true, eventsPerAppend: 1 },
  { name: `${callers} callers, 100 events per append`, callers, isHot: false, eventsPerAppend: 100 },
]

/** Other people's event stores and ours, on one server, in one run, in turns. */
export const compareWith = (callers: number): Benchmark => ({
  name: 'compare',
  run: context =>
    withPostgresLog(context.databaseUrl, log =>
      withEventStoreLog(context, eventStoreLog =>
        withVault(context.databaseUrl, async behindVault => {
          const vaulted = behindVault(log)
          const ours = [
            laurelStore('Laurel, append', vaulted),
            ...(eventStoreLog
              ? [laurelStore('Laurel, append, EventStoreDB', behindVault(eventStoreLog))]
              : []),
          ]
          const peers = await openPeers(context)
          try {
            const lines: string[][] = []
            for (const situation of situationsWith(callers))
              lines.push(...(await measure(context, situation, [...ours, ...peers], vaulted)))
            const header = ['', 'store', 'per second', 'of floor', 'p99', 'conflicts', 'lost']
            for (const line of formatTable(header, lines).trimEnd().split('\n')) context.print(line)
          } finally {
            for (const peer of peers) await peer.close()
          }
        }),
      ),
    ),
})

const openPeers = async ({ databaseUrl, print }: BenchmarkContext): Promise<readonly ComparedStore[]> => {
  const contenders = [...(await openMessageDb(databaseUrl)), await openEmmett(databaseUrl)]
  return contenders.flatMap(contender => {
    if (contender.kind === 'ready') return [contender.store]
    print(contender.reason)
    return []
  })
}

/** Answers the lines of the table. */
const measure = async (
  context: BenchmarkContext,
  { name, callers, isHot, eventsPerAppend }: Situation,
  stores: readonly ComparedStore[],
  log: EventLog,
): Promise<string[][]> => {
  const lines: string[][] = []
  context.print(`\n${name}`)
  await withFloor(context.databaseUrl, callers, async floor => {
    const contests = stores.map(store => contend(store, { callers, isHot, eventsPerAppend }))
    const commands =
      eventsPerAppend > 1
        ? []
        : [
            {
              name: 'Laurel, whole command',
              work: await shoutoutsIn(log, `compare ${name}`, { callers, givers: isHot ? 1 : callers }),
            },
          ]
    const named = [...contests.map(({ store, work }) => ({ name: store.name, work })), ...commands]
    const prefixed = named.map(thing => ({
      ...thing,
      name: `compare: ${name}: ${thing.name}`,
      each: eventsPerAppend,
    }))
    const measured = await compareInTurns(context, 'events/s', { name: durableInsert, work: floor }, prefixed)
    lines.push([name, 'floor', perSecond(measured.floor.perSecond), '', ms(measured.floor.p99Ms), '', ''])
    for (const [index, thing] of named.entries()) {
      const figures = measured.things[index]
      if (!figures) throw new Error(`${thing.name} was not measured.`)
      const events = figures.perSecond * eventsPerAppend
      const ratio = (events / measured.floor.perSecond).toFixed(2)
      const honesty = await contests[index]?.account(context.report, prefixed[index]?.name ?? thing.name)
      lines.push(['', thing.name, perSecond(events), ratio, ms(figures.p99Ms), ...(honesty ?? ['none', '0'])])
    }
  })
  return lines
}

const perSecond = (figure: number): string => String(Math.round(figure))
const ms = (figure: number): string => `${figure.toFixed(1)} ms`

export const compareBenchmarks: readonly Benchmark[] = [compareWith(32)]

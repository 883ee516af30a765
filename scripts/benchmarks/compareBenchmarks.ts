import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import { compareInTurns } from '@laurel/ledger/bench/compareInTurns.ts'
import { durableInsert, withFloor } from '@laurel/ledger/bench/floor.ts'
import { withEventStoreLog } from '@laurel/ledger/bench/withEventStoreLog.ts'
import { withPostgresLog } from '@laurel/ledger/bench/withPostgresLog.ts'
import { withVault } from '@laurel/ledger/bench/withVault.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { formatTable } from '../laurel/formatTable.ts'
import type { ComparedStore } from './peers/comparedStore.ts'
import { type Account, type Contest, type Contestant, contend } from './peers/contend.ts'
import { contendByCommands } from './peers/contendByCommands.ts'
import { openEmmett } from './peers/emmettStore.ts'
import { laurelStore } from './peers/laurelStore.ts'
import { openMessageDb } from './peers/messageDbStore.ts'

type Situation = Contest & { readonly name: string }
type Line = readonly (string | number)[]

const situationsWith = (callers: number): readonly Situation[] => [
  { name: 'one caller', callers: 1, isHot: false, eventsPerAppend: 1 },
  { name: `${callers} callers, streams of their own`, callers, isHot: false, eventsPerAppend: 1 },
  { name: `${callers} callers, one hot stream`, callers, isHot: true, eventsPerAppend: 1 },
  { name: `${callers} callers, 100 events per append`, callers, isHot: false, eventsPerAppend: 100 },
]

/** Other event stores and Laurel's, on one server, in one run, in turns. */
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
            const lines: Line[] = []
            for (const situation of situationsWith(callers))
              lines.push(...(await measure(context, situation, [...ours, ...peers], vaulted)))
            const header = ['', 'store', 'per second', 'of floor', 'p99', 'refused', 'lost']
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

/** Returns the lines of the table. */
const measure = async (
  context: BenchmarkContext,
  situation: Situation,
  stores: readonly ComparedStore[],
  log: EventLog,
): Promise<Line[]> => {
  const { name, callers, eventsPerAppend } = situation
  const lines: Line[] = []
  context.print(`\n${name}`)
  await withFloor(context.databaseUrl, callers, async floor => {
    const contestants = stores.map(store => contend(store, situation))
    // A command is one event.
    if (eventsPerAppend === 1) contestants.push(await contendByCommands(context.databaseUrl, log, situation))
    const titled = (contestant: Contestant) => `compare: ${name}: ${contestant.name}`
    const measured = await compareInTurns(
      context,
      'events/s',
      { name: durableInsert, work: floor },
      contestants.map(contestant => ({
        name: titled(contestant),
        work: contestant.work,
        each: eventsPerAppend,
      })),
    )
    const { perSecond, p99Ms } = measured.floor
    lines.push([name, 'floor', Math.round(perSecond), '', ms(p99Ms), '', ''])
    for (const [index, contestant] of contestants.entries()) {
      const figures = measured.things[index]
      if (!figures) throw new Error(`${contestant.name} was not measured.`)
      const account = await contestant.account()
      reportAccount(context, titled(contestant), account)
      const events = figures.perSecond * eventsPerAppend
      lines.push([
        '',
        contestant.name,
        Math.round(events),
        (events / perSecond).toFixed(2),
        ms(figures.p99Ms),
        `${Math.round(shareOf(account.conflicts, account.attempts) * 100)} %`,
        account.acknowledged - account.found,
      ])
    }
  })
  return lines
}

/** Refused attempts, and acknowledged events that were lost. */
const reportAccount = (
  { report }: BenchmarkContext,
  title: string,
  { attempts, conflicts, acknowledged, found }: Account,
): void => {
  report({
    name: `${title}, refused`,
    value: conflicts,
    unit: 'attempts',
    floor: attempts,
    ratio: shareOf(conflicts, attempts),
  })
  const lost = acknowledged - found
  report({
    name: `${title}, lost`,
    value: lost,
    unit: 'events',
    floor: acknowledged,
    ratio: shareOf(lost, acknowledged),
  })
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const ms = (figure: number): string => `${figure.toFixed(1)} ms`

export const compareBenchmarks: readonly Benchmark[] = [compareWith(32)]

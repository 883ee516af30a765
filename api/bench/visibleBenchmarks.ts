import { setTimeout as pause } from 'node:timers/promises'
import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import { createCounter } from '@laurel/ledger/bench/createCounter.ts'
import { durableInsert, withFloor } from '@laurel/ledger/bench/floor.ts'
import { givingIn, pointsEach } from '@laurel/ledger/bench/giving.ts'
import { describeMeasured, sampleCallers, summarise, type Work } from '@laurel/ledger/bench/measure.ts'
import { recordCommand } from '@laurel/ledger/bench/recordCommand.ts'
import { balancePoints, nameOf, type RunningApi, startMeasuredApi, teamName } from './measuredApis.ts'
import { createSightings, type Sightings } from './sightings.ts'
import { watchBalances } from './watchBalances.ts'
import { watchLive } from './watchLive.ts'

const members = 32
const measuredMs = 6_000
const rounds = 3

/** The longest wait: ten durable inserts and 50 ms. */
const insertsMax = 10
const graceMs = 50

type Seen = { readonly balance: Sightings; readonly live: Sightings }

/**
 * From a shoutout's acknowledgement until its recipient can see the points: in the balance that a page would load, and
 * on the live channel of the portal that is open. In between a process credits the recipient, and read models follow.
 */
const visible: Benchmark = {
  name: 'visible',
  run: context =>
    withFloor(context.databaseUrl, 1, async floor => {
      const api = await startMeasuredApi(context.databaseUrl, members, { isWhole: true })
      const seen = { balance: createSightings('balance'), live: createSightings('live channel') }
      const see = (sightings: Sightings) => (memberId: string, redeemable: number) =>
        sightings.see(memberId, (redeemable - balancePoints) / pointsEach)
      const watching = await Promise.all([
        watchBalances(context.databaseUrl, api.teamId, see(seen.balance)),
        watchLive(api, see(seen.live)),
      ])
      try {
        await measure(context, floor, giveTo(api, seen), seen)
      } finally {
        for (const { stop } of watching) await stop()
        await api.stop()
      }
    }),
}

type Give = (caller: number) => Promise<void>

/** Each gives to the next, and the acknowledgement is noted for the recipient. */
const giveTo = ({ ledger, members: people }: RunningApi, { balance, live }: Seen): Give => {
  const giving = givingIn(teamName)
  const nextNumber = createCounter()
  return async caller => {
    const [giver, next] = [nameOf(caller), (caller + 1) % members]
    await recordCommand(ledger, giving.give(giver, nameOf(next), nextNumber(giver)))
    const recipientId = people[next]?.memberId ?? ''
    balance.acknowledge(recipientId)
    live.acknowledge(recipientId)
  }
}

const measure = async (context: BenchmarkContext, floor: Work, give: Give, seen: Seen): Promise<void> => {
  const { scale, print } = context
  const turnMs = (measuredMs * scale) / rounds
  const settled = () => Promise.all([seen.balance.allSeen(), seen.live.allSeen()])
  // The first peak warms up and does not count.
  await peakOf(give, turnMs / 2, settled)
  const peak = await peakOf(give, turnMs, settled)
  print(`peak: ${Math.round(peak)} shoutouts/s from given to seen, ${members} members`)
  seen.balance.takeWaits()
  seen.live.takeWaits()

  const inserts: Awaited<ReturnType<Work>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    inserts.push(await floor(turnMs / 4))
    await atRate(give, peak / 2, turnMs)
    await settled()
  }
  const insert = summarise(inserts)
  print(describeMeasured(durableInsert, insert))
  for (const [where, sightings] of Object.entries({ balance: seen.balance, 'live channel': seen.live })) {
    const { p50Ms, p99Ms } = summarise([{ elapsedMs: turnMs * rounds, latenciesMs: sightings.takeWaits() }])
    print(`visible in the ${where}: p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`)
    const name = `visible in the ${where} at half the peak rate`
    reportWait(context, `${name}, p50`, p50Ms, insert.p50Ms)
    reportWait(context, `${name}, p99`, p99Ms, insert.p99Ms)
  }
}

/** A wait beside what it may be; the inserts are those that waited as long among their like. */
const reportWait = ({ report }: BenchmarkContext, name: string, value: number, insertMs: number): void => {
  const floor = insertsMax * insertMs + graceMs
  report({ name, value, unit: 'ms', floor, ratio: value / floor })
}

/** How many shoutouts per second the whole way takes, until the last of them was seen. */
const peakOf = async (give: Give, milliseconds: number, settled: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  const { latenciesMs } = await sampleCallers(members, milliseconds, give)
  await settled()
  return (latenciesMs.length / (performance.now() - began)) * 1_000
}

/** Gives at a steady rate whether or not earlier ones were answered, as people do. */
const atRate = async (give: Give, perSecond: number, milliseconds: number): Promise<void> => {
  const began = performance.now()
  const given: Promise<void>[] = []
  for (;;) {
    const elapsed = Math.min(performance.now() - began, milliseconds)
    while (given.length < (elapsed / 1_000) * perSecond) given.push(give(given.length % members))
    if (elapsed === milliseconds) break
    await pause(1)
  }
  await Promise.all(given)
}

export const visibleBenchmarks: readonly Benchmark[] = [visible]

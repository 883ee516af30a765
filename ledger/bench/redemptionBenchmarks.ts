import { createLedger } from '../handling/createLedger.ts'
import type { EventLog } from '../log/port.ts'
import { settle } from '../processes/settle.ts'
import { testOrders } from '../testing/testOrders.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import type { Benchmark } from './benchmark.ts'
import { compareInTurns } from './compareInTurns.ts'
import { createCounter } from './createCounter.ts'
import { durableInsert, withFloor } from './floor.ts'
import { sampleCallers, type Work } from './measure.ts'
import { withPostgresLog } from './withPostgresLog.ts'
import { withVault } from './withVault.ts'

const callers = 32
const plenty = 30_000_000
const cost = 100

const nameOf = (caller: number): string => `person${caller}`

/** People who each buy gift cards of one fund, until the debit of each is confirmed. */
const redemptionsIn = async (log: EventLog): Promise<Work> => {
  const ledger = createLedger({ log })
  const names = Array.from({ length: callers }, (_, caller) => nameOf(caller))
  const team = await createTestTeam(ledger, { name: 'redeem', memberNames: names })
  for (const name of names) accepted(await team.adjust(name, plenty))
  accepted(await team.topUp(plenty * callers))
  const nextNumber = createCounter()
  const redeem = async (caller: number): Promise<void> => {
    const name = nameOf(caller)
    const purchase = { type: 'GIFT_CARD', order: testOrders.GIFT_CARD, funding: 'fund' } as const
    const requested = await team.redeem(name, `${name} ${nextNumber(name)}`, cost, purchase)
    const { events } = await settle(ledger, accepted(requested).events)
    if (!events.some(({ type }) => type === 'RedemptionPlaced'))
      throw new Error('A redemption was not placed: the benchmark is wrong.')
  }
  return milliseconds => sampleCallers(callers, milliseconds, redeem)
}

/** A paid redemption is one request, a reservation of the fund, a debit, and the order: four durable steps. */
export const redemptionBenchmarks: readonly Benchmark[] = [
  {
    name: 'command-redeem',
    run: context =>
      withFloor(context.databaseUrl, callers, floor =>
        withPostgresLog(context.databaseUrl, log =>
          withVault(context.databaseUrl, async behindVault => {
            const name = `redeeming a gift card of one fund, ${callers} members`
            const work = await redemptionsIn(behindVault(log))
            await compareInTurns(context, 'redemptions/s', { name: durableInsert, work: floor }, [
              { name, work },
            ])
          }),
        ),
      ),
  },
]

import { describe, expect, it } from 'vitest'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { settle } from '../processes/settle.ts'
import { testOrders } from '../testing/testOrders.ts'
import { createSettlingTeam } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { createRedemptionsCheck } from './redemptionsCheck.ts'

/** A payout that was paid and came back: everything that a redemption can lead to. */
const history = async (): Promise<readonly RecordedLedgerEvent[]> => {
  const { log, ledger, team } = await createSettlingTeam()
  await team.adjust('Ann', 100)
  await team.topUp(1000)
  const options = { funding: 'fund', type: 'PAYPAL', order: testOrders.PAYPAL } as const
  for (const act of [
    () => team.redeem('Ann', 'Money', 60, options),
    () => team.complete('Money'),
    () => team.cancel('Money'),
  ])
    await settle(ledger, accepted(await act()).events)
  const events: RecordedLedgerEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch.map(parseRecorded))
  return events
}

const findingsOf = (events: readonly RecordedLedgerEvent[]): readonly string[] => {
  const check = createRedemptionsCheck()
  return events.flatMap(event => check.observe(event))
}

describe('the check of redemptions', () => {
  it('finds nothing in what the rules recorded', async () => {
    expect(findingsOf(await history())).toEqual([])
  })

  it.each(['RedemptionDebited', 'RedemptionRefunded', 'FundReserved', 'FundCaptured', 'FundRefunded'])(
    'finds %s a second time',
    async type => {
      const events = await history()
      const twice = events.flatMap(event => (event.type === type ? [event, event] : [event]))
      expect(findingsOf(twice)).toEqual([expect.stringMatching(`^${type} .* happens a second time.$`)])
    },
  )

  it.each([
    ['RedemptionDebited', 'RedemptionRefunded'],
    ['FundCaptured', 'FundRefunded'],
    ['FundReserved', 'FundCaptured'],
  ])('finds that without %s, %s gives back what was not taken', async (missing, found) => {
    const events = (await history()).filter(({ type }) => type !== missing)
    expect(findingsOf(events)).toEqual([
      expect.stringMatching(`^${found} .* gives back what was not taken.$`),
    ])
  })

  it.each([
    ['RedemptionRequested', 'RedemptionRequested', 'REQUESTED'],
    ['RedemptionPlaced', 'RedemptionPlaced', 'PENDING'],
    ['RedemptionCancelled', 'RedemptionPlaced', 'CANCELLED'],
  ])('finds that after %s %s follows %s', async (after, type, status) => {
    const events = await history()
    const again = events.find(event => event.type === type)
    if (!again) throw new Error(`There is no ${type}.`)
    const doubled = events.flatMap(event => (event.type === after ? [event, again] : [event]))
    expect(findingsOf(doubled)[0]).toMatch(new RegExp(`^${type} .* follows ${status}, `))
  })

  it('finds a move that the type of a redemption does not allow', async () => {
    const events = (await history()).map(event =>
      event.type === 'RedemptionRequested'
        ? { ...event, data: { ...event.data, redemptionType: 'GIFT_CARD' as const } }
        : event,
    )
    expect(findingsOf(events)).toEqual([
      expect.stringMatching('^RedemptionCancelled .* follows COMPLETE, which its type does not allow.$'),
    ])
  })
})

import type { Books } from '../audit/books.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { RedemptionId, TeamId } from '../kernel/ids.ts'
import { type Points, sumPoints } from '../kernel/points.ts'
import {
  evolve,
  initialState,
  type KnownRedemption,
  type RedemptionState,
} from '../rewards/redemptions/state.ts'

/**
 * Throws where a point of a redemption is not explained: taken from the member once and given back once, held, reserved
 * or paid by the fund as its status says, and its piece of the stock gone or back.
 */
export const checkRedemptions = (events: readonly RecordedLedgerEvent[], books: Books): void => {
  const redemptions = foldRedemptions(events)
  checkEffects(events, redemptions)
  for (const teamId of new Set(events.map(event => event.metadata.teamId)))
    checkTeam(
      teamId,
      [...redemptions.values()].filter(redemption => redemption.teamId === teamId),
      books,
      broughtIn(events, teamId),
    )
}

type Redemption = { readonly teamId: TeamId; readonly state: RedemptionState }

const foldRedemptions = (events: readonly RecordedLedgerEvent[]): ReadonlyMap<RedemptionId, Redemption> => {
  const redemptions = new Map<RedemptionId, Redemption>()
  for (const event of events) {
    if (!event.stream.startsWith('redemption-') || !isOfRedemption(event)) continue
    const { redemptionId } = event.data
    const { state } = redemptions.get(redemptionId) ?? { state: initialState }
    redemptions.set(redemptionId, { teamId: event.metadata.teamId, state: evolve(state, event) })
  }
  return redemptions
}

type OfRedemption = RecordedLedgerEvent & Parameters<typeof evolve>[1]
const isOfRedemption = (event: RecordedLedgerEvent): event is OfRedemption =>
  event.type.startsWith('Redemption') || event.type.startsWith('Order')

const isOpen = (status: string) => status === 'PENDING' || status === 'PROCESSING'

const checkTeam = (
  teamId: TeamId,
  redemptions: readonly Redemption[],
  books: Books,
  bought: Points,
): void => {
  const sumOf = (filter: (state: KnownRedemption) => boolean): Points =>
    sumPoints(redemptions.map(({ state }) => (state.status !== 'NONE' && filter(state) ? state.points : 0)))
  const reserved = sumOf(({ status, funding }) => isOpen(status) && funding === 'fund')
  const paid = sumOf(({ status, funding }) => status === 'COMPLETE' && funding === 'fund')
  const expected = {
    held: sumOf(({ status }) => isOpen(status)),
    redeemed: sumOf(({ status }) => status === 'COMPLETE'),
    'fund:reserved': reserved,
    paid,
    purchased: 0 - bought,
  } as const
  const expect = (what: string, actual: Points, wanted: Points): void => {
    if (actual !== wanted) throw new Error(`redemptions: ${what} is ${actual}, not ${wanted}.`)
  }
  for (const account of ['held', 'redeemed', 'fund:reserved', 'paid', 'purchased'] as const)
    expect(account, books.balanceOf(teamId, account), expected[account])
  const accounts = ['fund', 'fund:postpaid', 'fund:owed'] as const
  const fund = sumPoints(accounts.map(account => books.balanceOf(teamId, account)))
  expect('the fund less what it owes', fund, bought - reserved - paid)
}

/** The points whose money the team has brought in and not got back. */
const broughtIn = (events: readonly RecordedLedgerEvent[], wanted: TeamId): Points =>
  sumPoints(events.map(event => (event.metadata.teamId === wanted ? broughtInBy(event) : 0)))

const broughtInBy = ({ type, data }: RecordedLedgerEvent): Points => {
  // Other events bring no money.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (type) {
    case 'FundToppedUp':
    case 'TopUpReinstated':
    case 'PostpaySettled':
    case 'PostpayReinstated':
      return data.points
    case 'TopUpReversed':
    case 'PostpayReversed':
      return -data.points
    default:
      return 0
  }
}

/** Effects on other streams, with the number that the redemption's life asks for. */
const checkEffects = (
  events: readonly RecordedLedgerEvent[],
  redemptions: ReadonlyMap<RedemptionId, Redemption>,
): void => {
  const counts = new Map<string, number>()
  for (const { type, data } of events)
    if ('redemptionId' in data)
      counts.set(`${type} ${data.redemptionId}`, (counts.get(`${type} ${data.redemptionId}`) ?? 0) + 1)
  for (const [redemptionId, { state }] of redemptions) {
    if (state.status === 'NONE') continue
    const count = (type: RecordedLedgerEvent['type']) => counts.get(`${type} ${redemptionId}`) ?? 0
    const isTaken = isOpen(state.status) || state.status === 'COMPLETE'
    const isPaid = state.funding === 'fund'
    const takesPiece = state.order?.kind === 'catalogItem'
    const expected: readonly [string, number, number][] = [
      ['debits less refunds', count('RedemptionDebited') - count('RedemptionRefunded'), isTaken ? 1 : 0],
      ['pieces', count('StockReserved') - count('StockReturned'), isTaken && takesPiece ? 1 : 0],
      [
        'captures less refunds of the fund',
        count('FundCaptured') - count('FundRefunded'),
        state.status === 'COMPLETE' && isPaid ? 1 : 0,
      ],
      [
        'reservations less releases and captures',
        count('FundReserved') - count('FundReleased') - count('FundCaptured'),
        isOpen(state.status) && isPaid ? 1 : 0,
      ],
    ]
    for (const [what, actual, wanted] of expected)
      if (actual !== wanted)
        throw new Error(
          `redemptions: ${redemptionId} is ${state.status} with ${what} of ${actual}, not ${wanted}.`,
        )
    for (const type of effects)
      if (count(type) > 1) throw new Error(`redemptions: ${redemptionId} has ${type} ${count(type)} times.`)
  }
}

const effects = [
  'RedemptionDebited',
  'RedemptionRefunded',
  'FundReserved',
  'FundReleased',
  'FundCaptured',
  'FundRefunded',
  'StockReserved',
  'StockReturned',
  'OrderStarted',
  'OrderAccepted',
] as const

import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { RedemptionId } from '../kernel/ids.ts'
import type { RedemptionType } from '../rewards/redemptions/events.ts'
import { mayMove, statusAfterEvent } from '../rewards/redemptions/lifeCycle.ts'
import type { Check } from './check.ts'

/** One redemption as far as the log tells. A number holds the effects: an audit follows every redemption. */
type Followed = {
  readonly type: RedemptionType | null
  readonly status: string
  readonly effects: number
}

const unknown: Followed = { type: null, status: 'NONE', effects: 0 }

/** Effects of a redemption on other streams, and the effect that must come before each. */
const effects = {
  RedemptionDebited: { bit: 1, after: 0 },
  RedemptionRefunded: { bit: 2, after: 1 },
  FundReserved: { bit: 4, after: 0 },
  FundReleased: { bit: 8, after: 4 },
  FundCaptured: { bit: 16, after: 4 },
  FundRefunded: { bit: 32, after: 16 },
  StockReserved: { bit: 64, after: 0 },
  StockReturned: { bit: 128, after: 64 },
} as const satisfies {
  readonly [Type in RecordedLedgerEvent['type']]?: { readonly bit: number; readonly after: number }
}

const isEffect = (type: string): type is keyof typeof effects => Object.hasOwn(effects, type)

const isMove = (type: string): type is keyof typeof statusAfterEvent => Object.hasOwn(statusAfterEvent, type)

/**
 * Checks that every redemption moves as its type allows, that it takes and gives each thing once, and that it gives back
 * only what it took.
 */
export const createRedemptionsCheck = (): Check => {
  const followed = new Map<RedemptionId, Followed>()
  return {
    invariant: 'redemptions',
    observe: event => {
      if (!('redemptionId' in event.data)) return []
      const { redemptionId } = event.data
      const before = followed.get(redemptionId) ?? unknown
      followed.set(redemptionId, next(before, event))
      return amiss(before, event).map(
        what => `${event.type} ${event.id} of redemption ${redemptionId} ${what}`,
      )
    },
  }
}

const next = (before: Followed, event: RecordedLedgerEvent): Followed => {
  if (isEffect(event.type)) return { ...before, effects: before.effects | effects[event.type].bit }
  if (!isMove(event.type)) return before
  const type = event.type === 'RedemptionRequested' ? event.data.redemptionType : before.type
  return { ...before, type, status: statusAfterEvent[event.type] }
}

const amiss = (before: Followed, { type }: RecordedLedgerEvent): readonly string[] => {
  if (isEffect(type)) {
    const { bit, after } = effects[type]
    if ((before.effects & bit) !== 0) return ['happens a second time.']
    return (before.effects & after) === after ? [] : ['gives back what was not taken.']
  }
  if (!isMove(type)) return []
  return mayFollow(before, type) ? [] : [`follows ${before.status}, which its type does not allow.`]
}

const mayFollow = ({ type, status }: Followed, move: keyof typeof statusAfterEvent): boolean => {
  if (move === 'RedemptionRequested') return status === 'NONE'
  if (move === 'RedemptionPlaced' || move === 'RedemptionDeclined') return status === 'REQUESTED'
  return type !== null && mayMove(type, status, statusAfterEvent[move])
}

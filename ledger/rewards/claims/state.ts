import type { GiftRow } from '../../awards/vocabulary.ts'
import { assertNever } from '../../kernel/assertNever.ts'
import type { GrantId, MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { ClaimEvent, RowNumber } from './events.ts'

export type KnownClaim = {
  /** `claimed` once no row waits. */
  readonly kind: 'open' | 'claimed' | 'withdrawn'
  readonly memberId: MemberId
  readonly grantId: GrantId
  readonly gifts: readonly GiftRow[]
  readonly waiting: ReadonlySet<RowNumber>
  /** The rows of the redemptions of picked rewards. */
  readonly picked: ReadonlyMap<RedemptionId, RowNumber>
  readonly round: number
}

export type ClaimState = { readonly kind: 'unknown' } | KnownClaim

export const initialState: ClaimState = { kind: 'unknown' }

export const evolve = (state: ClaimState, event: ClaimEvent): ClaimState => {
  if (event.type === 'ClaimOpened') {
    const { memberId, grantId, gifts } = event.data
    const waiting = new Set(waitingRows(gifts))
    return state.kind === 'unknown'
      ? { kind: 'open', memberId, grantId, gifts, waiting, picked: new Map(), round: 0 }
      : { ...state, kind: waiting.size === 0 ? 'claimed' : 'open', waiting }
  }
  if (state.kind === 'unknown') throw new Error(`${event.type} comes before ClaimOpened.`)
  switch (event.type) {
    case 'ClaimWithdrawn':
      return { ...state, kind: 'withdrawn' }
    case 'GiftsClaimed':
      return {
        ...state,
        kind: 'claimed',
        waiting: new Set(),
        picked: new Map([...state.picked, ...rowsOf(event.data.rewards)]),
        round: event.data.round,
      }
    case 'GiftReturned':
      return {
        ...state,
        kind: state.kind === 'claimed' ? 'open' : state.kind,
        waiting: new Set(event.data.waiting),
        picked: new Map([...state.picked].filter(([id]) => id !== event.data.redemptionId)),
      }
    default:
      return assertNever(event)
  }
}

/** The rows with something to pick. */
export const waitingRows = (gifts: readonly GiftRow[]): readonly RowNumber[] =>
  gifts.flatMap((options, row) => (options.some(option => option.type !== 'PLACEHOLDER') ? [row] : []))

const rowsOf = (
  rewards: Readonly<Record<string, { readonly redemptionId: RedemptionId }>>,
): (readonly [RedemptionId, RowNumber])[] =>
  Object.entries(rewards).map(([row, { redemptionId }]) => [redemptionId, Number(row)])

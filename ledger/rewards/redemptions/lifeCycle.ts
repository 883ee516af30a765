import type { RedemptionEvent, RedemptionType } from './events.ts'

/** The statuses of a redemption whose points were taken. */
export const lifeStatuses = ['PENDING', 'PROCESSING', 'COMPLETE', 'CANCELLED', 'RETURNED'] as const
export type LifeStatus = (typeof lifeStatuses)[number]

/** The status that a redemption has after each event that changes it. */
export const statusAfterEvent = {
  RedemptionRequested: 'REQUESTED',
  RedemptionPlaced: 'PENDING',
  RedemptionDeclined: 'DECLINED',
  RedemptionProcessing: 'PROCESSING',
  RedemptionCompleted: 'COMPLETE',
  RedemptionCancelled: 'CANCELLED',
  RedemptionReturned: 'RETURNED',
} as const satisfies { readonly [Type in RedemptionEvent['type']]?: LifeStatus | 'REQUESTED' | 'DECLINED' }

/** The events that change the status of a redemption. */
export type RedemptionMove = keyof typeof statusAfterEvent

type Moves = { readonly [From in LifeStatus]?: readonly LifeStatus[] }

/** Delivered at once, or not at all. */
const immediate: Moves = { PENDING: ['COMPLETE', 'CANCELLED'] }

/** A parcel: ordered, shipped, and sometimes sent back. */
const shipped: Moves = {
  PENDING: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['COMPLETE', 'CANCELLED'],
  COMPLETE: ['RETURNED'],
}

/** Every move that the life of a redemption may make, by its type. */
const movesByType: Readonly<Record<RedemptionType, Moves>> = {
  GIFT_CARD: immediate,
  // A payout that is not claimed, or that is reversed, comes back weeks later.
  PAYPAL: { ...immediate, COMPLETE: ['CANCELLED'] },
  AMAZON: shipped,
  INTEGRATION_CUSTOM: shipped,
  DONATION: { PENDING: ['PROCESSING', 'CANCELLED'], PROCESSING: ['COMPLETE'] },
  CUSTOM: immediate,
  CUSTOM_CATALOG: immediate,
  CUSTOM_REDEMPTION: immediate,
  STOREFRONT: immediate,
}

/** The moves from a status; none from one at which the points were not taken. */
export const movesFrom = (type: RedemptionType, status: string): readonly LifeStatus[] => {
  const from = lifeStatuses.find(known => known === status)
  return (from && movesByType[type][from]) ?? []
}

export const mayMove = (type: RedemptionType, from: string, to: LifeStatus): boolean =>
  movesFrom(type, from).includes(to)

/** The fewest moves that lead from one status to another; `undefined` if none do. */
export const pathTo = (
  type: RedemptionType,
  from: LifeStatus,
  to: LifeStatus,
): readonly LifeStatus[] | undefined => {
  const paths: (readonly LifeStatus[])[] = [[]]
  // The loop also visits the paths that it appends; the table has no cycles.
  for (const path of paths) {
    const end = path.at(-1) ?? from
    if (end === to) return path
    paths.push(...movesFrom(type, end).map(next => [...path, next]))
  }
  return undefined
}

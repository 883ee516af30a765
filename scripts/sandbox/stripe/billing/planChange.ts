import { rowIn } from '../http/lists.ts'
import { invalid } from '../http/refusal.ts'
import type { LineRow, SubscriptionItemRow, SubscriptionRow } from '../state/billingRows.ts'
import type { State } from '../state/state.ts'
import { newId, type World } from '../world.ts'
import { periodLine, remainingLine, unusedLine } from './lines.ts'
import { periodEndAfter } from './periods.ts'

export type ItemChange = {
  readonly id?: string | undefined
  readonly price?: string | undefined
  readonly quantity?: number | undefined
  readonly deleted?: boolean | undefined
  readonly metadata?: Record<string, string> | undefined
}

export type PlanChange = {
  readonly items: readonly SubscriptionItemRow[]
  /** Prorations, and the first lines of a new period where one begins. */
  readonly lines: readonly LineRow[]
  /** A new period begins at once, so that an invoice follows whatever was asked for. */
  readonly beginsPeriod: boolean
}

/** The moment for which prorations are computed. */
export const prorationAt = (world: World, row: SubscriptionRow, given: number | undefined): number => {
  if (given === undefined) return world.now()
  const [item] = row.items
  if (item && (given < item.periodStart || given > item.periodEnd))
    throw invalid('Cannot specify proration date outside of current subscription period.', {
      param: 'proration_date',
    })
  return given
}

type Wish = {
  readonly changes: readonly ItemChange[]
  readonly at: number
  readonly isProrated: boolean
  readonly resetsAnchor: boolean
}

/** What becomes of the items of a subscription, and what it costs. Changes nothing. */
export const planChange = (state: State, row: SubscriptionRow, wish: Wish): PlanChange => {
  const { changes, at, isProrated } = wish
  for (const { id } of changes)
    if (id !== undefined && !row.items.some(item => item.id === id))
      throw invalid(`No such subscription item: '${id}'`, { code: 'resource_missing', param: 'items' })
  const before = row.items
  const kept = before.flatMap(item => {
    const change = changes.find(({ id }) => id === item.id)
    if (change?.deleted) return []
    return [changed(item, change)]
  })
  const [first] = before
  const added = changes
    .filter(({ id }) => id === undefined)
    .map(change => newItem(state, change, at, first ?? { periodStart: at, periodEnd: at }))
  const wanted = [...kept, ...added]
  if (wanted.length === 0) throw invalid('A subscription must have at least one item.', { param: 'items' })

  const intervalOf = (item: SubscriptionItemRow) =>
    rowIn(state.prices, 'price', item.price).interval ?? 'month'
  const isOtherInterval = before.some(item => wanted.some(other => intervalOf(other) !== intervalOf(item)))
  const isTrial = row.status === 'trialing'
  const beginsPeriod = !isTrial && (isOtherInterval || wish.resetsAnchor)
  const items = beginsPeriod
    ? wanted.map(item => ({ ...item, periodStart: at, periodEnd: periodEndAfter(at, intervalOf(item), at) }))
    : wanted
  const isSame = (item: SubscriptionItemRow): boolean =>
    items.some(
      other =>
        other.id === item.id &&
        other.price === item.price &&
        other.quantity === item.quantity &&
        !beginsPeriod,
    )
  const hasProration = isProrated && !isTrial && row.status !== 'incomplete'
  const unused = hasProration
    ? before.filter(item => !isSame(item)).map(item => unusedLine(state, row.id, item, at))
    : []
  const next = beginsPeriod
    ? items.map(item => periodLine(state, row.id, item))
    : hasProration
      ? items
          .filter(item => !before.some(old => old.id === item.id && isSame(old)))
          .map(item => remainingLine(state, row.id, item, at))
      : []
  return { items, lines: [...unused, ...next], beginsPeriod }
}

const changed = (item: SubscriptionItemRow, change: ItemChange | undefined): SubscriptionItemRow => ({
  ...item,
  price: change?.price ?? item.price,
  quantity: change?.quantity ?? item.quantity,
  metadata: change?.metadata ?? item.metadata,
})

export const newItem = (
  state: State,
  { price, quantity = 1, metadata = {} }: ItemChange,
  at: number,
  period: Pick<SubscriptionItemRow, 'periodStart' | 'periodEnd'>,
): SubscriptionItemRow => {
  const id = price ?? ''
  const known = rowIn(state.prices, 'price', id, 'items[0][price]')
  if (known.interval === null)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      {
        param: 'items[0][price]',
      },
    )
  const { periodStart, periodEnd } = period
  return { id: newId('si'), created: at, price: id, quantity, metadata, periodStart, periodEnd }
}

import type { WireObject, World } from '../world.ts'
import type { Range } from './params.ts'
import { invalid, missing } from './refusal.ts'

export type Listing = {
  readonly limit?: number | undefined
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
  readonly created?: Range | undefined
}

type Listed = { readonly id: string; readonly created: number }

const limitDefault = 10

/** A page of rows, the newest first, as every list of Stripe is. */
export const page = <Row extends Listed>(
  rows: Readonly<Record<string, Row>>,
  { created, ...listing }: Listing,
  url: string,
  shown: (row: Row) => WireObject,
  isWanted: (row: Row) => boolean = () => true,
) => {
  const all = Object.values(rows)
    .toReversed()
    .toSorted((one, other) => other.created - one.created)
    .filter(row => isWanted(row) && isIn(created, row.created))
  return pageOf(all, listing, url, shown)
}

/** A page of rows that are in their order. */
export const pageOf = <Row extends { readonly id: string }>(
  all: readonly Row[],
  { limit = limitDefault, starting_after, ending_before }: Omit<Listing, 'created'>,
  url: string,
  shown: (row: Row) => WireObject,
) => {
  if (starting_after !== undefined && ending_before !== undefined)
    throw invalid('You may only specify one of these parameters: starting_after, ending_before.')
  const at = (id: string): number => {
    const index = all.findIndex(row => row.id === id)
    if (index < 0) throw missing('object', id, 'starting_after')
    return index
  }
  const after = starting_after === undefined ? all : all.slice(at(starting_after) + 1)
  const before = ending_before === undefined ? after : after.slice(0, at(ending_before))
  const part = ending_before === undefined ? before.slice(0, limit) : before.slice(-limit)
  return { object: 'list' as const, url, data: part.map(shown), has_more: part.length < before.length }
}

const isIn = (range: Range | undefined, created: number): boolean =>
  range === undefined ||
  ((range.gt === undefined || created > range.gt) &&
    (range.gte === undefined || created >= range.gte) &&
    (range.lt === undefined || created < range.lt) &&
    (range.lte === undefined || created <= range.lte))

export const listOf = (data: readonly WireObject[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
})

/** A row by its id. Throws Stripe's answer where there is none. */
export const rowIn = <Row>(
  rows: Readonly<Record<string, Row>>,
  what: string,
  id: string,
  param?: string,
): Row => {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined
  if (row === undefined) throw missing(what, id, param)
  return row
}

export type { World }

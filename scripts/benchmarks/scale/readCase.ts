import type { Sent } from '@laurel/contract/wire/address.ts'

/** One request of a call for the data of a company. */
export type ReadCase = {
  readonly variant: string
  readonly sent: Sent
  readonly as?: 'administrator' | 'lead' | 'anyone'
  /** First, middle and last page are measured each. The first ones are read by `range` or by the number of the `page`. */
  readonly pages?: 'range' | 'page'
  /** The call and the order that read a list of many rows from its end. */
  readonly reversed?: { readonly call: string; readonly sort: readonly [string, 'ASC' | 'DESC'] }
  /** Its time counts per row: an answer without pages that names every row. */
  readonly isPerRow?: boolean
  /** It sums, ranks or lists something of every member, so that its time is limited instead of its growth. */
  readonly sumsAllMembers?: boolean
}

/** The requests of a company for every call that reads its data, by the name of the call. */
export type ReadCases = Readonly<Record<string, readonly ReadCase[]>>

const firstPage = [0, 24]

type ListParts = {
  readonly sorts: readonly string[]
  readonly filters: Readonly<Record<string, object>>
  readonly reversed?: ReadCase['reversed']
}

/** A list in its own order by pages, in each sort both ways, and with each filter. */
export const listed = ({ sorts, filters, reversed }: ListParts): readonly ReadCase[] => [
  { variant: '', sent: { query: {} }, pages: 'range', ...(reversed && { reversed }) },
  ...sorts.flatMap(field =>
    (['ASC', 'DESC'] as const).map(order => ({
      variant: `sort ${field} ${order}`,
      sent: { query: { sort: [field, order], range: firstPage } },
    })),
  ),
  ...Object.entries(filters).map(([name, filter]) => ({
    variant: `filter ${name}`,
    sent: { query: { filter, range: firstPage } },
  })),
]

export const idOf = (id: string | undefined): readonly ReadCase[] => [
  { variant: '', sent: { params: { id } } },
]

/** The days that date filters ask for. */
export type Dates = { readonly start: string; readonly end: string; readonly asOf: string }

export const asQuery = (filters: Readonly<Record<string, object>>): readonly ReadCase[] =>
  Object.entries(filters).map(([name, query]) => ({ variant: name, sent: { query } }))

import type { z } from 'zod'

export type Columns = Readonly<Record<string, z.ZodType>>

/** A table as everything that moves rows sees it. */
export type AnyTable = {
  readonly readModel: string
  readonly name: string
  readonly columns: Columns
  readonly key: readonly string[]
  /** Rows are replaced all the time: pages keep room for the next version of each, so that no index has to change. */
  readonly isReplacedOften: boolean
  /** Rows come and change by adding alone, so that a row can be written in parts, which are summed later. */
  readonly holdsSums: boolean
  /** Besides the primary key: the text between the brackets of `create index … (…)`, or everything from `using` on. */
  readonly indexes: readonly string[]
  /** The copy that serves, as queries name it. */
  readonly live: string
  /** Reads a row of the database. */
  readonly schema: z.ZodType
}

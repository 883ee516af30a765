import type { Pool } from 'pg'
import type { Dependencies } from '../dependencies.ts'

/** The connections of a list: those of searches if it searches for a text. */
export const connectionsFor = (
  { database, searches }: Pick<Dependencies, 'database' | 'searches'>,
  q: string | undefined,
): Pool => (q ? searches : database)

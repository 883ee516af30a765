import { z } from 'zod'
import type { Queryable } from './queryable.ts'

/**
 * SQL of a text without its ASCII letters, spelled in the digits of its bytes. A trigram index knows only the letters of
 * the database's locale, which can be ASCII alone; so spelled, it finds texts in all scripts, even by a single sign.
 */
export const spelledSql = (text: string): string => `projections.spelled(${text})`

/** SQL: whether a text has other letters than those of ASCII. */
export const isBeyondAsciiSql = (text: string): string => `${text} ~ '[^\\u0001-\\u007f]'`

const extensions = ['pg_trgm', 'btree_gin'] as const

/** Creates the extensions and functions that the indexes of searches use. */
export const createSearchFunctions = async (database: Queryable): Promise<void> => {
  for (const name of extensions) await createExtension(database, name)
  // Only its owner can replace a function: a changed one needs another name.
  const { rows } = await database.query(`select to_regprocedure('projections.spelled(text)') as known`)
  if (Known.parse(rows[0]).known !== null) return
  await database.query(`create function projections.spelled(text) returns text
    language sql immutable strict parallel safe
    return encode(convert_to(lower(regexp_replace($1, '[\\u0001-\\u007f]+', ' ', 'g')), 'UTF8'), 'hex')`)
}

const Known = z.object({ known: z.string().nullable() })

const createExtension = async (database: Queryable, name: (typeof extensions)[number]): Promise<void> => {
  try {
    await database.query(`create extension if not exists ${name}`)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    throw new Error(
      `Searches need the PostgreSQL extension ${name}, and this role cannot create it. ` +
        `Let an administrator of the database run "create extension ${name}", and start again. ` +
        'It comes with PostgreSQL (package postgresql-contrib).',
      { cause: error },
    )
  }
}

/** The role lacks the right, or the server lacks the files. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['42501', '0A000', '58P01'].includes(String(error.code))

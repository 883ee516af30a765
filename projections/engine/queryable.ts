import { hash } from 'node:crypto'

/** A statement that a connection parses and plans once, however often it runs. */
export type Prepared = { readonly name: string; readonly text: string }

/** The `query` method of a pool or of a client. */
export type Queryable = {
  query(statement: string | Prepared, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
}

/** Prepares a statement that runs all the time. Its name follows from its text, so that no two can be mixed up. */
export const prepared = (text: string): Prepared => ({ name: hash('sha1', text), text })

/** What queries need of a database: the `query` of a pool or of a client. */
export type Queryable = {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
}

/** The rows of one batch of an export. */
export const exportBatchSize = 1000

export type Batch<Row> = {
  readonly rows: readonly Row[]
  /** Whether no rows follow. */
  readonly isLast: boolean
}

/**
 * All rows in batches. Each batch starts after the last row of the one before, not at a number of rows, so that rows
 * that come or go between the batches neither skip nor repeat others.
 */
export async function* readBatches<Row>(
  readAfter: (last: Row | undefined) => Promise<Batch<Row>>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  for (;;) {
    const { rows, isLast } = await readAfter(last)
    if (rows.length > 0) yield rows
    if (isLast) return
    last = rows.at(-1) ?? last
  }
}

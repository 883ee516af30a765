/** The rows of one batch of an export. */
export const exportBatchSize = 1000

/**
 * All rows in batches. Each batch starts after the last row of the one before, not at a number of rows, so that rows
 * that come or go between the batches neither skip nor repeat others.
 */
export async function* readBatches<Row>(
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
  batchSize: number,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  do {
    const rows = await readAfter(last)
    if (rows.length > 0) yield rows
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last)
}

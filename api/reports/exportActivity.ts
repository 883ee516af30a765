import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import { activityCsvHeader, activityCsvOf } from './activityCsv.ts'

/** Reads a page of a report, the oldest entries first. */
export type ReadActivity = (range: readonly [number, number]) => Promise<Page<ActivityEntry>>

/**
 * A whole report as CSV, page by page, so that memory does not grow with its length. The oldest entries come first, so
 * that a new entry joins the end. An entry that disappears during the export, such as a recalled shoutout, moves the
 * later ones up, and the export can miss one of them.
 */
export async function* exportActivity(readActivity: ReadActivity, timeZone: string): AsyncGenerator<string> {
  yield activityCsvHeader
  for (let first = 0, total = 1; first < total; first += rowsMax) {
    const page = await readActivity([first, first + rowsMax - 1])
    total = page.total
    yield activityCsvOf(page.rows, timeZone)
  }
}

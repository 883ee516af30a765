import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import { activityCsvHeader, activityCsvOf } from './activityCsv.ts'

/** A whole report as CSV, batch by batch, so that memory does not grow with its length. */
export async function* exportActivity(
  type: ActivityReport,
  batches: AsyncIterable<readonly ActivityEntry[]>,
  timeZone: string,
): AsyncGenerator<string> {
  yield activityCsvHeader(type)
  for await (const entries of batches) yield activityCsvOf(entries, timeZone)
}

import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { dead, done, later } from '../../delivery/outcome.ts'
import { exportJob } from '../exports/exportJob.ts'
import { exportById, failExport } from '../exports/exportRows.ts'
import { type ExportDependencies, writeNextPart } from '../exports/writeExport.ts'
import { oweExportMessage } from './reportMessages.ts'

/** Then other jobs have their turn; the file goes on where it is. */
const turnMilliseconds = 20_000
const attemptsMax = 8

/** Writes ordered files part by part, and says in Slack when one is ready. A restart goes on after the last part. */
export const exportHandler = (dependencies: ExportDependencies): JobHandler =>
  handle(
    exportJob,
    async ({ payload: { exportId }, number, signal }) => {
      const { database, clock } = dependencies
      const until = Date.now() + turnMilliseconds
      try {
        while (!signal.aborted && Date.now() < until) {
          const state = await writeNextPart(dependencies, exportId)
          if (state === 'running') continue
          const file = state === 'gone' ? null : await exportById(database, exportId)
          if (file) await oweExportMessage(database, file, clock())
          return done
        }
        return later(addMilliseconds(clock(), 1), 'The file goes on after other work.')
      } catch (error) {
        if (number < attemptsMax) throw error
        await failExport(database, exportId, 'The file could not be written. Order it again.')
        return dead(error instanceof Error ? error.message : String(error))
      }
    },
    { atOnceMax: 1, attemptsMax },
  )

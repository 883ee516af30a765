import {
  createUserFieldImport,
  getUserFieldImport,
  importTextMax,
  undoUserFieldImport,
} from '@laurel/contract/people/userFieldImports.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { createImport } from '../importing/createImport.ts'
import { countOutcomes, findImport } from '../importing/storedImports.ts'
import { undoImport } from '../importing/undoImport.ts'

/** A file of 100,000 rows takes longer than other calls. */
const importMilliseconds = 60_000

const nothing = {
  import_id: null,
  rows: 0,
  people: 0,
  unchanged: 0,
  ignored_columns: [],
  change_count: 0,
  changes: [],
  error_count: 0,
  errors: [],
}

export const serveUserFieldImports = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(createUserFieldImport),
    bodyLimit: importTextMax + 8 * 1024,
    handlerTimeout: importMilliseconds,
    handler: async request => {
      const { content, mapping } = request.body
      const outcome = await createImport(dependencies, intentOf(dependencies, request), {
        bytes: Buffer.from(content, 'base64'),
        mapping,
        isDryRun: request.query.dry_run === true,
      })
      const speech = speechOf(request)
      if (outcome.kind === 'unreadable')
        return {
          ok: false,
          error: 'FILE_UNREADABLE',
          message: speech.written(outcome.problem),
          ...nothing,
        } as const
      const { checked, importId } = outcome
      const isValid = checked.errorCount === 0
      return {
        ok: isValid,
        error: isValid ? null : ('ROWS_INVALID' as const),
        message: isValid ? null : speech.text('answers.import.rowsInvalid'),
        import_id: importId,
        rows: checked.rows,
        people: checked.people,
        unchanged: checked.unchanged,
        ignored_columns: checked.ignoredColumns.slice(0, 1000),
        change_count: checked.changeCount,
        changes: checked.changes,
        error_count: checked.errorCount,
        errors: checked.errors.map(error => ({ ...error, reason: speech.written(error.reason) })),
      }
    },
  })

  api.route({
    ...routeOf(getUserFieldImport),
    handler: async request => {
      const importId = request.params.id
      const stored = await findImport(database, { importId, teamId: callerOf(request).teamId })
      if (!stored) throw notFound('import')
      const { step, people, createdAt } = stored
      return { step, people, created_at: createdAt, ...(await countOutcomes(database, importId)) }
    },
  })

  api.route({
    ...routeOf(undoUserFieldImport),
    handler: async request => {
      const isUndone = await undoImport(database, {
        importId: request.params.id,
        teamId: callerOf(request).teamId,
      })
      if (isUndone === null) throw notFound('import')
      return { ok: isUndone }
    },
  })
}

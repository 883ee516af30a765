import { TZDate } from '@date-fns/tz'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Pool } from 'pg'
import type { Intent } from '../../access/intent.ts'
import { enqueue } from '../../delivery/enqueue.ts'
import { includesAwards } from '../../team/includesAwards.ts'
import { type CheckedFile, checkFile } from './checkFile.ts'
import { decodeText } from './decodeText.ts'
import { newImportJob } from './importJob.ts'
import type { Mapping } from './readHeader.ts'
import { FileUnreadable } from './readRows.ts'
import { addChanges, addImport, countPeople } from './storedImports.ts'

export type ImportOutcome =
  | { readonly kind: 'unreadable'; readonly problem: string }
  | { readonly kind: 'checked'; readonly checked: CheckedFile; readonly importId: string | null }

type Wanted = {
  readonly bytes: Uint8Array
  readonly mapping?: Mapping | undefined
  readonly isDryRun: boolean
}

/** Rolls back what was stored of a file. */
class NothingToImport extends Error {
  readonly checked: CheckedFile
  constructor(checked: CheckedFile) {
    super('The file is not imported.')
    this.checked = checked
  }
}

/**
 * Checks a file and, unless it is a dry run, stores its changes for the job that makes them. A file with an error, or
 * without a change, stores nothing. The id of the intent is that of the import: a repeat stores nothing a second time.
 */
export const createImport = async (
  { ledger, database }: { readonly ledger: Pick<Ledger, 'team'>; readonly database: Pool },
  intent: Intent,
  { bytes, mapping, isDryRun }: Wanted,
): Promise<ImportOutcome> => {
  const { id: importId, teamId, occurredAt } = intent
  const decoded = decodeText(bytes)
  if (decoded.kind === 'unreadable') return decoded
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') throw new Error(`Team ${teamId} is unknown.`)
  const rules = {
    includesAwards: await includesAwards(database, teamId),
    today: new TZDate(occurredAt, team.timeZone).toISOString(),
  }
  const file = { teamId, text: decoded.text, mapping, rules }
  try {
    if (isDryRun) {
      const checked = await checkFile(database, file, async () => {})
      return { kind: 'checked', checked, importId: null }
    }
    return await inTransaction(database, async client => {
      const isNew = await addImport(client, { importId, teamId, importedBy: intent.actor.id, at: occurredAt })
      const checked = await checkFile(client, file, changes =>
        isNew ? addChanges(client, { importId, teamId }, changes) : Promise.resolve(),
      )
      if (!isNew) return { kind: 'checked', checked, importId } as const
      if (checked.errorCount > 0 || checked.people === 0) throw new NothingToImport(checked)
      await countPeople(client, importId, checked.people)
      await enqueue(client, [newImportJob({ importId, teamId, act: 'import' })])
      return { kind: 'checked', checked, importId } as const
    })
  } catch (error) {
    if (error instanceof NothingToImport) return { kind: 'checked', checked: error.checked, importId: null }
    if (error instanceof FileUnreadable) return { kind: 'unreadable', problem: error.message }
    throw error
  }
}

import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { Finding } from '@laurel/ledger/audit/check.ts'
import { ledgerStreamPrefixes } from '@laurel/ledger/handling/streams.ts'
import { unreadableText } from '@laurel/ledger/vault/unreadableFields.ts'
import { compareReadModels } from '@laurel/projections/engine/auditing/compareReadModels.ts'
import type { UnreadableFields } from '../../withStores.ts'

/** What a second reading of the log finds, decrypted: rows that do not follow from it, and fields that can't be read. */
export const rowFindings = async (
  { log, databaseUrl }: Pick<Stores, 'log' | 'databaseUrl'>,
  unreadable: UnreadableFields,
): Promise<{ readonly findings: readonly Finding[]; readonly checked: readonly string[] }> => {
  const compared = await compareReadModels({ log, databaseUrl })
  if (!compared) await readEverything(log)
  const differences = (compared?.differences ?? []).map(({ message, position }) =>
    findingOf('rebuildable', message, position),
  )
  const fields = unreadable.first().map(field => findingOf('readable', unreadableText(field), field.position))
  return {
    findings: [...differences, ...fields],
    checked: [...(compared ? ['rebuildable'] : []), 'readable'],
  }
}

const readEverything = async (log: Stores['log']): Promise<void> => {
  const batches = log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })[Symbol.asyncIterator]()
  while (!(await batches.next()).done);
}

const findingOf = (invariant: string, message: string, position: number): Finding => ({
  invariant,
  message,
  stream: '',
  revision: -1,
  position,
})

import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { StoreProblem } from '@laurel/api/server/stores/storeProblem.ts'
import { createUnreadableFields, unreadableText } from '@laurel/ledger/vault/unreadableFields.ts'
import { endOnSignals } from './endOnSignals.ts'
import { CommandFailed } from './reportFailure.ts'

/**
 * Opens the stores for one command and always closes them, also at a signal. Works beside a running server. Fields that
 * can't be decrypted are named at the end, and the exit code is 1 then.
 */
export const withStores = async (
  work: (stores: Stores, unreadable: UnreadableFields) => Promise<void>,
): Promise<void> => {
  const unreadable = createUnreadableFields()
  const opening = openStores(storeSettings(), { onUnreadable: unreadable.note })
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const stores = await opening.catch(() => undefined)
    closing ??= stores?.close()
    await closing
  }
  const stopListening = endOnSignals(close)
  try {
    const stores = await opening.catch((error: unknown) => {
      throw error instanceof StoreProblem ? new CommandFailed(error.message) : error
    })
    await work(stores, unreadable)
  } finally {
    await close()
    stopListening()
    tellUnreadable(unreadable)
  }
}

export type UnreadableFields = Pick<ReturnType<typeof createUnreadableFields>, 'first' | 'count'>

const tellUnreadable = ({ first, count }: UnreadableFields): void => {
  if (count() === 0) return
  for (const field of first()) process.stderr.write(`${unreadableText(field)}\n`)
  process.stderr.write(`${count()} fields in all can't be decrypted. Run: laurel audit verify\n`)
  process.exitCode = 1
}

import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { vendorByHand } from '../../vendors/buyme/buymeVendor.ts'
import { type GiftCardSync, syncGiftCards } from '../catalog/syncGiftCards.ts'
import { readCardFile } from './readCardFile.ts'

export type ImportOutcome =
  | ({ readonly kind: 'imported' } & GiftCardSync)
  | { readonly kind: 'unreadable'; readonly problem: string }

/** Replaces the cards that people order by hand by those of a file. A file with a mistake changes nothing. */
export const importGiftCards = async (
  database: Queryable,
  { teamId, file }: { readonly teamId: TeamId; readonly file: string },
  signal: AbortSignal,
): Promise<ImportOutcome> => {
  const read = readCardFile(file)
  if (read.kind === 'unreadable') return read
  const catalog = async function* () {
    yield await Promise.resolve(read.products)
  }
  const source = { teamId, vendor: vendorByHand, client: { catalog } }
  return { kind: 'imported', ...(await syncGiftCards(database, source, signal)) }
}

import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ItemId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Intent } from '../../access/intent.ts'
import type { ImageFiles } from '../images/imageFiles.ts'
import { replaceImages } from '../items/replaceImages.ts'
import type { VendorConnections } from '../vendors/connections/vendorConnections.ts'
import { refreshPicture } from './itemPicture.ts'

export type RefreshDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'item'>
  readonly database: Queryable
  readonly imageFiles?: ImageFiles | undefined
  readonly clock: () => Instant
  readonly vendors: Pick<VendorConnections, 'vendorNamed'>
}

export type RefreshedImages =
  | { readonly kind: 'refreshed'; readonly images: readonly string[] }
  | { readonly kind: 'unavailable'; readonly problem: string }
  | Extract<Outcome, { readonly kind: 'rejected' }>

/**
 * Fetches the picture of an imported item from its vendor again. The pictures of a team's own items are answered as they
 * are. Rejects with ITEM_UNKNOWN.
 */
export const refreshImages = async (
  dependencies: RefreshDependencies,
  intent: Intent,
  itemId: ItemId,
  signal: AbortSignal,
): Promise<RefreshedImages> => {
  const { ledger, database, vendors } = dependencies
  const { teamId } = intent
  const known = await ledger.item(teamId, itemId)
  if (known.kind !== 'offered') return { kind: 'rejected', rejection: { code: 'ITEM_UNKNOWN' } }
  const { rows } = await database.query(
    `select item.vendor, image.source_url
     from rewards.integration_items as item
     left join rewards.integration_images as image using (team_id, item_id)
     where item.team_id = $1 and item.item_id = $2`,
    [teamId, itemId],
  )
  const [imported] = Imported.parse(rows)
  if (!imported) return { kind: 'refreshed', images: known.item.images }
  if (imported.source_url === null) return unavailable('The vendor has no picture of this item.')
  const connection = await vendors.vendorNamed(teamId, imported.vendor)
  if (!connection) return unavailable('Connect the vendor of this item again.')
  const wanted = { teamId, itemId, sourceUrl: imported.source_url, client: connection.client }
  const { images, problem } = await refreshPicture(dependencies, wanted, signal)
  if (problem !== null) return unavailable(problem)
  const outcome = await replaceImages({ ledger }, intent, itemId, images)
  return outcome.kind === 'rejected' ? outcome : { kind: 'refreshed', images }
}

const Imported = z.array(z.object({ vendor: z.string(), source_url: z.string().nullable() }))

const unavailable = (problem: string): RefreshedImages => ({ kind: 'unavailable', problem })

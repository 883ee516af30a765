import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createImages, type ImageStore } from '@laurel/api/rewards/images/imageStore.ts'
import { saveItem } from '@laurel/api/rewards/items/saveItem.ts'
import { imagePath } from '@laurel/contract/rewards/itemImages.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ItemId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { demoItems } from './demoItems.ts'
import { demoAdmin } from './people.ts'

const pictures = new URL('./pictures/', import.meta.url)

export const demoItemId = (teamId: TeamId, name: string): ItemId => derivedId('demo item', teamId, name)

type StockDependencies = { readonly ledger: Ledger; readonly database: Queryable }

/** Fills the catalog of the demo team, once: later starts leave what administrators have changed. */
export const stockCatalog = async (
  { ledger, database }: StockDependencies,
  teamId: TeamId,
  now: Date,
): Promise<void> => {
  const images = createImages(database)
  for (const item of demoItems) {
    const itemId = demoItemId(teamId, item.name)
    if ((await ledger.item(teamId, itemId)).kind !== 'unknown') continue
    const { name, emoji, points, description, styles = [], stock, countries = [], isShipped = true } = item
    const intent = {
      id: derivedId('demo', teamId, 'item', name),
      teamId,
      actor: { kind: 'member', id: memberIdOf(teamId, demoAdmin.slackId) } as const,
      occurredAt: instantOf(now),
    }
    await saveItem({ ledger }, intent, itemId, {
      name,
      emoji,
      description,
      pointCost: points,
      images: await Promise.all(item.pictures.map(picture => hang(images, teamId, picture, now))),
      countries: [...countries],
      isShipped,
      variants: styles.map(([style, left]) => ({ variantId: null, name: style, stock: left })),
      stock,
    })
  }
}

/** Keeps a picture, unless it is there, and answers its address. */
const hang = async (images: ImageStore, teamId: TeamId, picture: string, now: Date): Promise<string> => {
  const imageId = createHash('sha256').update(`demo picture ${teamId} ${picture}`).digest('hex').slice(0, 32)
  const known = await images.knownOf(teamId, [imageId])
  if (!known.has(imageId)) {
    const [content, thumbnail] = await Promise.all([
      readFile(new URL(`${picture}.webp`, pictures)),
      readFile(new URL(`${picture}_thumb.webp`, pictures)),
    ])
    await images.save({ imageId, teamId, content, thumbnail, createdAt: now })
  }
  return `${imagePath}/${imageId}.webp`
}

import { createHash } from 'node:crypto'
import { imagePath } from '@laurel/contract/rewards/itemImages.ts'
import type { ItemId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { type ImageFiles, ImageFilesAway } from '../images/imageFiles.ts'
import { createImages } from '../images/imageStore.ts'
import { uploadImage } from '../images/uploadImage.ts'
import type { VendorClient } from '../vendors/port.ts'

type PictureDependencies = {
  readonly database: Queryable
  /** Left out, the database keeps pictures. */
  readonly imageFiles?: ImageFiles | undefined
  readonly clock: () => Instant
}

export type WantedPicture = {
  readonly teamId: TeamId
  readonly itemId: ItemId
  readonly sourceUrl: string
  readonly client: Pick<VendorClient, 'picture'>
}

export type ItemPicture = {
  /** The addresses of the copies; none where there never was a picture. */
  readonly images: readonly string[]
  /** Why the vendor's picture was not fetched; the copy before it stays. */
  readonly problem: string | null
}

const day = 24 * 60 * 60_000
const sourceLengthMax = 2000

/** The copy of a vendor's picture, fetched again once a day and whenever its address changes. */
export const itemPicture = async (
  dependencies: PictureDependencies,
  wanted: WantedPicture,
  signal: AbortSignal,
): Promise<ItemPicture> => {
  const known = await knownPicture(dependencies.database, wanted)
  const isFresh =
    known?.sourceUrl === wanted.sourceUrl && addMilliseconds(known.fetchedAt, day) > dependencies.clock()
  return isFresh ? kept(known) : fetchAgain(dependencies, wanted, known, signal)
}

/** Fetches the picture now, however young the copy is. */
export const refreshPicture = async (
  dependencies: PictureDependencies,
  wanted: WantedPicture,
  signal: AbortSignal,
): Promise<ItemPicture> =>
  fetchAgain(dependencies, wanted, await knownPicture(dependencies.database, wanted), signal)

const fetchAgain = async (
  dependencies: PictureDependencies,
  wanted: WantedPicture,
  known: KnownPicture | undefined,
  signal: AbortSignal,
): Promise<ItemPicture> => {
  if (wanted.sourceUrl.length > sourceLengthMax) return kept(known, noPicture)
  const note = (sourceHash: Buffer | null, imageId: string | null) =>
    notePicture(dependencies, wanted, sourceHash, imageId)
  try {
    const bytes = (await wanted.client.picture?.(wanted.sourceUrl, signal)) ?? null
    if (!bytes) {
      await note(known?.sourceHash ?? null, known?.imageId ?? null)
      return kept(known, noPicture)
    }
    const hash = createHash('sha256').update(bytes).digest()
    if (known?.imageId && known.sourceHash?.equals(hash)) {
      await note(hash, known.imageId)
      return kept(known)
    }
    const images = createImages(dependencies.database, dependencies.imageFiles)
    const now = new Date(dependencies.clock())
    const uploaded = await uploadImage({ images, now }, wanted.teamId, bytes)
    if (uploaded.kind !== 'uploaded') {
      await note(known?.sourceHash ?? null, known?.imageId ?? null)
      return kept(known, uploaded.kind === 'full' ? 'The team has no room for more pictures.' : notReadable)
    }
    await note(hash, uploaded.imageId)
    return kept(uploaded)
  } catch (error) {
    // The next import tries again.
    if (error instanceof VendorUncertain) return kept(known, error.message)
    if (error instanceof ImageFilesAway) return kept(known, notKept)
    throw error
  }
}

const noPicture = 'The vendor has no picture at the address that its catalog names.'
const notKept = 'The storage of pictures is not available just now. Try again later.'
const notReadable = 'The picture of the vendor can’t be read.'

const kept = (known: { readonly imageId: string | null } | undefined, problem: string | null = null) => ({
  images: known?.imageId ? [`${imagePath}/${known.imageId}.webp`] : [],
  problem,
})

const Rows = z.array(
  z
    .object({
      source_url: z.string(),
      source_hash: z.instanceof(Buffer).nullable(),
      image_id: z.string().nullable(),
      fetched_at: z.date(),
    })
    .transform(row => ({
      sourceUrl: row.source_url,
      sourceHash: row.source_hash,
      imageId: row.image_id,
      fetchedAt: row.fetched_at.toISOString(),
    })),
)
type KnownPicture = z.infer<typeof Rows>[number]

const knownPicture = async (
  database: Queryable,
  { teamId, itemId }: Pick<WantedPicture, 'teamId' | 'itemId'>,
): Promise<KnownPicture | undefined> => {
  const { rows } = await database.query(
    `select source_url, source_hash, image_id, fetched_at from rewards.integration_images
     where team_id = $1 and item_id = $2`,
    [teamId, itemId],
  )
  return Rows.parse(rows)[0]
}

const notePicture = async (
  { database, clock }: PictureDependencies,
  { teamId, itemId, sourceUrl }: WantedPicture,
  sourceHash: Buffer | null,
  imageId: string | null,
): Promise<void> => {
  await database.query(
    `insert into rewards.integration_images (team_id, item_id, source_url, source_hash, image_id, fetched_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (team_id, item_id) do update set source_url = excluded.source_url,
       source_hash = excluded.source_hash, image_id = excluded.image_id, fetched_at = excluded.fetched_at`,
    [teamId, itemId, sourceUrl, sourceHash, imageId, clock()],
  )
}

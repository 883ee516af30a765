import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { ImageFiles, ImageSize } from './imageFiles.ts'

export type StoredImage = {
  /** 32 hex digits, which can't be guessed. */
  readonly imageId: string
  readonly teamId: TeamId
  readonly content: Uint8Array
  readonly thumbnail: Uint8Array
  readonly createdAt: Date
}

/** Where pictures are kept. Their ids are their only protection, since browsers and mail programs fetch them. */
export type ImageStore = {
  readonly save: (image: StoredImage) => Promise<void>
  readonly find: (imageId: string, size: ImageSize) => Promise<Buffer | null>
  /** Which of these pictures the team has uploaded. */
  readonly knownOf: (teamId: TeamId, imageIds: readonly string[]) => Promise<ReadonlySet<string>>
  readonly countOf: (teamId: TeamId) => Promise<number>
}

const Found = z.array(z.object({ team_id: TeamId, content: z.instanceof(Buffer).nullable() }))
const Ids = z.array(z.object({ image_id: z.string() }))
const Count = z.tuple([z.object({ count: z.coerce.number() })])

/**
 * The database knows every picture of a team. It also has the pictures, except those that were uploaded while `files`
 * kept them.
 */
export const createImages = (database: Queryable, files?: ImageFiles): ImageStore => ({
  save: async ({ imageId, teamId, content, thumbnail, createdAt }) => {
    // A picture without a row is never shown, a row without a picture would be.
    await files?.write({ teamId, imageId, size: 'full' }, content)
    await files?.write({ teamId, imageId, size: 'thumbnail' }, thumbnail)
    const [keptContent, keptThumbnail] = files ? [null, null] : [content, thumbnail]
    await database.query(
      `insert into rewards.images (image_id, team_id, content, thumbnail, created_at)
       values ($1, $2, $3, $4, $5) on conflict (image_id) do nothing`,
      [imageId, teamId, keptContent, keptThumbnail, createdAt],
    )
  },
  find: async (imageId, size) => {
    const column = size === 'full' ? 'content' : 'thumbnail'
    const { rows } = await database.query(
      `select team_id, ${column} as content from rewards.images where image_id = $1`,
      [imageId],
    )
    const [found] = Found.parse(rows)
    if (!found) return null
    return found.content ?? (await files?.read({ teamId: found.team_id, imageId, size })) ?? null
  },
  knownOf: async (teamId, imageIds) => {
    const { rows } = await database.query(
      'select image_id from rewards.images where team_id = $1 and image_id = any($2)',
      [teamId, imageIds],
    )
    return new Set(Ids.parse(rows).map(({ image_id }) => image_id))
  },
  countOf: async teamId => {
    const { rows } = await database.query('select count(*) from rewards.images where team_id = $1', [teamId])
    return Count.parse(rows)[0].count
  },
})

import { randomBytes } from 'node:crypto'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ImageStore } from './imageStore.ts'
import { shrinkImage } from './shrinkImage.ts'

/** The pictures of one team at most, some 500 MB. */
const imagesMax = 2_000

export type Uploaded =
  | { readonly kind: 'uploaded'; readonly imageId: string; readonly width: number; readonly height: number }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'full' }

/** Makes an uploaded picture fit for the web and keeps it. Has no rejection of the ledger. */
export const uploadImage = async (
  { images, now }: { readonly images: ImageStore; readonly now: Date },
  teamId: TeamId,
  bytes: Uint8Array,
  imageId = randomBytes(16).toString('hex'),
): Promise<Uploaded> => {
  if ((await images.countOf(teamId)) >= imagesMax) return { kind: 'full' }
  const shrunk = await shrinkImage(bytes)
  if (shrunk.kind === 'refused') return shrunk
  const { content, thumbnail, width, height } = shrunk
  await images.save({ imageId, teamId, content, thumbnail, createdAt: now })
  return { kind: 'uploaded', imageId, width, height }
}

import type { TeamId } from '@laurel/ledger/kernel/ids.ts'

export type ImageSize = 'full' | 'thumbnail'

export type ImageFile = { readonly teamId: TeamId; readonly imageId: string; readonly size: ImageSize }

/** Keeps pictures outside the database. Throws `ImageFilesAway` where it does not do what it is asked for. */
export type ImageFiles = {
  readonly write: (file: ImageFile, content: Uint8Array) => Promise<void>
  /** Null where there is no such picture. */
  readonly read: (file: ImageFile) => Promise<Buffer | null>
}

/** The storage of pictures does not answer, or refuses what Laurel asks for. The message is for the log. */
export class ImageFilesAway extends Error {
  override readonly name = 'ImageFilesAway'
  /** Nothing changes until an operator does something. */
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal = false } = {}) {
    super(message)
    this.isRefusal = isRefusal
  }
}

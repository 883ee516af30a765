import {
  Attachment,
  type AttachmentType,
  altTextLengthMax,
} from '@laurel/ledger/members/shoutouts/vocabulary.ts'

/** A GIF that was found, by the name its provider gives it. */
export type Gif = { readonly gifId: string; readonly attachment: Attachment }

/** What is to be asked of whichever provider. */
export type GifQuestion = {
  readonly address: string
  readonly apiKey: string
  readonly words: string
  readonly countMax: number
}

/** What tells one provider of GIFs from another: how it is asked, and how its answer is read. */
export type GifProvider = {
  /** As people know it; providers want to be named where their GIFs are chosen. */
  readonly name: string
  readonly type: AttachmentType
  readonly address: string
  /** Where its pictures lie. */
  readonly mediaHosts: readonly string[]
  /** Asks for what may be shown at work. */
  readonly requestFor: (question: GifQuestion) => URL
  /** Throws where the answer is none of this provider's; single GIFs that can't be used are left out. */
  readonly read: (body: unknown) => readonly FoundGif[]
}

export type FoundGif = {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Longer names would not fit into the key of an option in Slack. */
const idLengthMax = 40

/** A GIF as a shoutout carries it; nothing where it can't be shown. */
export const gifOf = (type: AttachmentType, { id, title, url, width, height }: FoundGif): Gif | undefined => {
  if (!/^[\w-]+$/.test(id) || id.length > idLengthMax) return undefined
  const altText =
    title.replace(/\s+/g, ' ').trim().slice(0, altTextLengthMax).toWellFormed().trim() || 'A GIF'
  const attachment = Attachment.safeParse({ type, mediaUrl: url, width, height, altText }).data
  return attachment && { gifId: id, attachment }
}

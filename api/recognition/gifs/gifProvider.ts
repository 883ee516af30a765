import {
  Attachment,
  type AttachmentType,
  altTextLengthMax,
} from '@laurel/ledger/members/shoutouts/vocabulary.ts'

/** A found GIF, with its id at the provider. */
export type Gif = { readonly gifId: string; readonly attachment: Attachment }

/** A search, for any provider. */
export type GifQuestion = {
  readonly address: string
  readonly apiKey: string
  readonly words: string
  readonly countMax: number
}

/** The differences between GIF providers: their requests and their responses. */
export type GifProvider = {
  /** The public name. Providers require attribution where their GIFs are chosen. */
  readonly name: string
  readonly type: AttachmentType
  readonly address: string
  /** The hosts of its pictures. */
  readonly mediaHosts: readonly string[]
  /** The request of a search, limited to pictures that suit work. */
  readonly requestFor: (question: GifQuestion) => URL
  /** Reads a response, without the GIFs that can't be used. Throws if the response is not the provider's. */
  readonly read: (body: unknown) => readonly FoundGif[]
}

export type FoundGif = {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Longer ids do not fit into the value of a Slack option. */
const idLengthMax = 40

/** A GIF as the attachment of a shoutout; undefined if it can't be shown. */
export const gifOf = (type: AttachmentType, { id, title, url, width, height }: FoundGif): Gif | undefined => {
  if (!/^[\w-]+$/.test(id) || id.length > idLengthMax) return undefined
  const altText =
    title.replace(/\s+/g, ' ').trim().slice(0, altTextLengthMax).toWellFormed().trim() || 'A GIF'
  const attachment = Attachment.safeParse({ type, mediaUrl: url, width, height, altText }).data
  return attachment && { gifId: id, attachment }
}

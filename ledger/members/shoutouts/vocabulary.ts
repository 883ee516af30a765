import { z } from 'zod'
import { freeText } from '../../kernel/personal.ts'
import { PositivePoints } from '../../kernel/points.ts'
import { boundedText, isStorableText } from '../../kernel/text.ts'

/** The provider of the picture. Tenor has closed; its pictures are still shown. */
export const attachmentTypes = ['KLIPY_GIF', 'GIPHY_GIF', 'TENOR_GIF'] as const
export const AttachmentType = z.enum(attachmentTypes)
export type AttachmentType = z.infer<typeof AttachmentType>

export const altTextLengthMax = 200

const Side = z.int().min(1).max(10_000)

/** A GIF attached to a message. It stays at its provider; readers load it from there. */
export const Attachment = z.strictObject({
  type: AttachmentType,
  /** Null after its giver was forgotten: a GIF is part of their message. */
  mediaUrl: freeText(
    z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .refine(isStorableText, { error: 'The address contains characters that cannot be stored.' })
      .nullable(),
    null,
  ),
  width: Side,
  height: Side,
  /** Alternative text for screen readers. */
  altText: freeText(boundedText(altTextLengthMax), ''),
})
export type Attachment = z.infer<typeof Attachment>

/** A reaction in the chat that gives its points to the author of a message. */
export const ReactionShoutout = z.strictObject({
  /** The emoji's name in the workspace, without colons. */
  emoji: z
    .string()
    .regex(/^[a-z0-9_+'-]{1,100}$/, 'Write the name of one emoji, such as herb.')
    .max(100),
  points: PositivePoints,
})
export type ReactionShoutout = z.infer<typeof ReactionShoutout>

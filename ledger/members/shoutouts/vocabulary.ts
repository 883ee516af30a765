import { z } from 'zod'
import { personal } from '../../kernel/personal.ts'
import { PositivePoints } from '../../kernel/points.ts'
import { boundedText, isStorableText } from '../../kernel/text.ts'

/** Where the picture was found. Tenor has closed; what was found there before is shown still. */
export const attachmentTypes = ['KLIPY_GIF', 'GIPHY_GIF', 'TENOR_GIF'] as const
export const AttachmentType = z.enum(attachmentTypes)
export type AttachmentType = z.infer<typeof AttachmentType>

export const altTextLengthMax = 200

const Side = z.int().min(1).max(10_000)

/** A moving picture that hangs on a message. It lies where it was found, and is asked for there by whoever looks. */
export const Attachment = z.strictObject({
  type: AttachmentType,
  /** Null once its giver was forgotten: what somebody chose to say is theirs, in pictures too. */
  mediaUrl: personal(
    z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .refine(isStorableText, { error: 'The address contains characters that cannot be stored.' })
      .nullable(),
    null,
  ),
  width: Side,
  height: Side,
  /** What can be seen in it, for those who can't see it. */
  altText: personal(boundedText(altTextLengthMax), ''),
})
export type Attachment = z.infer<typeof Attachment>

/** A reaction in the chat that gives its points to the author of a message. */
export const ReactionShoutout = z.strictObject({
  /** The emoji's name in the workspace, without colons. */
  emoji: z.string().regex(/^[a-z0-9_+'-]{1,100}$/, 'Write the name of one emoji, such as herb.'),
  points: PositivePoints,
})
export type ReactionShoutout = z.infer<typeof ReactionShoutout>

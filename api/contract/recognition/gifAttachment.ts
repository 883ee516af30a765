import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { AttachmentType, altTextLengthMax } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import { z } from 'zod'

const Side = z.int().min(1).max(10_000)

/** A moving picture that hangs on a shoutout. */
export const GifAttachment = z.object({
  type: AttachmentType,
  media: z.object({
    /** On a host of the provider that is set up; see the settings. Written as browsers write it, so that every store takes it. */
    url: z.url({ protocol: /^https?$/, normalize: true }).max(2000),
    width: Side,
    height: Side,
  }),
  /** What can be seen in it, for those who can't see it. */
  alt_text: boundedText(altTextLengthMax),
})
export type GifAttachment = z.infer<typeof GifAttachment>

import { z } from 'zod'

export const richTextStyles = ['bold', 'italic', 'strike', 'code', 'underline'] as const
const style = z.partialRecord(z.enum(richTextStyles), z.boolean()).optional()
export type RichTextStyle = z.infer<typeof style>

export const RichTextPiece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), style }),
  z.object({ type: z.literal('link'), url: z.string(), text: z.string().optional(), style }),
  z.object({ type: z.literal('user'), user_id: z.string(), style }),
  z.object({ type: z.literal('channel'), channel_id: z.string() }),
  z.object({ type: z.literal('broadcast'), range: z.string() }),
  z.object({ type: z.literal('emoji'), name: z.string() }),
])
const Pieces = z.array(RichTextPiece)
export type RichTextPiece = z.infer<typeof RichTextPiece>

/** An element of a `rich_text` block, as far as the page shows it. */
export const RichTextElement = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rich_text_list'),
    style: z.enum(['ordered', 'bullet']).optional(),
    indent: z.int().default(0),
    elements: z.array(z.object({ elements: Pieces })),
  }),
  z.object({ type: z.literal('rich_text_quote'), elements: Pieces }),
  z.object({ type: z.literal('rich_text_preformatted'), elements: Pieces }),
  z.object({ type: z.literal('rich_text_section'), elements: Pieces }),
])

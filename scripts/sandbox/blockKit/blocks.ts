import { z } from 'zod'
import { buttons, ContextElement, choices, Image, pickers, selects, textInputs } from './elements.ts'
import { anyText, Identifier, plainText } from './texts.ts'

const block = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.looseObject({ type: z.literal(type), block_id: Identifier.optional(), ...shape })

const Section = block('section', {
  text: anyText(3000).optional(),
  fields: z.array(anyText(2000)).min(1).max(10).optional(),
  accessory: z.discriminatedUnion('type', [Image, ...buttons, ...selects, ...choices, ...pickers]).optional(),
}).refine(section => section.text !== undefined || section.fields !== undefined, {
  message: 'must provide text or fields',
})

const Input = block('input', {
  label: plainText(2000),
  hint: plainText(2000).optional(),
  optional: z.boolean().optional(),
  dispatch_action: z.boolean().optional(),
  element: z.discriminatedUnion('type', [...textInputs, ...selects, ...choices, ...pickers]),
})

export const Block = z.discriminatedUnion('type', [
  Section,
  Input,
  block('divider', {}),
  block('header', { text: plainText(150) }),
  block('context', { elements: z.array(ContextElement).min(1).max(10) }),
  block('actions', {
    elements: z
      .array(z.discriminatedUnion('type', [...buttons, ...selects, ...choices, ...pickers]))
      .min(1)
      .max(25),
  }),
  block('image', {
    image_url: z.string().max(3000),
    alt_text: z.string().max(2000),
    title: plainText(2000).optional(),
  }),
  block('rich_text', { elements: z.array(z.looseObject({ type: z.string() })) }),
  block('markdown', { text: z.string().max(12_000) }),
])

export type Block = z.infer<typeof Block>

/** At most this many blocks; no two may carry one block_id. */
export const blockList = (countMax: number) =>
  z
    .array(Block)
    .max(countMax, `no more than ${countMax} items allowed`)
    .superRefine((blocks, check) => {
      const seen = new Set<string>()
      for (const [index, { block_id: blockId }] of blocks.entries()) {
        if (blockId === undefined) continue
        if (seen.has(blockId))
          check.addIssue({ code: 'custom', path: [index, 'block_id'], message: 'block_id already exists' })
        seen.add(blockId)
      }
    })

export const messageBlocksMax = 50
export const viewBlocksMax = 100

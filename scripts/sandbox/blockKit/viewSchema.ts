import { z } from 'zod'
import { blockList, viewBlocksMax } from './blocks.ts'
import { Identifier, plainText } from './texts.ts'

const common = {
  blocks: blockList(viewBlocksMax),
  private_metadata: z.string().max(3000).optional(),
  callback_id: z.string().max(255).optional(),
  external_id: Identifier.optional(),
}

export const ModalSource = z
  .looseObject({
    type: z.literal('modal'),
    title: plainText(24),
    submit: plainText(24).optional(),
    close: plainText(24).optional(),
    clear_on_close: z.boolean().optional(),
    notify_on_close: z.boolean().optional(),
    ...common,
  })
  .refine(view => view.submit !== undefined || view.blocks.every(each => each.type !== 'input'), {
    path: ['submit'],
    message: '`submit` is required when an `input` block is within blocks array',
  })
export type ModalSource = z.infer<typeof ModalSource>

export const HomeSource = z.looseObject({ type: z.literal('home'), ...common })
export type HomeSource = z.infer<typeof HomeSource>

export type ViewSource = ModalSource | HomeSource

/** Slack takes views up to 250 kB. */
export const viewBytesMax = 250_000

import { z } from 'zod'

export const plainText = (lengthMax: number) =>
  z.looseObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(lengthMax),
    emoji: z.boolean().optional(),
  })

const markdownText = (lengthMax: number) =>
  z.looseObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(lengthMax) })

export const anyText = (lengthMax: number) =>
  z.discriminatedUnion('type', [plainText(lengthMax), markdownText(lengthMax)])
export type TextObject = z.infer<ReturnType<typeof anyText>>

export const Identifier = z.string().min(1).max(255)

export const Option = z.looseObject({
  text: anyText(75),
  value: z.string().max(75),
  description: anyText(75).optional(),
  url: z.string().max(3000).optional(),
})
export type Option = z.infer<typeof Option>

export const OptionGroup = z.looseObject({ label: plainText(75), options: z.array(Option).max(100) })
export type OptionGroup = z.infer<typeof OptionGroup>

export const Confirmation = z.looseObject({
  title: plainText(100),
  text: anyText(300),
  confirm: plainText(30),
  deny: plainText(30),
  style: z.enum(['primary', 'danger']).optional(),
})
export type Confirmation = z.infer<typeof Confirmation>

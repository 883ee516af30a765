import { z } from 'zod'

export const plainText = (lengthMax: number) =>
  z.looseObject({ type: z.literal('plain_text'), text: z.string().min(1).max(lengthMax) })

const markdownText = (lengthMax: number) =>
  z.looseObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(lengthMax) })

export const anyText = (lengthMax: number) =>
  z.discriminatedUnion('type', [plainText(lengthMax), markdownText(lengthMax)])

export const Identifier = z.string().min(1).max(255)

export const Option = z.looseObject({
  text: anyText(75),
  value: z.string().max(75),
  description: anyText(75).optional(),
})
export type Option = z.infer<typeof Option>

export const OptionGroup = z.looseObject({ label: plainText(75), options: z.array(Option).max(100) })

export const Confirmation = z.looseObject({
  title: plainText(100),
  text: anyText(300),
  confirm: plainText(30),
  deny: plainText(30),
})

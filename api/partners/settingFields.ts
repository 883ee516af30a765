import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/**
 * Fields of the settings of a vendor: forms and answers follow from them. A text without these words is a secret, and a
 * secret is written and never read.
 */
type FieldWords = { readonly title: string; readonly help?: string }

const helpOf = ({ help }: FieldWords) => (help === undefined ? {} : { description: help })

/** A key or password: 2,000 characters at most. */
export const secretSetting = (words: FieldWords) =>
  requiredText(2000).meta({ title: words.title, ...helpOf(words), isSecret: true })

/** A secret that a partner gives with a grant: no form asks for it. */
export const grantedSetting = () => requiredText(2000).meta({ isSecret: true, isGranted: true })

/** A name or number that administrators may see again. */
export const plainSetting = (words: FieldWords) =>
  requiredText(500).meta({ title: words.title, ...helpOf(words), isSecret: false })

export const choiceSetting = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  words: FieldWords,
) => z.enum(options).meta({ title: words.title, ...helpOf(words), isSecret: false })

/** Where orders go: the sandbox of a vendor bills no one. */
export const environmentSetting = choiceSetting(['sandbox', 'production'], {
  title: 'Environment',
  help: 'The sandbox of the vendor delivers nothing.',
})

export type SettingField = {
  readonly name: string
  readonly title: string
  readonly help: string | null
  readonly kind: 'secret' | 'text' | 'choice'
  /** The options of a choice. */
  readonly options: readonly string[]
  readonly isRequired: boolean
}

const Property = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  isSecret: z.boolean().optional(),
  isGranted: z.boolean().optional(),
  enum: z.array(z.string()).optional(),
})
const Shape = z.object({
  type: z.literal('object'),
  properties: z.record(z.string(), Property),
  required: z.array(z.string()).default([]),
})

/** The fields of a vendor's settings that a form asks for, in their order. Throws for settings that are no object of texts and choices. */
export const settingFieldsOf = (settings: z.ZodType): readonly SettingField[] => {
  const { properties, required } = Shape.parse(z.toJSONSchema(settings, { io: 'input' }))
  const asked = Object.entries(properties).filter(([, { isGranted }]) => isGranted !== true)
  return asked.map(([name, property]) => {
    const options = property.enum ?? []
    const kind = options.length > 0 ? 'choice' : property.isSecret === false ? 'text' : 'secret'
    return {
      name,
      title: property.title ?? name,
      help: property.description ?? null,
      kind,
      options,
      isRequired: required.includes(name),
    }
  })
}

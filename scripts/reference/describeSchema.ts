import { personalData } from '@laurel/ledger/kernel/personal.ts'
import { z } from 'zod'

/** A schema in words: `text (max 100)`, `list of uuid`, `integer or null`. */
export const describeSchema = (schema: z.core.$ZodType): string =>
  words(z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline', io: 'output' }))

type JsonSchema = z.core.JSONSchema.BaseSchema

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const words = (schema: JsonSchema): string => {
  const { anyOf, oneOf, enum: choices, const: constant, type } = schema
  const members = anyOf ?? oneOf
  if (members) return [...new Set(members.filter(isSchema).map(words))].join(' or ')
  if (choices) return choices.map(choice => `\`${String(choice)}\``).join(', ')
  if (constant !== undefined) return `\`${String(constant)}\``
  if (type === 'string') return textWords(schema)
  if (type === 'integer' || type === 'number') return numberWords(schema)
  if (type === 'array') return listWords(schema)
  if (type === 'object') return objectWords(schema)
  return typeof type === 'string' ? type : 'any JSON'
}

const textWords = ({ format, maxLength, pattern }: JsonSchema): string => {
  if (format !== undefined) return format
  if (maxLength !== undefined) return `text (max ${maxLength})`
  return pattern === undefined ? 'text' : 'text of a fixed form'
}

const numberWords = ({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): string => {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined
  const least = minimum ?? above
  const from = least === undefined || least === Number.MIN_SAFE_INTEGER ? undefined : `from ${least}`
  const to = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? undefined : `to ${maximum}`
  return [type === 'integer' ? 'integer' : 'number', from, to].filter(word => word !== undefined).join(' ')
}

const listWords = ({ items, maxItems, prefixItems }: JsonSchema): string => {
  if (prefixItems) return `[${prefixItems.filter(isSchema).map(words).join(', ')}]`
  const item = isSchema(items) && !Array.isArray(items) ? words(items) : 'any JSON'
  return `${maxItems === undefined ? 'list' : `list (max ${maxItems})`} of ${item}`
}

const objectWords = ({ properties, additionalProperties }: JsonSchema): string => {
  const names = Object.keys(properties ?? {})
  if (names.length > 0) return `{ ${names.join(', ')} }`
  return isSchema(additionalProperties) ? `object of ${words(additionalProperties)}` : 'object'
}

/** Whether a field holds data that is encrypted and can be forgotten, itself or in a part of it. */
export const isPersonal = (schema: z.core.$ZodType): boolean => {
  if (personalData.has(schema)) return true
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(isPersonal)
  if (schema instanceof z.ZodArray) return isPersonal(schema.element)
  if (schema instanceof z.ZodRecord) return isPersonal(schema.valueType)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return isPersonal(schema.unwrap())
  if (schema instanceof z.ZodUnion) return schema.options.some(isPersonal)
  return false
}

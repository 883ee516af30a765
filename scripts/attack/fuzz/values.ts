import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

const textLengthMax = 60
const itemsMax = 4

/** Values that a schema describes. Ids are often those of `ids`, so that requests reach the data of the team. */
export const valuesOf = (schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> =>
  arbitraryOf(inputOf(schema), ids)

/** A preprocessed schema describes its input as anything; its output is closer to what callers send. */
const inputOf = (schema: z.ZodType): JsonSchema => {
  const options = { unrepresentable: 'any', reused: 'inline' } as const
  const { $schema: _, ...input } = z.toJSONSchema(schema, { ...options, io: 'input' })
  return Object.keys(input).length > 0 ? input : z.toJSONSchema(schema, { ...options, io: 'output' })
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const arbitraryOf = (schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const { anyOf, oneOf, enum: choices, const: constant, type } = schema
  const members = (anyOf ?? oneOf)?.filter(isSchema)
  if (members && members.length > 0) return fc.oneof(...members.map(member => arbitraryOf(member, ids)))
  if (choices && choices.length > 0) return fc.constantFrom(...choices)
  if (constant !== undefined) return fc.constant(constant)
  if (type === undefined) return fc.jsonValue({ maxDepth: 2 })
  switch (type) {
    case 'string':
      return textOf(schema, ids)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return listOf(schema, ids)
    case 'object':
      return objectOf(schema, ids)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const textOf = (
  { format, pattern, minLength = 0, maxLength = textLengthMax }: JsonSchema,
  ids: readonly string[],
) => {
  if (format === 'uuid') return fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 4 }, fc.uuid())
  if (format === 'date') return fc.constantFrom('2026-01-31', '2024-02-29', '0001-01-01', '9999-12-31')
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString())
  if (format === 'uri') return fc.webUrl()
  if (pattern !== undefined && maxLength <= textLengthMax) return fc.stringMatching(new RegExp(pattern))
  const longest = Math.max(minLength, Math.min(maxLength, textLengthMax))
  return fc.string({ minLength, maxLength: longest, unit: 'grapheme' }).map(text => text.slice(0, maxLength))
}

const numberOf = ({ type, minimum, maximum }: JsonSchema) => {
  const min = Math.max(minimum ?? -1_000, Number.MIN_SAFE_INTEGER)
  const max = Math.min(maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER)
  const small = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, Math.max(min, 0) + 20)) })
  if (type === 'number') return fc.oneof(small, fc.double({ min, max, noNaN: true }))
  return fc.oneof(small, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.constantFrom(min, max))
}

const listOf = (
  { items, prefixItems, minItems = 0, maxItems = itemsMax }: JsonSchema,
  ids: readonly string[],
) => {
  if (prefixItems) return fc.tuple(...prefixItems.filter(isSchema).map(item => arbitraryOf(item, ids)))
  const item =
    isSchema(items) && !Array.isArray(items) ? arbitraryOf(items, ids) : fc.jsonValue({ maxDepth: 1 })
  return fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, itemsMax)) })
}

const objectOf = ({ properties, required = [] }: JsonSchema, ids: readonly string[]) => {
  const fields = Object.entries(properties ?? {}).flatMap(([name, schema]) =>
    isSchema(schema) ? [[name, arbitraryOf(schema, ids)] as const] : [],
  )
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter(name => name in Object(properties)),
  })
}

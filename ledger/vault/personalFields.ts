import { z } from 'zod'
import { ledgerEvents } from '../handling/eventCatalog.ts'
import type { MemberId } from '../kernel/ids.ts'
import { type PersonalMark, personalData } from '../kernel/personal.ts'
import type { JsonObject } from '../log/port.ts'
import { everyKey } from './changeField.ts'

/** A field of an event that holds personal data, and its value after the person was forgotten. */
export type PersonalField = PersonalMark & { readonly path: readonly string[] }

/** The personal fields in a schema. Throws where one is inside of a list or may be left out: it would not be encrypted. */
export const fieldsOf = (schema: unknown, path: readonly string[] = []): readonly PersonalField[] => {
  if (!(schema instanceof z.ZodType)) return []
  const mark = personalData.get(schema)
  if (mark) return [{ path, ...mark }]
  if (schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap(), path)
  if (schema instanceof z.ZodUnion) return distinct(schema.options.flatMap(option => fieldsOf(option, path)))
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType, [...path, everyKey])
  if (isUnreached(schema) && fieldsOf(innerOf(schema), path).length > 0)
    throw new Error(`The personal field ${path.join('.')} would not be encrypted. Let it be null instead.`)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, child]) => fieldsOf(child, [...path, name]))
}

type Unreached = z.ZodOptional | z.ZodExactOptional | z.ZodDefault | z.ZodArray

const isUnreached = (schema: z.ZodType): schema is Unreached =>
  [z.ZodOptional, z.ZodExactOptional, z.ZodDefault, z.ZodArray].some(kind => schema instanceof kind)

const innerOf = (schema: Unreached): unknown =>
  schema instanceof z.ZodArray ? schema.element : schema.unwrap()

/** The options of a union share fields: the first mention of a path counts. */
const distinct = (fields: readonly PersonalField[]): readonly PersonalField[] => [
  ...new Map(fields.toReversed().map(field => [field.path.join('.'), field])).values(),
]

const byType = new Map(ledgerEvents.map(({ type, schema }) => [String(type), fieldsOf(schema)]))

/** The personal fields of a type of event, as its schema marks them. */
export const personalFields = (type: string): readonly PersonalField[] => byType.get(type) ?? []

/** The person of an event: its subject or its author. */
export const subjectOf = ({ memberId, giverId, nominatorId, decidedBy }: JsonObject): MemberId | undefined =>
  [memberId, giverId, nominatorId, decidedBy].find(id => typeof id === 'string')

import { z } from 'zod'
import { ScimError } from './scimError.ts'
import { canonical, canonicalName, isObject, type Json, type JsonObject, userSchema } from './user.ts'

const operationsMax = 100

const JsonValue: z.ZodType<Json> = z.json()
const PatchRequest = z.object({
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'remove', 'replace'])),
        path: z.string().max(500).exactOptional(),
        value: JsonValue.exactOptional(),
      }),
    )
    .min(1)
    .max(operationsMax),
})
export type Operation = z.infer<typeof PatchRequest>['Operations'][number]

/** The operations in the body of a PATCH. */
export const readOperations = (body: Json): readonly Operation[] => {
  const parsed = PatchRequest.safeParse(body)
  if (!parsed.success) throw new ScimError(400, 'The operations are not readable.', 'invalidSyntax')
  return parsed.data.Operations
}

/** The resource after the operations of a PATCH, in their order. */
export const patched = (resource: Json, operations: readonly Operation[]): JsonObject =>
  operations.reduce(applyOperation, isObject(resource) ? resource : {})

const applyOperation = (resource: JsonObject, { op, path, value }: Operation): JsonObject => {
  if (path !== undefined) return applyAt(resource, readPath(path), op, value)
  if (op === 'remove') throw new ScimError(400, 'A removal needs a path.', 'noTarget')
  if (!isObject(value)) throw new ScimError(400, 'A change without a path needs an object.', 'invalidSyntax')
  // Some providers write paths as the names of values.
  return Object.entries(value).reduce(
    (current, [name, each]) => applyAt(current, readPath(name), op, each),
    resource,
  )
}

type Path = {
  readonly schema: string | undefined
  readonly attribute: string | undefined
  /** Of several values, those whose attribute has this value. */
  readonly filter: { readonly attribute: string; readonly value: string | boolean } | undefined
  readonly part: string | undefined
}

const pathForm =
  /^(?:(urn:[\w.:-]+:(?:User|Group))(?::|$))?(?:([A-Za-z$][\w$-]*)(?:\[\s*([A-Za-z]\w*)\s+eq\s+(?:"([^"\\]*)"|(true|false))\s*\])?(?:\.([A-Za-z$]\w*))?)?$/i

export const readPath = (text: string): Path => {
  const [whole, schema, attribute, filtered, quoted, truth, part] = pathForm.exec(text.trim()) ?? []
  if (!whole) throw new ScimError(400, `The path ${text.slice(0, 100)} is not known.`, 'invalidPath')
  return {
    schema: schema?.toLowerCase() === userSchema.toLowerCase() ? undefined : schema && canonicalName(schema),
    attribute: attribute && canonicalName(attribute),
    filter:
      filtered === undefined
        ? undefined
        : { attribute: canonicalName(filtered), value: quoted ?? truth?.toLowerCase() === 'true' },
    part: part && canonicalName(part),
  }
}

const applyAt = (
  resource: JsonObject,
  { schema, attribute, filter, part }: Path,
  op: Operation['op'],
  given: Json | undefined,
): JsonObject => {
  const value = given === undefined ? undefined : canonical(given)
  if (schema !== undefined) {
    const extension = resource[schema]
    const inner = isObject(extension) ? extension : {}
    if (attribute === undefined)
      return withName(resource, schema, op === 'remove' ? undefined : merged(inner, value))
    return withName(
      resource,
      schema,
      applyAt(inner, { schema: undefined, attribute, filter, part }, op, given),
    )
  }
  if (attribute === undefined) throw new ScimError(400, 'The path names no attribute.', 'invalidPath')
  if (attribute === 'id' || attribute === 'meta' || attribute === 'schemas') return resource
  const current = resource[attribute]
  if (filter) return withName(resource, attribute, applyToSome(current, filter, part, op, value))
  if (part !== undefined) {
    if (Array.isArray(current))
      return withName(
        resource,
        attribute,
        current.map(each => withPart(each, part, op, value)),
      )
    return withName(resource, attribute, withPart(isObject(current) ? current : {}, part, op, value))
  }
  if (op === 'remove' || value === undefined || value === null)
    return withName(resource, attribute, undefined)
  if (op === 'add' && Array.isArray(current)) {
    const added = Array.isArray(value) ? value : [value]
    const isKnown = (each: Json) => current.some(known => JSON.stringify(known) === JSON.stringify(each))
    return withName(resource, attribute, [...current, ...added.filter(each => !isKnown(each))])
  }
  if (isObject(current) && isObject(value)) return withName(resource, attribute, merged(current, value))
  return withName(resource, attribute, value)
}

const applyToSome = (
  current: Json | undefined,
  { attribute, value: wanted }: NonNullable<Path['filter']>,
  part: string | undefined,
  op: Operation['op'],
  value: Json | undefined,
): Json => {
  const values = Array.isArray(current) ? current : []
  const isMeant = (each: Json) => isObject(each) && alike(each[attribute], wanted)
  if (op === 'remove' && part === undefined) return values.filter(each => !isMeant(each))
  const change = (each: Json): Json =>
    part === undefined ? merged(isObject(each) ? each : {}, value) : withPart(each, part, op, value)
  if (values.some(isMeant)) return values.map(each => (isMeant(each) ? change(each) : each))
  // Providers replace the work e-mail of users that have none yet.
  return op === 'remove' ? values : [...values, change({ [attribute]: wanted })]
}

const alike = (one: Json | undefined, other: string | boolean): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one.toLowerCase() === other.toLowerCase()
    : one === other

const withPart = (each: Json, part: string, op: Operation['op'], value: Json | undefined): Json =>
  withName(isObject(each) ? each : {}, part, op === 'remove' ? undefined : value)

const merged = (current: JsonObject, value: Json | undefined): JsonObject => {
  if (!isObject(value)) throw new ScimError(400, 'The value has to be an object.', 'invalidValue')
  return { ...current, ...value }
}

const withName = (object: JsonObject, name: string, value: Json | undefined): JsonObject => {
  const { [name]: _former, ...others } = object
  return value === undefined || value === null ? others : { ...others, [name]: value }
}

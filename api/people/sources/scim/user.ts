import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { ScimError } from './scimError.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
/** The dates of people, for which the standard has no attributes. */
export const laurelSchema = 'urn:laurel:params:scim:schemas:extension:people:2.0:User'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

const optional = (lengthMax: number) => boundedText(lengthMax).exactOptional()
const day = z.union([z.iso.date(), z.literal('')]).exactOptional()
/** Some providers send truth as a text. */
const truth = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(?:true|false)$/i)
    .transform(text => text.toLowerCase() === 'true'),
])
const labelled = { type: optional(100), primary: truth.exactOptional() }

/** A user, as far as Laurel keeps it. Other attributes are passed over. */
export const ScimUser = z.object({
  userName: requiredText(320),
  externalId: optional(200),
  active: truth.default(true),
  name: z
    .object({ formatted: optional(400), givenName: optional(200), familyName: optional(200) })
    .exactOptional(),
  displayName: optional(400),
  title: optional(500),
  emails: z
    .array(z.object({ value: optional(320), ...labelled }))
    .max(20)
    .exactOptional(),
  addresses: z
    .array(
      z.object({ formatted: optional(500), locality: optional(200), country: optional(100), ...labelled }),
    )
    .max(20)
    .exactOptional(),
  [enterpriseSchema]: z
    .object({
      employeeNumber: optional(200),
      costCenter: optional(500),
      organization: optional(500),
      division: optional(500),
      department: optional(500),
      // Some providers send the id alone.
      manager: z
        .union([z.object({ value: optional(200) }), boundedText(200).transform(value => ({ value }))])
        .exactOptional(),
    })
    .exactOptional(),
  [laurelSchema]: z.object({ birthday: day, startDate: day, endDate: day }).exactOptional(),
})
export type ScimUser = z.infer<typeof ScimUser>

/** Reads a user from the body of a request, or from a resource that was changed. */
export const readUser = (body: Json): ScimUser => {
  const parsed = ScimUser.safeParse(canonical(body))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ScimError(
    400,
    `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'not readable'}`,
    'invalidValue',
  )
}

const partNames =
  'formatted givenName familyName value type primary locality country employeeNumber costCenter organization division department manager birthday startDate endDate'

const names = new Map(
  [...Object.keys(ScimUser.shape), ...partNames.split(' ')].map(name => [name.toLowerCase(), name]),
)

/** The name of an attribute as the schema writes it; case does not matter. */
export const canonicalName = (name: string): string => names.get(name.toLowerCase()) ?? name

/** The same value with the names of the schema, and without what is null: that is the same as left out. */
export const canonical = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === null ? [] : [[canonicalName(name), canonical(each)]],
    ),
  )
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

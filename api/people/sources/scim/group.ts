import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { type Operation, readPath } from './patch.ts'
import { ScimError } from './scimError.ts'
import { isObject, type Json } from './user.ts'

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** The members of one request; a body of the largest size has fewer. */
const membersMax = 50_000

const Members = z
  .array(z.object({ value: Identifier }))
  .max(membersMax)
  .transform(members => [...new Set(members.map(({ value }) => value))])

const Name = requiredText(400)
const ExternalId = boundedText(200).nullable()

export type GroupChange = {
  readonly displayName?: string
  readonly externalId?: string | null
  /** In their order. */
  readonly members: readonly MemberChange[]
}
export type MemberChange = {
  readonly kind: 'add' | 'remove' | 'replace'
  readonly userIds: readonly string[]
}

/** A group as a whole, from the body of a POST or a PUT. */
export const readGroup = (
  body: Json,
): {
  readonly displayName: string
  readonly externalId: string | null
  readonly userIds: readonly string[]
} => {
  const named = plainNames(body)
  return {
    displayName: readAs(Name, named.displayname, 'displayName'),
    externalId: readAs(ExternalId, named.externalid ?? null, 'externalId'),
    userIds: readAs(Members, named.members ?? [], 'members'),
  }
}

/** What the operations of a PATCH change of a group. */
export const groupChangeOf = (operations: readonly Operation[]): GroupChange =>
  operations.reduce<GroupChange>(withOperation, { members: [] })

const withOperation = (change: GroupChange, { op, path, value }: Operation): GroupChange => {
  if (path !== undefined) return withAttribute(change, path, op, value ?? null)
  if (op === 'remove') throw new ScimError(400, 'A removal needs a path.', 'noTarget')
  if (!isObject(value)) throw new ScimError(400, 'A change without a path needs an object.', 'invalidSyntax')
  return Object.entries(value).reduce(
    (current, [name, each]) => withAttribute(current, name, op, each),
    change,
  )
}

const withAttribute = (change: GroupChange, text: string, op: Operation['op'], value: Json): GroupChange => {
  const { attribute = '', filter, part } = readPath(text)
  switch (attribute.toLowerCase()) {
    case 'displayname':
      return { ...change, displayName: readAs(Name, value, 'displayName') }
    case 'externalid':
      return { ...change, externalId: op === 'remove' ? null : readAs(ExternalId, value, 'externalId') }
    case 'members':
      if (part !== undefined) throw new ScimError(400, 'Members are changed as a whole.', 'invalidPath')
      return { ...change, members: [...change.members, memberChange(op, filter, value)] }
    // Providers send the id and the schemas along; Laurel keeps no other attribute.
    default:
      return change
  }
}

type Filter = ReturnType<typeof readPath>['filter']

/** One by a filter, `members[value eq "…"]`, or those that are named; a removal that names none takes all. */
const memberChange = (op: Operation['op'], filter: Filter, value: Json): MemberChange => {
  if (filter) {
    if (op !== 'remove' || filter.attribute !== 'value')
      throw new ScimError(400, 'Name a member to remove as members[value eq "…"].', 'invalidPath')
    return { kind: 'remove', userIds: readAs(Members, [{ value: filter.value }], 'members') }
  }
  if (op === 'remove' && value === null) return { kind: 'replace', userIds: [] }
  const userIds = readAs(Members, Array.isArray(value) ? value : [value], 'members')
  return { kind: op, userIds }
}

const readAs = <Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ScimError(400, `${name}: ${parsed.error.issues[0]?.message ?? 'not readable'}`, 'invalidValue')
}

const plainNames = (body: Json): Readonly<Record<string, Json>> =>
  isObject(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]))
    : {}

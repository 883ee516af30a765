import { PointEligibility } from '@laurel/ledger/members/profile/details.ts'
import { z } from 'zod'
import { flag, instant, objectOf, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** The details that people operations keep of a member; see `MemberDetails`. */
const detailColumns = {
  birthday: text.nullable(),
  isBirthdayPrivate: flag,
  joinedOn: text.nullable(),
  pointEligibility: oneOf(PointEligibility.options),
  shoutoutAllowanceOverride: whole,
  awardAllowanceOverride: whole,
  newHireMessage: text,
} as const

/** A person of a team, as the workspace describes them. */
export const members = defineTable({
  readModel: 'members',
  name: 'members',
  columns: {
    teamId: uuid,
    memberId: uuid,
    externalKey: text,
    name: text,
    email: text.nullable(),
    pictureUrl: text.nullable(),
    timeZone: text.nullable(),
    isActive: flag,
    isAdmin: flag,
    isOwner: flag,
    ...detailColumns,
    /** The custom fields of the member's profile in the workspace. */
    fields: objectOf(z.record(z.string(), z.string())),
    /** The manager. */
    managerId: uuid.nullable(),
    /** Null until the person chose one. */
    locale: text.nullable(),
    place: text.nullable(),
    addedAt: instant,
  },
  key: ['teamId', 'memberId'],
  indexes: [
    'team_id, lower(name)',
    'team_id, external_key',
    'team_id, manager_id',
    'email',
    'using gin (team_id, name gin_trgm_ops, email gin_trgm_ops)',
  ],
})
export type MemberRow = TableRow<typeof members>

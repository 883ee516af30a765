import { PointEligibility } from '@laurel/ledger/members/profile/details.ts'
import { z } from 'zod'
import { flag, instant, objectOf, oneOf, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** The details that people operations keep of a member; see `MemberDetails`. */
const detailColumns = {
  birthday: personal(text.nullable()),
  isBirthdayPrivate: flag,
  joinedOn: personal(text.nullable()),
  pointEligibility: oneOf(PointEligibility.options),
  shoutoutAllowanceOverride: whole,
  awardAllowanceOverride: whole,
  newHireMessage: personal(text),
} as const

/** SQL of a member's own time zone; empty without one. */
export const ownTimeZone = (prefix: string): string => `coalesce(${prefix}time_zone, '')`

/** A person of a team, as the workspace describes them. */
export const members = defineTable({
  readModel: 'members',
  name: 'members',
  columns: {
    teamId: uuid,
    memberId: uuid,
    externalKey: personal(text),
    name: personal(text),
    email: personal(text.nullable()),
    pictureUrl: personal(text.nullable()),
    timeZone: text.nullable(),
    isActive: flag,
    isAdmin: flag,
    isOwner: flag,
    ...detailColumns,
    /** The custom fields of the member's profile in the workspace. */
    fields: personal(objectOf(z.record(z.string(), z.string()))),
    /** The manager. */
    managerId: personal(uuid.nullable()),
    /** The locale in the workspace. */
    chatLocale: personal(text.nullable()),
    /** Null until the person chose one. */
    locale: personal(text.nullable()),
    place: personal(text.nullable()),
    addedAt: instant,
  },
  key: ['teamId', 'memberId'],
  indexes: [
    'team_id, birthday',
    'team_id, substr(joined_on, 6)',
    'using btree (team_id, lower(name), member_id) include (is_active)',
    'team_id, external_key',
    'team_id, manager_id',
    'using btree (team_id, member_id) where not is_active',
    'using btree (team_id, member_id) where is_admin or is_owner',
    'using btree (team_id, member_id) where is_birthday_private',
    'email',
    'team_id, added_at, member_id',
    'team_id, is_active, member_id',
    'team_id, is_admin, member_id',
    `using btree (team_id, ${ownTimeZone('')}) where is_active`,
    'using gin (team_id, name gin_trgm_ops, email gin_trgm_ops)',
  ],
})
export type MemberRow = TableRow<typeof members>

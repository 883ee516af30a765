import { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { flag, instant, listOf, objectOf, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** The spot awards of a team, archived ones too. */
export const awards = defineTable({
  readModel: 'awards',
  name: 'awards',
  columns: {
    teamId: uuid,
    awardId: uuid,
    name: text,
    points: whole,
    message: text,
    bannerIds: listOf(text),
    gifts: listOf(GiftRow),
    isPrivate: flag,
    isArchived: flag,
    definedAt: instant,
  },
  key: ['teamId', 'awardId'],
})
export type AwardRow = TableRow<typeof awards>

/** How a team celebrates, a row per kind that was ever set up. */
export const celebrations = defineTable({
  readModel: 'awards',
  name: 'celebrations',
  columns: {
    teamId: uuid,
    kind: oneOf(CelebrationKind.options),
    isEnabled: flag,
    settings: objectOf(CelebrationSettings),
  },
  key: ['teamId', 'kind'],
})
export type CelebrationRow = TableRow<typeof celebrations>

/** The celebrated member, the occasion and its year. */
export const celebrated = defineTable({
  readModel: 'awards',
  name: 'celebrated',
  columns: {
    teamId: uuid,
    memberId: uuid,
    kind: oneOf(CelebrationKind.options),
    year: whole,
    grantId: uuid,
    points: whole,
    occurredAt: instant,
  },
  key: ['teamId', 'memberId', 'kind', 'year'],
  indexes: ['team_id, kind, occurred_at'],
})
export type CelebratedRow = TableRow<typeof celebrated>

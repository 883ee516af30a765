import { z } from 'zod'
import { instant, objectOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** Settings by their name, as bounded texts; no personal texts, no secrets. */
export const ChangedValues = z.record(z.string(), z.string().nullable())
export type ChangedValues = z.infer<typeof ChangedValues>

/** The settings of each subject after its last change. */
export const currentValues = defineTable({
  readModel: 'changes',
  name: 'currentValues',
  columns: {
    teamId: uuid,
    what: text,
    /** What was changed: a member, a channel, an award; the team itself otherwise. */
    subjectId: uuid,
    changes: whole,
    values: objectOf(ChangedValues).nullable(),
  },
  key: ['teamId', 'what', 'subjectId'],
})

/** Changes of the configuration and of what people may do, with the settings before and after. */
export const changes = defineTable({
  readModel: 'changes',
  name: 'changes',
  columns: {
    teamId: uuid,
    /** The event. */
    changeId: uuid,
    occurredAt: instant,
    /** The member who made the change; null where a process of the system did. */
    actorId: uuid.nullable(),
    /** The name of the process. */
    process: text.nullable(),
    /** The kind of change: `team.settings`. */
    what: text,
    subjectId: uuid,
    /** Null where the subject was new. */
    before: objectOf(ChangedValues).nullable(),
    /** Null where the subject was removed. */
    after: objectOf(ChangedValues).nullable(),
  },
  key: ['teamId', 'changeId'],
  indexes: [
    'team_id, occurred_at, change_id',
    'team_id, what, occurred_at, change_id',
    'team_id, subject_id, occurred_at, change_id',
    'team_id, actor_id, occurred_at, change_id',
  ],
})

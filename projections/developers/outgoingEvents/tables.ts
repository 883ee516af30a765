import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { z } from 'zod'
import { instant, objectOf, oneOf, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** What happened in a team, in the form in which other programs receive it. The position is the place in the log. */
export const outgoingEvents = defineTable({
  readModel: 'outgoingEvents',
  name: 'outgoingEvents',
  columns: {
    teamId: uuid,
    position: whole,
    eventId: uuid,
    type: oneOf(OutgoingEventType.options),
    /** What the event is about: a member, a shoutout, a redemption. */
    subject: text,
    occurredAt: instant,
    recordedAt: instant,
    /** The data without the name of the channel and without personal texts. */
    data: objectOf(z.record(z.string(), z.json())),
    channelId: uuid.nullable(),
    /** The text that was announced in a channel; null for what was said in private. */
    message: personal(text.nullable()),
  },
  key: ['teamId', 'position'],
  indexes: ['team_id, type, position', 'team_id, recorded_at'],
})
export type OutgoingEventRow = TableRow<typeof outgoingEvents>

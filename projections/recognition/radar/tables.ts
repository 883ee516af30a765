import { RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import { flag, instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

const readModel = 'radar'

/** The signals that a team ever set. */
export const radarSignals = defineTable({
  readModel,
  name: 'radarSignals',
  columns: { teamId: uuid, signal: oneOf(RadarSignal.options), isOn: flag, threshold: whole },
  key: ['teamId', 'signal'],
  indexes: ['using btree (team_id) where is_on'],
})

/** The findings that look fine. The reason is kept in the log alone. */
export const radarDecisions = defineTable({
  readModel,
  name: 'radarDecisions',
  columns: {
    teamId: uuid,
    findingId: uuid,
    month: text,
    weight: whole,
    decidedBy: uuid,
    decidedAt: instant,
  },
  key: ['teamId', 'findingId'],
})

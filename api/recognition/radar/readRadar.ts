import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import { defaultThresholds, RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
import { signalsOf } from '@laurel/projections/recognition/radar/queries.ts'
import { z } from 'zod'
import { listFindings } from './listFindings.ts'
import { lookedBackMonths, monthAfter } from './months.ts'
import { readLook } from './sightingRows.ts'

/** A look that takes longer has failed and is tried again by the jobs. */
const lookMilliseconds = 60 * 60_000

/** Every signal with its setting, and when the radar last looked. */
export const readRadar = async (database: Queryable, teamId: TeamId, now: Instant) => {
  const [set, look] = await Promise.all([signalsOf(database, teamId), readLook(database, teamId)])
  const bySignal = new Map(set.map(setting => [setting.signal, setting]))
  return {
    signals: RadarSignal.options.map(signal => {
      const proposed = defaultThresholds[signal]
      const { isOn = false, threshold = proposed } = bySignal.get(signal) ?? {}
      return { signal, isOn, threshold, proposed }
    }),
    lookedAt: look?.lookedAt ?? null,
    isLooking:
      look !== null &&
      (look.lookedAt === null || look.lookedAt < look.askedAt) &&
      Date.parse(now) - Date.parse(look.askedAt) < lookMilliseconds,
  }
}

const CountedMonth = z.object({
  month: z.string(),
  thanks: z.coerce.number(),
  findings: z.coerce.number(),
})
const counted = prepared(`
  select m.month, m.thanks, (
    select count(*) from worker.radar_sightings s
    where s.team_id = m.team_id and s.signal = $2 and s.month = m.month and s.share >= $3) as findings
  from worker.radar_months m where m.team_id = $1 and m.month > $4 and m.month <= $5 order by m.month`)

const examplesMax = 5

/** What a signal would have found in each month with a threshold, and the clearest examples. */
export const backTest = async (
  database: Queryable,
  teamId: TeamId,
  { signal, threshold }: { readonly signal: RadarSignal; readonly threshold: number },
  current: Month,
) => {
  const since = monthAfter(current, -1)
  const [months, examples] = await Promise.all([
    readRows(database, CountedMonth, counted, [
      teamId,
      signal,
      threshold,
      monthAfter(current, -lookedBackMonths),
      current,
    ]),
    listFindings(database, teamId, since, { signal, threshold, limit: examplesMax, isCounted: false }),
  ])
  return { months, examples: examples.rows }
}

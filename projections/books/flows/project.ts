import { byType } from '@laurel/ledger/handling/byType.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Project, ReadModel } from '../../engine/tables/readModel.ts'
import { pointFlows } from './tables.ts'

const project: Project = event => {
  const redeemed = redeemedBy(event)
  if (redeemed === undefined) return []
  const { teamId, occurredAt } = event.metadata
  return [pointFlows.add({ teamId, startsAt: quarterHour(occurredAt) }, { redeemed })]
}

const redeemedBy = byType<number>({
  RedemptionDebited: ({ data }) => data.points,
  RedemptionRefunded: ({ data }) => -data.points,
})

const minutesPlace = '2026-11-20T09:'.length

/** Instants are in UTC, so a quarter of an hour begins where its text says. */
const quarterHour = (instant: Instant): Instant => {
  const minutes = Number(instant.slice(minutesPlace, minutesPlace + 2))
  const start = String(minutes - (minutes % 15)).padStart(2, '0')
  return `${instant.slice(0, minutesPlace)}${start}:00.000Z`
}

export const pointStatsReadModel: ReadModel = {
  name: 'pointStats',
  version: 4,
  tables: [pointFlows],
  project,
}

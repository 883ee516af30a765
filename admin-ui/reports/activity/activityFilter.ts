import { ActivityFilter } from '@laurel/contract/recognition/activity.ts'
import { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import type { z } from 'zod'
import type { Days } from './datePresets.ts'

export type ReportFilter = z.output<typeof ActivityFilter> & { readonly type: ActivityReport }

export const activitySort = { field: 'created_at', order: 'DESC' } as const

/** The filter of the list as the contract knows it; a part that it does not know is left out. */
export const activityFilterOf = (values: unknown): ReportFilter => {
  const filter = ActivityFilter.safeParse(values).data ?? {}
  return { ...filter, type: filter.type ?? 'shoutouts' }
}

const names = ['type', 'group', 'segment', 'award_id', 'campaign_id', 'q', 'start', 'end', 'days'] as const

/**
 * What `?type=awards&award_id=…&days=all` asks for; the days of this month where it names none.
 * A report that is not among the reader's is replaced by the shoutouts.
 */
export const activityFilterIn = (
  query: URLSearchParams,
  thisMonth: Days,
  reports: readonly ActivityReport[],
): Readonly<Record<string, unknown>> | undefined => {
  if (!names.some(name => query.has(name))) return undefined
  const type = reports.find(report => report === query.get('type')) ?? 'shoutouts'
  if (type === 'users') return { type, ...textsIn(query, ['group', 'segment', 'q']) }
  const isBounded = query.has('start') || query.has('end') || query.get('days') === 'all'
  return {
    type,
    ...(isBounded ? {} : thisMonth),
    ...textsIn(query, ['group', 'segment', 'q', 'start', 'end']),
    ...(isAboutAwards(type) && textsIn(query, ['award_id'])),
    ...(type === 'nominations' && textsIn(query, ['campaign_id'])),
  }
}

export const isAboutAwards = (type: ActivityReport): boolean =>
  type === 'awards' || type === 'awards-by-recipient'

const textsIn = (query: URLSearchParams, wanted: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(wanted.flatMap(name => (query.get(name) ? [[name, query.get(name) ?? '']] : [])))

/** Only administrators list the people of the team. */
export const reportsFor = ({
  is_admin: isAdmin,
}: {
  readonly is_admin: boolean
}): readonly ActivityReport[] => ActivityReport.options.filter(report => isAdmin || report !== 'users')

/** Reports with a line per person begin with the names. */
export const isAboutPeople = (type: ActivityReport): boolean => type === 'users' || type === 'point-totals'

export const naturalSortOf = (type: ActivityReport) =>
  isAboutPeople(type) ? ({ field: 'created_by', order: 'ASC' } as const) : activitySort

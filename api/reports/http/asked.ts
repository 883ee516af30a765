import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import type { ReportFilters } from '@laurel/contract/reports/reportQuery.ts'
import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { forbidden, invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { say } from '../../messages/sentence.ts'
import { readReportScope, type ScopeRequest } from '../reportScope.ts'

type Sent = ReportFilters & { readonly filters?: ReportFilters | undefined }

export type AskedReport<Query extends Sent> = {
  readonly teamId: TeamId
  readonly viewerId: MemberId
  readonly timeZone: string
  readonly filters: Omit<Query, 'filters'>
  readonly days: DateRange
  readonly scope: RecognitionScope
}

/** What a report is asked for, limited to what the caller may see; throws the problem of a refusal. */
export const askedReport = async <Query extends Sent>(
  dependencies: Pick<Dependencies, 'database'>,
  request: FastifyRequest,
  { filters: json, ...parameters }: Query,
): Promise<AskedReport<Query>> => {
  const { teamId, memberId, isAdmin } = callerOf(request)
  const filters = { ...parameters, ...json }
  const scope = await scopeOf(dependencies, { teamId, memberId, isAdmin }, filters)
  const days = daysOf(filters)
  const { timeZone } = await teamOfCaller(dependencies, request)
  return { teamId, viewerId: memberId, timeZone, filters, days, scope }
}

/** The scope of a report's lines; people are listed as users to administrators alone. */
export const scopeOfReport = async (
  dependencies: Pick<Dependencies, 'database'>,
  request: FastifyRequest,
  type: ActivityReport,
  asked: ScopeRequest,
): Promise<RecognitionScope> => {
  const { teamId, memberId, isAdmin } = callerOf(request)
  if (type === 'users' && !isAdmin) throw forbidden()
  return scopeOf(dependencies, { teamId, memberId, isAdmin }, asked)
}

/** The scope of a request; throws where the caller may not see it. */
export const scopeOf = async (
  { database }: Pick<Dependencies, 'database'>,
  caller: Parameters<typeof readReportScope>[1],
  request: ScopeRequest,
): Promise<RecognitionScope> => {
  const scope = await readReportScope(database, caller, request)
  switch (scope) {
    case 'FORBIDDEN':
      throw forbidden()
    case 'GROUP_UNKNOWN':
      throw notFound('channel')
    case 'SEGMENT_UNKNOWN':
      throw notFound('segment')
    default:
      return scope
  }
}

const daysOf = (filters: ReportFilters): DateRange => {
  const start = filters.start ?? filters.start_date
  const end = filters.end ?? filters.end_date
  if (start !== undefined && end !== undefined && end < start)
    throw invalidRequest([{ path: 'query.end', message: say('fields.lastDay') }])
  return { start, end }
}

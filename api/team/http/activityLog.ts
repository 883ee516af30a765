import { activityLog, exportActivityLog, type SecurityEntry } from '@laurel/contract/team/activityLog.ts'
import { securityLabelOf } from '@laurel/contract/team/securityActivity.ts'
import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import type { FastifyRequest } from 'fastify'
import {
  exportSecurityLog,
  type LoggedActivity,
  readSecurityLog,
  type SecurityLogFilter,
} from '../../access/readSecurityLog.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { createCallSummaries } from '../../http/serving/callSummaries.ts'
import { type CsvCell, csvResponse, sendCsv } from '../../http/serving/csvAnswer.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { timeRangeOf } from '../calendar.ts'

const pageSize = 100

type Filter = DateRange & { readonly activity?: string | undefined; readonly user_id?: string | undefined }

/** The security log of a team: pages on the screen, and a file. */
export const serveActivityLog = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  const summaryOf = createCallSummaries(api)

  const filterOf = async (request: FastifyRequest, query: Filter): Promise<SecurityLogFilter> => {
    const { timeZone } = await teamOfCaller(dependencies, request)
    return { activity: query.activity, memberId: query.user_id, created: timeRangeOf(query, timeZone) }
  }

  api.route({
    ...routeOf(activityLog),
    handler: async request => {
      const filter = await filterOf(request, request.query)
      const page = await readSecurityLog(database, callerOf(request).teamId, filter, clock(), {
        limit: pageSize,
        offset: (request.params.page - 1) * pageSize,
        cursor: cursorOf(request.query),
      })
      return { activities: page.rows.map(row => entryOf(row, summaryOf)), next: nextOf(page) }
    },
  })

  const exportRoute = routeOf(exportActivityLog)
  api.route({
    ...exportRoute,
    schema: { ...exportRoute.schema, response: csvResponse(exportActivityLog.response) },
    handler: async (request, reply) => {
      const filter = await filterOf(request, request.query)
      const batches = exportSecurityLog(database, callerOf(request).teamId, filter, clock())
      return sendCsv(reply, 'security-log', columns, cellsOf(batches, summaryOf))
    },
  })
}

const columns = ['time', 'user', 'activity', 'detail', 'ip_addr', 'user_agent']

type SummaryOf = (name: string) => string | undefined

const detailOf = ({ detail }: LoggedActivity, summaryOf: SummaryOf): string | null =>
  detail === null ? null : (summaryOf(detail) ?? keyActOf(detail, summaryOf))

/** The detail of an act of an API key: the call, and the name of the key. */
const keyActOf = (detail: string, summaryOf: SummaryOf): string => {
  const [call = '', ...name] = detail.split(' · ')
  const summary = summaryOf(call)
  return summary === undefined ? detail : [summary, ...name].join(' · ')
}

const entryOf = (row: LoggedActivity, summaryOf: SummaryOf): SecurityEntry => ({
  id: row.entryId,
  created_at: row.createdAt,
  user:
    row.memberId === null || row.memberName === null
      ? null
      : { id: row.memberId, name: row.memberName, profile_picture: row.memberPictureUrl },
  activity: row.activity,
  label: securityLabelOf(row.activity),
  detail: detailOf(row, summaryOf),
  metadata: { ip_addr: row.ipAddress, user_agent: row.userAgent },
})

async function* cellsOf(
  batches: AsyncIterable<readonly LoggedActivity[]>,
  summaryOf: SummaryOf,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  for await (const rows of batches)
    yield rows.map(row => [
      row.createdAt,
      row.memberName,
      securityLabelOf(row.activity),
      detailOf(row, summaryOf),
      row.ipAddress,
      row.userAgent,
    ])
}

import type { UserReference } from '@laurel/contract/people/userReference.ts'
import { type Change, exportChanges, listChanges } from '@laurel/contract/team/changes.ts'
import { ChangeKind } from '@laurel/ledger/teams/changes/vocabulary.ts'
import { exportBatchSize } from '@laurel/projections/engine/querying/batches.ts'
import type { PageCursor } from '@laurel/projections/engine/querying/cursor.ts'
import type { MemberReference } from '@laurel/projections/people/members/memberReference.ts'
import {
  type ChangeItem,
  type ChangeListRequest,
  listChanges as readChanges,
} from '@laurel/projections/team/changes/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { type CsvCell, csvResponse, sendCsv } from '../../http/serving/csvAnswer.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { timeRangeOf } from '../calendar.ts'
import { differencesOf } from '../differences.ts'
import { namesInValues } from '../namesInValues.ts'

/** The history of the configuration: a list, and a file. */
export const serveChanges = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  const changesOf = async (teamId: string, rows: readonly ChangeItem[]): Promise<Change[]> => {
    const named = await namesInValues(database, teamId, rows)
    return rows.map(row => changeOf(row, teamId, named))
  }

  api.route({
    ...routeOf(listChanges),
    handler: async (request, reply) => {
      const { filter = {} } = request.query
      const { teamId, timeZone } = await teamOfCaller(dependencies, request)
      const part = listRequestOf(request.query, { created_at: 'occurredAt' } as const)
      const page = await readChanges(database, teamId, {
        ...part,
        what: filter.what,
        subjectId: filter.subject_id,
        actorId: filter.user_id,
        occurred: timeRangeOf(filter, timeZone),
      })
      answerRange(reply, 'changes', part, page)
      return changesOf(teamId, page.rows)
    },
  })

  const exportRoute = routeOf(exportChanges)
  api.route({
    ...exportRoute,
    schema: { ...exportRoute.schema, response: csvResponse(exportChanges.response) },
    handler: async (request, reply) => {
      const { what, subject_id: subjectId, user_id: actorId, ...days } = request.query
      const { timeZone } = await teamOfCaller(dependencies, request)
      const wanted = { what, subjectId, actorId, occurred: timeRangeOf(days, timeZone) }
      return sendCsv(reply, 'changes', columns, cells(callerOf(request).teamId, wanted))
    },
  })

  async function* cells(
    teamId: string,
    wanted: ChangeListRequest,
  ): AsyncGenerator<readonly (readonly CsvCell[])[]> {
    let cursor: PageCursor | undefined
    for (;;) {
      const request = {
        ...wanted,
        limit: exportBatchSize,
        isCounted: false as const,
        ...(cursor && { cursor }),
      }
      const page = await readChanges(database, teamId, request)
      yield (await changesOf(teamId, page.rows)).flatMap(cellsOf)
      if (!page.next) return
      cursor = page.next
    }
  }
}

const columns = ['time', 'user', 'what', 'subject', 'kind', 'setting', 'from', 'to']

const cellsOf = (change: Change): readonly (readonly CsvCell[])[] => {
  const { created_at: at, user, process, what, subject, kind, fields } = change
  const head = [at, user?.name ?? process, what, subject?.user?.name ?? subject?.name ?? null, kind]
  return fields.length === 0
    ? [[...head, null, null, null]]
    : fields.map(({ field, from, to }) => [...head, field, from, to])
}

const changeOf = (
  row: ChangeItem,
  teamId: string,
  named: (text: string | null) => string | null,
): Change => ({
  id: row.changeId,
  created_at: row.occurredAt,
  user: row.actor && userOf(row.actor),
  process: row.actor ? null : row.process,
  what: ChangeKind.parse(row.what),
  subject:
    row.subjectId === teamId
      ? null
      : { id: row.subjectId, name: nameOf(row), user: row.member && userOf(row.member) },
  kind: row.after === null ? 'removed' : row.before === null ? 'added' : 'changed',
  fields: differencesOf(row.before, row.after).map(({ field, from, to }) => ({
    field,
    from: named(from),
    to: named(to),
  })),
})

/** What was changed says its own name among its settings. */
const nameOf = ({ before, after }: ChangeItem): string | null =>
  after?.title ?? after?.name ?? before?.title ?? before?.name ?? null

const userOf = ({ memberId, name, pictureUrl }: MemberReference): UserReference => ({
  id: memberId,
  name,
  profile_picture: pictureUrl,
})

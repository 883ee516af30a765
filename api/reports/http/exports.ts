import { Readable } from 'node:stream'
import {
  deleteExport,
  fetchExport,
  listExports,
  type OrderedExport,
  orderExport,
} from '@laurel/contract/reports/exports.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { exportNotReady, exportsTooMany, forbidden, notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { csvResponse } from '../../http/serving/csvAnswer.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { writtenFor } from '../../http/serving/speechOf.ts'
import { contentOf, exportsOf, removeExport, type StoredExport } from '../exports/exportRows.ts'
import { orderExport as order } from '../exports/orderExport.ts'
import { scopeOfReport } from './asked.ts'

/** Reports that are ordered as files, for the person who ordered them. */
export const serveExports = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  const now = () => instantOf(clock())
  const all = async (request: FastifyRequest) => {
    const files = await exportsOf(database, callerOf(request), now())
    return { exports: files.map(file => orderedExportOf(file, request)) }
  }

  api.route({
    ...routeOf(orderExport),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { id: exportId, report: query } = request.body
      const scope = await scopeOfReport(dependencies, request, query.type, query)
      const isOfTeam = scope.kind === 'team'
      const outcome = await order({ database }, { exportId, teamId, memberId, query, isOfTeam }, now())
      if (outcome === 'tooMany') throw exportsTooMany()
      return all(request)
    },
  })

  api.route({ ...routeOf(listExports), handler: all })

  const fileRoute = routeOf(fetchExport)
  api.route({
    ...fileRoute,
    schema: { ...fileRoute.schema, response: csvResponse(fetchExport.response) },
    handler: async (request, reply) => {
      const files = await exportsOf(database, callerOf(request), now())
      const file = files.find(({ exportId }) => exportId === request.params.id)
      if (!file) throw notFound('file')
      if (file.state !== 'ready') throw exportNotReady()
      const scope = await scopeOfReport(dependencies, request, file.query.type, file.query)
      if (file.isOfTeam && scope.kind !== 'team') throw forbidden()
      reply.header('content-disposition', `attachment; filename="${file.query.type}.csv"`)
      return reply.type('text/csv; charset=utf-8').send(Readable.from(contentOf(database, file)))
    },
  })

  api.route({
    ...routeOf(deleteExport),
    handler: async request => {
      if (!(await removeExport(database, callerOf(request), request.params.id))) throw notFound('file')
      return all(request)
    },
  })
}

const orderedExportOf = (file: StoredExport, request: FastifyRequest): OrderedExport => ({
  id: file.exportId,
  type: file.query.type,
  start: file.query.start ?? null,
  end: file.query.end ?? null,
  state: file.state,
  rows: file.rowCount,
  bytes: file.byteCount,
  problem: writtenFor(request, file.problem),
  ordered_at: file.orderedAt,
  expires_at: file.expiresAt,
})

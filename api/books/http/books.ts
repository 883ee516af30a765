import { Readable } from 'node:stream'
import {
  type BookMonth,
  closeMonth,
  exportMonthEntry,
  fetchAttestationPack,
  getMonthBooks,
  listBooks,
  orderAttestationPack,
  readMonthBooks,
} from '@laurel/contract/reports/books.ts'
import { exampleChart } from '@laurel/ledger/audit/finance/chartOfAccounts.ts'
import { monthEntry } from '@laurel/ledger/audit/finance/monthEntry.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import { closingRange } from '@laurel/ledger/teams/closingRange.ts'
import { listChanges } from '@laurel/projections/team/changes/queries.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { booksProblem } from '../../http/problems/booksProblems.ts'
import { notFound, notYetShown } from '../../http/problems/generalProblems.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { csvResponse } from '../../http/serving/csvAnswer.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { writtenFor } from '../../http/serving/speechOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { booksOf, booksOfMonth, orderBooks } from '../booksRows.ts'
import { entryText } from '../entryText.ts'
import { bytesOf, orderPack, packOfMonth, packsOf } from '../packRows.ts'
import { monthsOf, movementsOf, shownFigures, shownMonth } from '../shownBooks.ts'

const zipFile: Record<number, unknown> = { 200: { content: { 'application/zip': { schema: z.string() } } } }

/** The months of a team: which are closed, their figures, and the files for accountants and auditors. */
export const serveBooks = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger, clock } = dependencies
  const now = () => instantOf(clock())

  /** The team as the log has it: what is closed must be closed at once. */
  const teamOf = async (request: FastifyRequest) => {
    const [team, { createdAt }] = await Promise.all([
      ledger.team(callerOf(request).teamId),
      teamOfCaller(dependencies, request),
    ])
    if (team.kind === 'unknown') throw notYetShown()
    return { ...team, months: monthsOf(team, createdAt, now()) }
  }
  const teamWith = async (request: FastifyRequest, month: Month) => {
    const team = await teamOf(request)
    if (!team.months.includes(month)) throw notFound('month')
    return team
  }
  type Team = Awaited<ReturnType<typeof teamOf>>

  const closingsOf = async ({ teamId, closedMonths }: Team) => {
    const { rows } = await listChanges(database, teamId, { what: 'team.month', limit: closedMonths.size + 1 })
    return new Map(rows.map(change => [change.after?.month, change]))
  }

  const monthOf = async (request: FastifyRequest, team: Team, month: Month) => {
    const { teamId } = team
    const [books, pack, closings] = await Promise.all([
      booksOfMonth(database, teamId, month),
      packOfMonth(database, teamId, month, now()),
      closingsOf(team),
    ])
    const kept = { books: books ?? undefined, pack: pack ?? undefined, closing: closings.get(month) }
    return {
      ...inLanguage(request, shownMonth(team, month, kept, now())),
      ...shownFigures(team, month, books),
    }
  }

  api.route({
    ...routeOf(listBooks),
    handler: async request => {
      const team = await teamOf(request)
      const { teamId } = team
      const [books, packs, closings] = await Promise.all([
        booksOf(database, teamId),
        packsOf(database, teamId, now()),
        closingsOf(team),
      ])
      const months = team.months.map(month =>
        shownMonth(
          team,
          month,
          {
            books: books.find(each => each.month === month),
            pack: packs.find(each => each.month === month),
            closing: closings.get(month),
          },
          now(),
        ),
      )
      return { months: months.map(month => inLanguage(request, month)) }
    },
  })

  api.route({
    ...routeOf(getMonthBooks),
    handler: async request => {
      const { month } = request.params
      return monthOf(request, await teamWith(request, month), month)
    },
  })

  api.route({
    ...routeOf(closeMonth),
    handler: async request => {
      const { month } = request.params
      const team = await teamWith(request, month)
      const closed = team.closedMonths.get(month)
      if (closed) throw rejectionProblem({ code: 'MONTH_CLOSED', digest: closed.digest })
      const { until } = closingRange(team, month)
      if (now() < until) throw rejectionProblem({ code: 'MONTH_NOT_OVER', overAt: until })
      const { teamId, memberId: closingMemberId } = callerOf(request)
      await orderBooks(database, { teamId, month, closingMemberId }, now())
      return monthOf(request, team, month)
    },
  })

  api.route({
    ...routeOf(readMonthBooks),
    handler: async request => {
      const { month } = request.params
      const team = await teamWith(request, month)
      if (!team.closedMonths.has(month)) throw booksProblem('MONTH_OPEN')
      await orderBooks(database, { teamId: team.teamId, month, closingMemberId: null }, now())
      return monthOf(request, team, month)
    },
  })

  const entryRoute = routeOf(exportMonthEntry)
  api.route({
    ...entryRoute,
    schema: { ...entryRoute.schema, response: csvResponse(exportMonthEntry.response) },
    handler: async (request, reply) => {
      const { month } = request.params
      const { format } = request.query
      const team = await teamWith(request, month)
      const books = await booksOfMonth(database, team.teamId, month)
      if (!books?.movements) throw booksProblem('BOOKS_NOT_READ')
      const chart = team.chartOfAccounts ?? exampleChart
      const lines = monthEntry(movementsOf(books.movements), chart)
      const isJournal = format === 'hledger'
      const name = `laurel-${month}-${format}.${isJournal ? 'journal' : 'csv'}`
      reply.header('content-disposition', `attachment; filename="${name}"`)
      return reply
        .type(`${isJournal ? 'text/plain' : 'text/csv'}; charset=utf-8`)
        .send(entryText({ teamName: team.name, month, chart, lines }, format))
    },
  })

  api.route({
    ...routeOf(orderAttestationPack),
    handler: async request => {
      const { month } = request.params
      const team = await teamWith(request, month)
      if (!team.closedMonths.has(month)) throw booksProblem('MONTH_OPEN')
      await orderPack(database, { teamId: team.teamId, month }, now())
      return monthOf(request, team, month)
    },
  })

  const packRoute = routeOf(fetchAttestationPack)
  api.route({
    ...packRoute,
    schema: { ...packRoute.schema, response: zipFile },
    handler: async (request, reply) => {
      const { month } = request.params
      const { teamId } = await teamWith(request, month)
      const pack = await packOfMonth(database, teamId, month, now())
      if (pack?.state !== 'ready') throw booksProblem('PACK_NOT_READY')
      reply.header('content-disposition', `attachment; filename="attestation-${month}.zip"`)
      return reply.type('application/zip').send(Readable.from(bytesOf(database, pack)))
    },
  })
}

/** Why figures or a pack are missing is stored in English. */
const inLanguage = (request: FastifyRequest, month: BookMonth): BookMonth => ({
  ...month,
  books: { ...month.books, problem: writtenFor(request, month.books.problem) },
  pack: { ...month.pack, problem: writtenFor(request, month.pack.problem) },
})

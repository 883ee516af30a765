import { ownTaxRules, ownTaxYear } from '@laurel/contract/reports/ownTaxYear.ts'
import { exportTaxedPeople, exportTaxedRewards, listTaxedPeople } from '@laurel/contract/reports/taxYear.ts'
import { lineCells, lineColumns, rewardCells, rewardColumns } from '@laurel/ledger/audit/tax/taxCells.ts'
import { namedCountry } from '@laurel/ledger/audit/tax/taxRules.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { PageCursor } from '@laurel/projections/engine/querying/cursor.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { type CsvCell, csvResponse, sendCsv } from '../../http/serving/csvAnswer.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { dayOf } from '../../team/calendar.ts'
import { readTaxedPeople, readTaxYearOf, type TaxedMember, type TaxingTeam } from '../readTaxYear.ts'
import { shownLine, shownReward, shownRules } from '../shownTax.ts'

type Cells = readonly (readonly CsvCell[])[]

const linesOfPerson = ({ member: { name, email }, lines }: TaxedMember): Cells =>
  lines.map(line => [name, email, ...lineCells(line)])

const rewardsOfPerson = ({ member: { name, email }, rewards }: TaxedMember): Cells =>
  rewards.flatMap(reward => rewardCells(reward).map(cells => [name, email, ...cells]))

/** What people received in a tax year: a list and files for administrators, a statement for each person. */
export const serveTaxYear = (api: Api, dependencies: Dependencies): void => {
  const { clock } = dependencies
  const yearOf = ({ timeZone }: TaxingTeam, asked: number | undefined): number =>
    asked ?? Number(dayOf(instantOf(clock()), timeZone).slice(0, 'yyyy'.length))

  api.route({
    ...routeOf(listTaxedPeople),
    handler: async request => {
      const team = await teamOfCaller(dependencies, request)
      const year = yearOf(team, request.query.year)
      const page = await readTaxedPeople(dependencies, team, year, cursorOf(request.query))
      const people = page.people.map(({ member, lines }) => ({
        user: userReferenceOf(member),
        lines: lines.map(shownLine),
      }))
      return { year, people, next: nextOf(page) }
    },
  })

  async function* cells(
    team: TaxingTeam,
    year: number,
    cellsOf: (taxed: TaxedMember) => Cells,
  ): AsyncGenerator<Cells> {
    let cursor: PageCursor | undefined
    do {
      const page = await readTaxedPeople(dependencies, team, year, cursor)
      yield page.people.flatMap(cellsOf)
      cursor = page.next ?? undefined
    } while (cursor)
  }

  const files = [
    { call: exportTaxedPeople, name: 'payroll', columns: lineColumns, cellsOf: linesOfPerson },
    { call: exportTaxedRewards, name: 'rewards', columns: rewardColumns, cellsOf: rewardsOfPerson },
  ] as const
  for (const { call, name, columns, cellsOf } of files) {
    const route = routeOf(call)
    api.route({
      ...route,
      schema: { ...route.schema, response: csvResponse(call.response) },
      handler: async (request, reply) => {
        const team = await teamOfCaller(dependencies, request)
        const year = yearOf(team, request.query.year)
        return sendCsv(reply, `${name}-${year}`, ['person', 'email', ...columns], cells(team, year, cellsOf))
      },
    })
  }

  api.route({
    ...routeOf(ownTaxYear),
    handler: async request => {
      const { memberId } = callerOf(request)
      const team = await teamOfCaller(dependencies, request)
      const year = yearOf(team, request.query.year)
      const read = await readTaxYearOf(dependencies, team, [memberId], year)
      const { rewards = [], lines = [] } = read.get(memberId) ?? {}
      return { year, lines: lines.map(shownLine), rewards: rewards.map(shownReward) }
    },
  })

  api.route({
    ...routeOf(ownTaxRules),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { taxRules } = await teamOfCaller(dependencies, request)
      const member = await dependencies.ledger.member(teamId, memberId)
      const { countryField } = taxRules
      const value = (member.kind === 'known' && countryField !== null && member.fields[countryField]) || null
      const country = namedCountry(value, taxRules)
      return { country, rules: shownRules(taxRules).rules.filter(rule => rule.country === country) }
    },
  })
}

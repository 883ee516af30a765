import { Readable } from 'node:stream'
import type { CompanyPerson } from '../company.ts'
import type { SourceStandInDefinition } from '../sourceStandIn.ts'

const path = '/ccx/service/customreport2/juniper/ISU_Laurel/Workers_for_Laurel'
const settings = {
  reportUrl: `https://wd2-impl-services1.workday.com${path}`,
  username: 'ISU_Laurel@juniper',
  password: 'workday-password-of-juniper',
}

/** A Workday with one report of everyone, in one answer. Empty values are left out, and dates have the zone of the tenant. */
export const workdayStandIn: SourceStandInDefinition = {
  source: 'workday',
  settings,
  create: ({ company }) => ({
    plugin: async fastify => {
      const basic = Buffer.from(`${settings.username}:${settings.password}`).toString('base64')
      fastify.get<{ Querystring: { format?: string } }>(path, async (request, reply) => {
        if (request.headers.authorization !== `Basic ${basic}`)
          return reply.code(401).send({ error: 'invalid username or password' })
        // Without the format, reports are XML.
        if (request.query.format !== 'json') return reply.type('application/xml').send('<wd:Report_Data/>')
        const people = company.people()
        reply.type('application/json')
        if (people.length < 1_000) return JSON.stringify({ Report_Entry: people.map(entryOf) })
        return reply.send(Readable.from(report(people), { objectMode: false }))
      })
    },
  }),
}

function* report(people: readonly CompanyPerson[]): Generator<string> {
  yield '{"Report_Entry":['
  for (const [index, person] of people.entries())
    yield `${index === 0 ? '' : ','}${JSON.stringify(entryOf(person))}`
  yield ']}'
}

const dateOf = (day: string | null): string | null => (day === null ? null : `${day}-08:00`)

const entryOf = (person: CompanyPerson): Readonly<Record<string, string>> => {
  const columns = {
    Worker_ID: person.id,
    Work_Email: person.email,
    First_Name: person.firstName,
    Last_Name: person.lastName,
    Date_of_Birth: dateOf(person.birthDate),
    Hire_Date: dateOf(person.hiredOn),
    Termination_Date: dateOf(person.leftOn),
    Active_Status: person.isActive ? '1' : '0',
    Business_Title: person.title,
    Department: person.department,
    Location: person.location,
    Manager_ID: person.managerId,
    ...person.custom,
  }
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}

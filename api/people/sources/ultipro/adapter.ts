import type { z } from 'zod'
import { readJson } from '../../../partners/calls.ts'
import { callSource } from '../callSource.ts'
import { hasLeft } from '../hasLeft.ts'
import type { PersonSource, PersonSourceClient, SourceSurroundings } from '../port.ts'
import { dayOf, type ReadPerson, readPerson } from '../readPerson.ts'
import { sourcePage } from '../sourcePage.ts'
import { type UltiProEmployment, UltiProEmployments, UltiProPersons } from './answers.ts'
import { ultiProTitle as title, UltiProSettings } from './settings.ts'

const pageSize = 1_000

export const ultiPro: PersonSource<UltiProSettings> = {
  name: 'ultipro',
  title,
  connects: 'credentials',
  capabilities: { isIncremental: false },
  settings: UltiProSettings,
  create: (settings, surroundings) => createClient(settings, surroundings),
}

const createClient = (settings: UltiProSettings, surroundings: SourceSurroundings): PersonSourceClient => {
  const { host, username, password, customerApiKey } = settings
  const origin = surroundings.origin ?? `https://${host}`
  const basic = Buffer.from(`${username}:${password}`).toString('base64')

  const readPage = async <Rows extends z.ZodType>(
    resource: 'person-details' | 'employment-details',
    rows: Rows,
    { page, size }: { readonly page: number; readonly size: number },
    signal: AbortSignal,
  ): Promise<z.infer<Rows>> =>
    readJson(
      await callSource(surroundings, {
        vendor: title,
        url: `${origin}/personnel/v1/${resource}?page=${page}&per_page=${size}`,
        method: 'GET',
        headers: { authorization: `Basic ${basic}`, 'us-customer-api-key': customerApiKey },
        signal,
      }),
      rows,
    )

  /** People may be employed by several companies of one tenant, one after the other or at once. */
  const readEmployments = async (signal: AbortSignal): Promise<ReadonlyMap<string, Employment>> => {
    const employments = new Map<string, Employment>()
    for (let page = 1; ; page += 1) {
      const rows = await readPage('employment-details', UltiProEmployments, { page, size: pageSize }, signal)
      for (const row of rows) {
        const next = employmentOf(row, settings, surroundings.clock())
        const known = employments.get(row.employeeId)
        employments.set(row.employeeId, known ? joined(known, next) : next)
      }
      if (rows.length < pageSize) return employments
    }
  }

  return {
    testConnection: async signal => {
      await readPage('person-details', UltiProPersons, { page: 1, size: 1 }, signal)
      return { kind: 'connected', detail: `${title} accepts the credentials.` }
    },
    async *people(_request, signal) {
      const employments = await readEmployments(signal)
      const seen = new Set<string>()
      for (let page = 1; ; page += 1) {
        const rows = await readPage('person-details', UltiProPersons, { page, size: pageSize }, signal)
        const read = rows.flatMap(({ employeeId, emailAddress, dateOfBirth, firstName, lastName }) => {
          const employment = employments.get(employeeId)
          // Applicants and contacts are persons without an employment.
          if (!employment || seen.has(employeeId)) return []
          seen.add(employeeId)
          const raw = { ...employment, externalId: employeeId, firstName, lastName, managerEmail: null }
          return [readPerson({ ...raw, email: emailAddress, birthDate: dateOfBirth })]
        })
        if (rows.length === pageSize) {
          yield sourcePage(read, { cursor: null, isFull: true })
          continue
        }
        yield sourcePage([...read, ...unseen(employments, seen)], { cursor: null, isFull: true })
        return
      }
    },
  }
}

/** People who are employed and were not listed: they slipped from one page to another, and have not left. */
const unseen = (
  employments: ReadonlyMap<string, Employment>,
  seen: ReadonlySet<string>,
): readonly ReadPerson[] =>
  [...employments].flatMap(([externalId, { isActive }]) =>
    isActive && !seen.has(externalId)
      ? [{ kind: 'unreadable', externalId, problem: `${title} did not list the person of this employment.` }]
      : [],
  )

/** What is kept of an employment until its person is read. */
type Employment = ReturnType<typeof employmentOf>

const employmentOf = (row: UltiProEmployment, { departmentLevel }: UltiProSettings, now: string) => {
  const leftOn = row.dateOfTermination ?? row.terminationDate
  return {
    hiredOn: row.originalHireDate ?? row.lastHireDate,
    leftOn,
    isActive: row.employeeStatusCode !== 'T' && row.isActive !== false && !hasLeft(dayOf(leftOn), now),
    title: row.alternateJobTitle || row.jobDescription,
    department: row[`orgLevel${departmentLevel}Code`],
    location: row.workLocation ?? row.primaryWorkLocationCode,
    managerExternalId: row.supervisorId ?? row.supervisorID,
  }
}

/** The employment that holds, with the first day of all. */
const joined = (one: Employment, other: Employment): Employment => {
  const [first, second] = [one, other].toSorted((a, b) => (a.hiredOn ?? '').localeCompare(b.hiredOn ?? ''))
  const holds = one.isActive === other.isActive ? second : one.isActive ? one : other
  return { ...(holds ?? other), hiredOn: first?.hiredOn || other.hiredOn }
}

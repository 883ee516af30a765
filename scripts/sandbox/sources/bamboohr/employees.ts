import { z } from 'zod'
import type { Company, CompanyPerson } from '../company.ts'

const Limit = z.coerce.number().int().min(1).max(2_500).default(250)
const Cursor = z.object({ after: z.number().int().min(0) })

export type EmployeePage =
  | { readonly kind: 'page'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly code: 'BadRequest' | 'BadPage' }

/** `GET /employees`: 250 people if no limit is named, and 2,500 at most. Fields that it does not know are ignored. */
export const employeePage = (company: Company, url: URL, isPrivateOpen: boolean): EmployeePage => {
  const query = url.searchParams
  const limit = Limit.safeParse(query.get('page[limit]') ?? undefined)
  const after = positionIn(query.get('page[after]'))
  if (!limit.success) return { kind: 'refused', code: 'BadRequest' }
  if (after === undefined) return { kind: 'refused', code: 'BadPage' }
  const status = query.get('filter[status]')
  const ids = query.getAll('filter[ids][]')
  const there = (ids.length === 0 ? company.people() : ids.flatMap(id => company.person(id) ?? [])).filter(
    ({ isActive }) => status === null || isActive === (status === 'active'),
  )
  const fields = (query.get('fields') ?? '').split(',')
  const end = after + limit.data
  const nextCursor = end < there.length ? cursorAt(end) : null
  const self = `${url.pathname}${url.search}`
  return {
    kind: 'page',
    answer: {
      data: there.slice(after, end).map(person => employeeOf(person, fields, isPrivateOpen)),
      meta: {
        total: there.length,
        page: { limit: limit.data, nextCursor, prevCursor: after === 0 ? null : cursorAt(after) },
      },
      _links: { self: { href: self }, ...(nextCursor === null ? {} : { next: { href: self } }) },
    },
  }
}

const cursorAt = (after: number): string => Buffer.from(JSON.stringify({ after })).toString('base64')

const positionIn = (cursor: string | null): number | undefined => {
  if (cursor === null) return 0
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'))).after
  } catch {
    return undefined
  }
}

const employeeOf = (person: CompanyPerson, fields: readonly string[], isPrivateOpen: boolean) => {
  const optional: Readonly<Record<string, string | null>> = {
    workEmail: person.email,
    homeEmail: person.personalEmail,
    bestEmail: person.email ?? person.personalEmail,
    birthDate: isPrivateOpen ? person.birthDate : null,
    hireDate: person.hiredOn ?? '0000-00-00',
    departmentName: person.department,
    divisionName: person.custom['Cost center'] ?? null,
    locationName: person.location,
    employmentStatusName: person.isActive ? 'Full-Time' : 'Terminated',
    reportsToId: person.managerId,
  }
  return {
    employeeId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    preferredName: person.preferredName,
    photoUrl: null,
    jobTitleName: person.title,
    status: person.isActive ? 'Active' : 'Inactive',
    ...Object.fromEntries(Object.entries(optional).filter(([field]) => fields.includes(field))),
    _restrictedFields: isPrivateOpen || !fields.includes('birthDate') ? [] : ['birthDate'],
  }
}

const Since = z.object({
  since: z.iso.datetime({ offset: true }),
  type: z.enum(['inserted', 'updated', 'deleted', 'all']).default('all'),
})

/** `GET /employees/changed`; undefined where the instant is none. */
export const changesOf = (company: Company, query: unknown): unknown => {
  const asked = Since.safeParse(query)
  if (!asked.success) return undefined
  const { since, type } = asked.data
  const changed = type === 'all' || type === 'updated' ? company.changedSince(toInstant(since)) : []
  const lines = changed.map(({ id, changedAt }) => [
    id,
    { id, action: 'Updated', lastChanged: toSeconds(changedAt) },
  ])
  const latest = changed.map(({ changedAt }) => changedAt).sort()
  return { latest: toSeconds(latest.at(-1) ?? toInstant(since)), employees: Object.fromEntries(lines) }
}

const toInstant = (text: string): string => new Date(text).toISOString()

/** `2026-03-02T09:00:00+00:00` */
const toSeconds = (instant: string): string => instant.replace(/\.\d{3}Z$/, '+00:00')

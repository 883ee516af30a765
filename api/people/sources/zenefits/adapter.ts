import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { callSource } from '../callSource.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import type { PersonSource, PersonSourceClient, SourceSurroundings } from '../port.ts'
import { type ReadPerson, readPerson } from '../readPerson.ts'
import { sourcePage } from '../sourcePage.ts'
import {
  type ZenefitsEmployment,
  ZenefitsEmployments,
  ZenefitsMe,
  ZenefitsPeople,
  type ZenefitsPerson,
} from './answers.ts'
import { zenefitsTitle as title, ZenefitsSettings } from './settings.ts'

const address = 'https://api.zenefits.com'
const people = '/core/people?includes=company+manager+department+location&limit=100'
const callsAtOnce = 5

export const zenefits: PersonSource<ZenefitsSettings> = {
  name: 'zenefits',
  title,
  connects: 'credentials',
  capabilities: { isIncremental: false },
  settings: ZenefitsSettings,
  create: ({ apikey }, surroundings) => createClient(apikey, surroundings),
}

const createClient = (apikey: string, surroundings: SourceSurroundings): PersonSourceClient => {
  const origin = surroundings.origin ?? address
  const get = (path: string, signal: AbortSignal) =>
    callSource(surroundings, {
      vendor: title,
      url: `${origin}${path}`,
      method: 'GET',
      headers: { authorization: `Bearer ${apikey}` },
      signal,
    })

  const personOf = async (person: ZenefitsPerson, signal: AbortSignal): Promise<ReadPerson> => {
    const path = `/core/people/${encodeURIComponent(person.id)}/employments`
    const { data } = readJson(await get(path, signal), ZenefitsEmployments)
    return readPerson(rawPerson(person, data.data))
  }

  return {
    testConnection: async signal => {
      readJson(await get('/core/me', signal), ZenefitsMe)
      return { kind: 'connected', detail: `${title} accepts the API key.` }
    },
    async *people(_request, signal) {
      for (let path: string | null = people; path !== null; ) {
        const { data }: { data: PeopleList } = readJson(await get(path, signal), ZenefitsPeople)
        const read = await fewAtOnce(data.data, callsAtOnce, person => personOf(person, signal))
        path = nextPath(data.next_url, origin)
        yield sourcePage(read, { cursor: null, isFull: true })
      }
    },
  }
}

type PeopleList = (typeof ZenefitsPeople)['_output']['data']

/** The path of the next page. The key goes to no other address than that of Zenefits. */
const nextPath = (next: string | null | undefined, origin: string): string | null => {
  if (!next) return null
  if (!next.startsWith(`${origin}/core/`))
    throw new VendorUncertain(`${title} names a next page at another address.`)
  return next.slice(origin.length)
}

const rawPerson = (person: ZenefitsPerson, employments: readonly ZenefitsEmployment[]) => {
  const dates = employments.map(({ hire_date }) => hire_date ?? '').filter(day => day !== '')
  const current = employments.find(({ is_active }) => is_active) ?? latest(employments)
  const isActive = person.status !== 'terminated' && person.status !== 'deleted'
  return {
    externalId: person.id,
    email: person.work_email,
    firstName: person.first_name,
    lastName: person.last_name,
    birthDate: person.date_of_birth,
    // People who came back keep their first day.
    hiredOn: dates.toSorted()[0],
    leftOn: isActive ? null : current?.termination_date,
    isActive,
    title: person.title,
    department: person.department?.name,
    location: person.location?.name,
    managerExternalId: person.manager?.id ?? idIn(person.manager?.url),
    managerEmail: null,
  }
}

const latest = (employments: readonly ZenefitsEmployment[]): ZenefitsEmployment | undefined =>
  employments.toSorted((one, other) => (one.hire_date ?? '').localeCompare(other.hire_date ?? '')).at(-1)

/** The id of a person in the address of a reference that was not included. */
const idIn = (url: string | null | undefined): string | null =>
  /\/core\/people\/([^/?]+)$/.exec(url ?? '')?.[1] ?? null

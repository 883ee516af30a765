import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { type DemoPerson, demoOwner, demoPeople } from '../../demo/people.ts'
import { companyCases } from './companyCases.ts'
import { type CompanyPerson, companyBegan } from './companyPerson.ts'

export { type CompanyPerson, companyBegan } from './companyPerson.ts'

export type Company = {
  /** Everyone, leavers too, in the order of ids. */
  readonly people: () => readonly CompanyPerson[]
  readonly person: (id: string) => CompanyPerson | undefined
  /** Those who changed at this instant or later; the instant itself counts. */
  readonly changedSince: (since: Instant) => readonly CompanyPerson[]
  readonly change: (id: string, changes: Partial<Omit<CompanyPerson, 'id' | 'changedAt'>>) => void
  /** The person left on this day. */
  readonly leave: (id: string, leftOn: string) => void
  /** The person is gone from the system, without a trace. */
  readonly remove: (id: string) => void
  /** Hears of every person who changes, leaves or is removed. */
  readonly onChange: (hear: (person: CompanyPerson, what: CompanyChange) => void) => void
}

export type CompanyChange = 'changed' | 'left' | 'removed'

export type CompanyOptions = {
  readonly clock: () => Instant
  /** The number of people: the demo company with its special cases if left out. */
  readonly size?: number
}

export const createCompany = ({ clock, size }: CompanyOptions): Company => {
  const people = new Map(
    (size === undefined ? [...demoCompany(), ...companyCases] : manyPeople(size)).map(person => [
      person.id,
      person,
    ]),
  )
  const hearers: Parameters<Company['onChange']>[0][] = []
  const hear = (person: CompanyPerson, what: CompanyChange): void => {
    for (const each of hearers) each(person, what)
  }
  const put = (id: string, changes: Parameters<Company['change']>[1], what: CompanyChange): void => {
    const person = people.get(id)
    if (!person) throw new Error(`The company has no person ${id}.`)
    const changed = { ...person, ...changes, changedAt: clock() }
    people.set(id, changed)
    hear(changed, what)
  }
  return {
    people: () => [...people.values()],
    person: id => people.get(id),
    changedSince: since => [...people.values()].filter(({ changedAt }) => changedAt >= since),
    change: (id, changes) => put(id, changes, 'changed'),
    leave: (id, leftOn) => put(id, { leftOn, isActive: false }, 'left'),
    remove: id => {
      const person = people.get(id)
      people.delete(id)
      if (person) hear(person, 'removed')
    },
    onChange: each => void hearers.push(each),
  }
}

const demoCompany = (): readonly CompanyPerson[] => {
  const idOf = (person: DemoPerson): string => String(1001 + demoPeople.indexOf(person))
  return demoPeople.map((person, index) => {
    const [firstName = '', ...rest] = person.name.split(' ')
    const head = demoPeople.find(({ department }) => department === person.department)
    const manager = person === demoOwner ? undefined : head === person ? demoOwner : head
    return {
      ...employed(index),
      id: idOf(person),
      email: person.email,
      firstName,
      lastName: rest.join(' '),
      title: person.title,
      department: person.department,
      location: person.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? null,
      managerId: manager ? idOf(manager) : null,
    }
  })
}

/** A company of any size. Each tenth person leads the nine that follow. */
const manyPeople = (size: number): readonly CompanyPerson[] =>
  Array.from({ length: size }, (_unused, index) => ({
    ...employed(index),
    id: String(100_001 + index),
    email: `person.${index}@grove.example`,
    firstName: `Person ${index}`,
    lastName: 'Grove',
    title: 'Specialist',
    department: `Department ${index % 40}`,
    location: `Office ${index % 7}`,
    managerId: index % 10 === 0 ? null : String(100_001 + index - (index % 10)),
  }))

/** What every person of the company has, different from person to person. */
const employed = (index: number) => ({
  personalEmail: `home.${index}@post.example`,
  preferredName: null,
  birthDate: dayFrom('1970-01-01', (index * 211) % 11_000),
  hiredOn: dayFrom('2015-01-05', (index * 97) % 3_900),
  leftOn: null,
  isActive: true,
  custom: {
    'T-shirt size': ['S', 'M', 'L', 'XL'][index % 4] ?? 'M',
    'Cost center': `CC-${100 + (index % 9)}`,
  },
  changedAt: companyBegan,
})

const dayFrom = (first: string, days: number): string =>
  addMilliseconds(`${first}T00:00:00.000Z`, days * 24 * 60 * 60 * 1_000).slice(0, 10)

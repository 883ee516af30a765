import type { CompanyPerson } from '@laurel/scripts/sandbox/sources/company.ts'
import { readPerson } from '../readPerson.ts'
import type { SourcePerson } from '../sourcePerson.ts'

/** A person of the sandbox’s company as an adapter has to tell of them, without parts that the partner lacks. */
export const expectedPerson = (
  person: CompanyPerson,
  externalIdOf: (id: string) => string,
): Partial<SourcePerson> => {
  const read = readPerson({
    ...person,
    externalId: externalIdOf(person.id),
    managerExternalId: person.managerId === null ? null : externalIdOf(person.managerId),
    managerEmail: null,
  })
  if (read.kind === 'unreadable') throw new Error(read.problem)
  return read.person
}

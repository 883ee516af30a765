import type { CompanyPerson } from '../company.ts'

const columns = [
  ['Employee ID', person => person.id],
  ['Work e-mail', person => person.email],
  ['First name', person => person.firstName],
  ['Last name', person => person.lastName],
  ['Date of birth', person => person.birthDate],
  ['Start date', person => person.hiredOn],
  ['Termination date', person => person.leftOn],
  ['Status', person => (person.isActive ? 'Active' : 'Terminated')],
  ['Job title', person => person.title],
  ['Department', person => person.department],
  ['Office', person => person.location],
  ['Manager ID', person => person.managerId],
  ['T-shirt size', person => person.custom['T-shirt size'] ?? null],
  ['Cost center', person => person.custom['Cost center'] ?? null],
] as const satisfies readonly (readonly [string, (person: CompanyPerson) => string | null])[]

/** The people of the company as their HR system exports them: a byte order mark, semicolons, and quotes where needed. */
export const peopleFile = (people: readonly CompanyPerson[]): string => {
  const rows = [columns.map(([name]) => name), ...people.map(person => columns.map(([, of]) => of(person)))]
  return `\uFEFF${rows.map(row => row.map(cell).join(';')).join('\r\n')}\r\n`
}

const cell = (text: string | null): string =>
  /[";\r\n]/.test(text ?? '') ? `"${text?.replaceAll('"', '""')}"` : (text ?? '')

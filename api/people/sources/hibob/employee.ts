import { z } from 'zod'
import { type ReadPerson, readPerson } from '../readPerson.ts'
import type { Withheld } from '../sourcePerson.ts'
import type { HiBobEmployee, HiBobField } from './answers.ts'

const Part = z.record(z.string(), z.unknown())
const Flat = z.object({ value: z.unknown() })
const Text = z.union([z.string(), z.number()]).transform(String).nullable()
const Manager = z.union([z.object({ id: Text }).transform(({ id }) => id), Text])

/** The value of `work.title`; undefined where it is left out. */
const valueIn = (object: Readonly<Record<string, unknown>>, field: HiBobField): unknown => {
  const path = field.replace(/^root\./, '').split('.')
  const flat = Flat.safeParse(object[`/${field.replaceAll('.', '/')}`]).data
  if (flat) return flat.value ?? null
  return path.reduce<unknown>((value, name) => Part.safeParse(value).data?.[name], object)
}

export const readEmployee = (employee: HiBobEmployee): ReadPerson => {
  const text = (field: HiBobField): string | null => Text.safeParse(valueIn(employee, field)).data ?? null
  /** The label of an item of a list, whose value is its id. */
  const label = (field: HiBobField): string | null =>
    Text.safeParse(valueIn(employee.humanReadable ?? {}, field)).data ?? text(field)
  const isLeftOut = (field: HiBobField): boolean => valueIn(employee, field) === undefined

  const externalId = text('root.id') ?? ''
  if (isLeftOut('root.email'))
    return { kind: 'unreadable', externalId, problem: 'HiBob keeps back the work e-mail.' }
  return readPerson({
    externalId,
    email: text('root.email'),
    firstName: text('root.firstName'),
    lastName: text('root.surname'),
    birthDate: text('personal.birthDate'),
    hiredOn: text('work.startDate'),
    leftOn: text('internal.terminationDate'),
    isActive: true,
    title: label('work.title'),
    department: label('work.department'),
    location: label('work.site'),
    managerExternalId: Manager.safeParse(valueIn(employee, 'work.reportsTo')).data ?? null,
    managerEmail: null,
    withheld: withheldAs.flatMap(([field, name]) => (isLeftOut(field) ? [name] : [])),
  })
}

const withheldAs: readonly (readonly [HiBobField, Withheld])[] = [
  ['personal.birthDate', 'birthday'],
  ['work.startDate', 'hired_on'],
  ['work.title', 'title'],
  ['work.department', 'department'],
  ['work.site', 'location'],
  ['work.reportsTo', 'manager'],
]

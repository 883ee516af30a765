import { z } from 'zod'

const nested = z.record(z.string(), z.unknown()).exactOptional()

/**
 * A person of HiBob. A value is nested, such as `personal.birthDate`, or flat, such as `"/personal/birthDate": { "value": … }`. A field
 * that the service user may not see is left out.
 */
export const HiBobEmployee = z.looseObject({
  id: z.string().min(1).exactOptional(),
  work: nested,
  personal: nested,
  internal: nested,
  /** The labels of ids of lists, in the same form. */
  humanReadable: z.record(z.string(), z.unknown()).exactOptional(),
})
export type HiBobEmployee = z.infer<typeof HiBobEmployee>

export const HiBobAnswer = z.object({ employees: z.array(HiBobEmployee) })

/** The fields that a sync asks for. */
export const hiBobFields = [
  'root.id',
  'root.firstName',
  'root.surname',
  'root.email',
  'work.startDate',
  'work.title',
  'work.department',
  'work.site',
  'work.reportsTo',
  'personal.birthDate',
  'internal.terminationDate',
] as const
export type HiBobField = (typeof hiBobFields)[number]

import { z } from 'zod'

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)

export const TriNetToken = z.object({ access_token: z.string().min(1) })

export const TriNetEmployee = z.object({
  employeeId: id,
  names: z
    .array(z.object({ firstName: text, lastName: text, nameType: text }))
    .max(50)
    .nullish(),
  employmentInfo: z
    .object({
      businessTitle: text,
      workEmail: text,
      supervisorId: id.nullish(),
      departmentId: id.nullish(),
      locationId: id.nullish(),
      serviceDate: text,
      terminationDate: text,
      employmentStatus: text,
    })
    .nullish(),
  biographicalInfo: z.object({ birthDate: text }).nullish(),
  birthDate: text,
})
export type TriNetEmployee = z.infer<typeof TriNetEmployee>

/** The page says nothing of the envelope of a list: the array may be the answer, or lie in `data`. */
const rowsOf = <Row extends z.ZodType>(row: Row, ...names: readonly string[]) => {
  const rows = z.array(row).max(1_000)
  const named = z
    .record(z.string(), z.unknown())
    .transform(({ ...body }) => names.map(name => body[name]).find(Array.isArray))
    .pipe(rows)
  return z.union([rows, named, z.object({ data: z.union([rows, named]) }).transform(({ data }) => data)])
}

export const TriNetEmployees = rowsOf(TriNetEmployee, 'employees', 'employeeData')
export const TriNetDepartments = rowsOf(
  z.object({ departmentId: id, departmentName: text, name: text }),
  'departments',
)

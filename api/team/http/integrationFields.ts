import type { VendorField } from '@laurel/contract/rewards/vendors.ts'

/** Credentials by the names of the fields. Partners and forms write the same name in several ways: `apiKey`, `apikey`. */
export const fieldsNamed = (
  fields: readonly Pick<VendorField, 'name'>[],
  typed: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> => {
  const byName = new Map(fields.map(({ name }) => [plain(name), name]))
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [byName.get(plain(name)) ?? name, value]),
  )
}

const plain = (name: string): string => name.toLowerCase().replaceAll('_', '')

export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue }

type Branch = Map<string, Branch | string>

/** Reads `items[0][price]=p&expand[]=a` as Stripe does: brackets name the fields of objects and the places in lists. */
export const parseForm = (text: string): Readonly<Record<string, FormValue>> => {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map(part => part.replace(/\]$/, ''))
    place(root, [first, ...rest], value)
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, readValue(value)]))
}

const place = (branch: Branch, [name = '', ...rest]: readonly string[], value: string): void => {
  const key = name === '' ? String(branch.size) : name
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const known = branch.get(key)
  const next: Branch = known instanceof Map ? known : new Map()
  branch.set(key, next)
  place(next, rest, value)
}

const readValue = (value: Branch | string): FormValue => {
  if (typeof value === 'string') return value
  const entries = [...value]
  return entries.every(([name], index) => name === String(index))
    ? entries.map(([, each]) => readValue(each))
    : Object.fromEntries(entries.map(([name, each]) => [name, readValue(each)]))
}

import type { Row } from '../tables/row.ts'

/** Values by the key of a row. */
export type KeyedMap<Value> = {
  get(key: Readonly<Row>): Value | undefined
  set(key: Readonly<Row>, value: Value): void
  delete(key: Readonly<Row>): void
  clear(): void
  values(): Iterable<Value>
  readonly size: number
}

/** A tree of maps with one level per column of the key. */
type Branch<Value> = { value: Value | undefined; below: Map<unknown, Branch<Value>> | undefined }

/**
 * Each column has its own maps: a joined key would be built and hashed at every lookup, while most ids have a cached
 * hash.
 */
export const createKeyedMap = <Value>(columns: readonly string[]): KeyedMap<Value> => {
  let root: Branch<Value> = emptyBranch()
  let size = 0
  /** One event often changes one row in several ways, and says which by one object. */
  let lastKey: Readonly<Row> | undefined
  let last: Branch<Value> | undefined

  const find = (key: Readonly<Row>): Branch<Value> | undefined => {
    if (key === lastKey) return last
    let branch: Branch<Value> | undefined = root
    for (const column of columns) {
      branch = branch.below?.get(key[column])
      if (!branch) return undefined
    }
    lastKey = key
    last = branch
    return branch
  }
  const forgetLast = (): void => {
    lastKey = undefined
    last = undefined
  }

  return {
    get: key => find(key)?.value,
    set: (key, value) => {
      let branch = root
      for (const column of columns) branch = stepInto(branch, key[column])
      if (branch.value === undefined) size += 1
      branch.value = value
      lastKey = key
      last = branch
    },
    delete: key => {
      if (!find(key)) return
      forgetLast()
      size -= 1
      cut(root, key, columns, 0)
    },
    clear: () => {
      forgetLast()
      root = emptyBranch()
      size = 0
    },
    values: () => valuesOf(root),
    get size() {
      return size
    },
  }
}

const emptyBranch = <Value>(): Branch<Value> => ({ value: undefined, below: undefined })

const stepInto = <Value>(branch: Branch<Value>, cell: unknown): Branch<Value> => {
  branch.below ??= new Map()
  const known = branch.below.get(cell)
  if (known) return known
  const fresh = emptyBranch<Value>()
  branch.below.set(cell, fresh)
  return fresh
}

/** Takes away a value and the branches that led to nothing else. */
const cut = <Value>(
  branch: Branch<Value>,
  key: Readonly<Row>,
  columns: readonly string[],
  depth: number,
): void => {
  const column = columns[depth]
  const next = column === undefined ? undefined : branch.below?.get(key[column])
  if (column === undefined || next === undefined) return
  cut(next, key, columns, depth + 1)
  if (depth + 1 === columns.length || next.below?.size === 0) branch.below?.delete(key[column])
}

function* valuesOf<Value>({ value, below }: Branch<Value>): Generator<Value> {
  if (value !== undefined) yield value
  if (below) for (const branch of below.values()) yield* valuesOf(branch)
}

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { ReadingKey } from './vault.ts'

/**
 * The newest combination of each key: the fields of an event need the same one. All combinations of ten thousand people
 * would take a hundred megabytes, which saves little time.
 */
const newest = new WeakMap<KeyObject, WeakMap<KeyObject, KeyObject>>()

/** A key that only the holder of both keys can derive. */
const combinationOf = (one: KeyObject, other: KeyObject): KeyObject => {
  const known = newest.get(one)?.get(other)
  if (known) return known
  const combined = createSecretKey(createHmac('sha256', one).update(other.export()).digest())
  newest.set(one, new WeakMap([[other, combined]]))
  return combined
}

/** The key of what several keys protect: destroyed with any of them, missing while any is missing. */
export const combinedKey = (keys: readonly ReadingKey[]): ReadingKey => {
  if (keys.includes(undefined)) return undefined
  return keys.reduce((one, other) => one && other && combinationOf(one, other))
}

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { ReadingKey } from './vault.ts'

const known = new WeakMap<KeyObject, WeakMap<KeyObject, KeyObject>>()

/** A key that only the holder of both keys can derive. */
const combinationOf = (one: KeyObject, other: KeyObject): KeyObject => {
  const ofOne = known.get(one) ?? new WeakMap<KeyObject, KeyObject>()
  known.set(one, ofOne)
  const combined =
    ofOne.get(other) ?? createSecretKey(createHmac('sha256', one).update(other.export()).digest())
  ofOne.set(other, combined)
  return combined
}

/** The key of what several keys protect: destroyed with any of them, missing while any is missing. */
export const combinedKey = (keys: readonly ReadingKey[]): ReadingKey => {
  if (keys.includes(undefined)) return undefined
  return keys.reduce((one, other) => one && other && combinationOf(one, other))
}

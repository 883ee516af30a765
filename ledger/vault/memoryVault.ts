import { createSecretKey, randomBytes } from 'node:crypto'
import { nameOfPerson, type PersonKey, type Vault } from './vault.ts'

/** A vault for specs and simulations. */
export const createMemoryVault = (): Vault => {
  const keys = new Map<string, PersonKey>()
  return {
    keysFor: async people =>
      people.map(person => {
        const name = nameOfPerson(person)
        if (!keys.has(name)) keys.set(name, createSecretKey(randomBytes(32)))
        return keys.get(name)
      }),
    findKeys: async people =>
      people.map(person => {
        const name = nameOfPerson(person)
        return keys.has(name) ? keys.get(name) : null
      }),
    cachedKey: person => {
      const name = nameOfPerson(person)
      return keys.has(name) ? keys.get(name) : null
    },
    destroy: async person => {
      keys.set(nameOfPerson(person), undefined)
    },
    dropCached: () => {},
  }
}

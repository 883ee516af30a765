import type { KeyObject } from 'node:crypto'
import type { MemberId, TeamId } from '../kernel/ids.ts'

/** The person of personal data. */
export type Person = { readonly teamId: TeamId; readonly memberId: MemberId }

/** The key of 32 bytes that encrypts the personal data of one person; `undefined` if the person was forgotten. */
export type PersonKey = KeyObject | undefined

/** The key of a person for reading; `null` if it is missing, or if no master key opens it. */
export type ReadingKey = PersonKey | null

/**
 * Keeps a key for each person, outside the log. To forget a person is to destroy the key: the log never changes, and
 * the person's data in it can no longer be decrypted.
 */
export type Vault = {
  /** The keys of people. Creates missing keys, except for forgotten people. */
  readonly keysFor: (people: readonly Person[]) => Promise<readonly PersonKey[]>
  /** The keys of people, as they are: reading creates none, so that a lost key stays lost. */
  readonly findKeys: (people: readonly Person[]) => Promise<readonly ReadingKey[]>
  /** The key of a person if it is in the cache; `null` if only `keysFor` can tell. */
  readonly cachedKey: (person: Person) => PersonKey | null
  /** Destroys the key for good; the person never gets another one. */
  readonly destroy: (person: Person) => Promise<void>
  /** Drops a cached key, because another process destroyed it. */
  readonly dropCached: (person: Person) => void
}

export const nameOfPerson = ({ teamId, memberId }: Person): string => `${teamId}.${memberId}`

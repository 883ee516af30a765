import type { KeyObject } from 'node:crypto'
import type { MemberId, TeamId } from '../kernel/ids.ts'

/** Whose personal data it is. */
export type Person = { readonly teamId: TeamId; readonly memberId: MemberId }

/** 32 bytes that open the personal data of one person; `undefined` when they were forgotten. */
export type PersonKey = KeyObject | undefined

/**
 * Keeps a key for each person, outside the log. Destroying the key is what forgetting means: the log never changes,
 * and nothing in it can be read any more that was about the person.
 */
export type Vault = {
  /** The keys of people, made where there was none and the person was not forgotten. */
  readonly keysFor: (people: readonly Person[]) => Promise<readonly PersonKey[]>
  /** The key of a person if it is at hand, without asking anybody; `null` when that must be asked. */
  readonly keyAtHand: (person: Person) => PersonKey | null
  /** Destroys the key for good; another one is never made for this person. */
  readonly destroy: (person: Person) => Promise<void>
  /** Drops a cached key, because another process destroyed it. */
  readonly letGo: (person: Person) => void
}

export const nameOfPerson = ({ teamId, memberId }: Person): string => `${teamId}.${memberId}`

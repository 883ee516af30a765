import type { Finding, LogCheck } from '../audit/check.ts'
import { type EventLog, noStream, type RecordedEvent } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { decryptPersonal } from './personalData.ts'
import { nameOfPerson, type Person } from './vault.ts'

/** A row of the vault. */
export type StoredKey = Person & { readonly isDestroyed: boolean }

const invariant = 'keys as erased'

type Known = Person & { readonly event: RecordedEvent; isErased: boolean }

/**
 * Compares the keys of people with the log: a person has a key until MemberErased, and none after it. Memory grows with
 * people. `readKeys` is called at the end of the log.
 */
export const createKeysCheck = (
  log: Pick<EventLog, 'readStream'>,
  readKeys: () => AsyncIterable<StoredKey>,
): LogCheck => {
  const people = new Map<string, Known>()

  return {
    invariant,
    observe: event => {
      const { type, data, metadata } = event
      if (typeof data?.memberId !== 'string') return []
      const person = { teamId: metadata.teamId, memberId: data.memberId }
      const name = nameOfPerson(person)
      if (type === 'MemberAdded' && isEncryptedIn(event))
        people.set(name, { ...person, event, isErased: false })
      const known = people.get(name)
      if (type === 'MemberErased' && known) known.isErased = true
      return []
    },
    end: async () => {
      const findings: Finding[] = []
      for await (const key of readKeys()) {
        const name = nameOfPerson(key)
        const known = people.get(name)
        people.delete(name)
        if (!known || known.isErased === key.isDestroyed) continue
        if (key.isDestroyed && (await isErasedSince(log, known))) continue
        findings.push(
          findingOf(
            known,
            key.isDestroyed
              ? 'was destroyed without MemberErased'
              : 'is there, although MemberErased is recorded',
          ),
        )
      }
      for (const known of people.values())
        if (!known.isErased && !(await isErasedSince(log, known)))
          findings.push(findingOf(known, 'is gone without MemberErased'))
      return findings
    },
  }
}

const isEncryptedIn = (event: RecordedEvent): boolean => {
  let isEncrypted = false
  decryptPersonal(event, [null], undefined, () => {
    isEncrypted = true
  })
  return isEncrypted
}

/** An erasure destroys the key first, and may have been recorded after the end of what was read. */
const isErasedSince = async (log: Pick<EventLog, 'readStream'>, person: Person): Promise<boolean> => {
  const stream = memberStream.nameOf(person.teamId, person.memberId)
  for await (const batch of log.readStream(stream))
    if (batch.some(({ type }) => type === 'MemberErased')) return true
  return false
}

const findingOf = ({ memberId, event }: Known, what: string): Finding => ({
  invariant,
  message: `The key of member ${memberId}, whom ${event.type} ${event.id} added, ${what}.`,
  stream: event.stream,
  revision: noStream,
  position: event.position,
})

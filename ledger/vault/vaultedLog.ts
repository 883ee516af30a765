import type { EventLog, EventToAppend, RecordedEvent } from '../log/port.ts'
import { type CachedCipher, createCachedCipher } from './cachedCipher.ts'
import { decryptPersonal, encryptPersonal, personOf } from './personalData.ts'
import type { OnUnreadable, UnreadableField } from './unreadableFields.ts'
import { nameOfPerson, type Person, type PersonKey, type ReadingKey, type Vault } from './vault.ts'

/** The key of each event's person; undefined for an event without personal data or a forgotten person. */
type Keys = readonly PersonKey[]

/** Decrypts the personal data of recorded events, with one look-up of keys for all of them. */
export type DecryptEvents = (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>

/** Decrypts events of a log that keeps personal data encrypted. */
export const decryptWith =
  (vault: Vault, cipher?: CachedCipher, onUnreadable: OnUnreadable = () => {}): DecryptEvents =>
  async events => {
    for (const { type, data, metadata } of events)
      if (type === 'MemberErased' && typeof data.memberId === 'string') {
        vault.dropCached({ teamId: metadata.teamId, memberId: data.memberId })
        cipher?.clear()
      }
    const keys = cachedKeys(vault, events) ?? (await keysBy(vault.findKeys, events))
    return events.map((event, index) =>
      decryptPersonal(event, keys[index], cipher, field => onUnreadable(unreadable(event, field))),
    )
  }

const unreadable = (
  { id, type, stream, revision, position }: RecordedEvent,
  field: string,
): UnreadableField => ({ eventId: id, type, stream, revision, position, field })

/**
 * A log that keeps personal data encrypted, with a key per person. Callers read and write plain events. Hash chains cover
 * the encrypted form, so that they verify without any key.
 */
export const createVaultedLog = (log: EventLog, vault: Vault, onUnreadable?: OnUnreadable): EventLog => {
  const cipher = createCachedCipher()
  const decrypt = decryptWith(vault, cipher, onUnreadable)

  async function* decryptBatches(batches: AsyncIterable<readonly RecordedEvent[]>) {
    for await (const batch of batches) yield await decrypt(batch)
  }

  return {
    uniqueIds: log.uniqueIds,
    append: async (stream, events, expected) => {
      // With all keys in the cache the append is sent in the same turn, so that pipelined appends keep their order.
      const keys = cachedKeys(vault, events) ?? (await keysBy(vault.keysFor, events))
      const encrypted = events.map((event, index) => encryptPersonal(event, keys[index], cipher))
      const result = await log.append(stream, encrypted, expected)
      if (result.kind !== 'appended') return result
      const recorded = result.repeated ? await decrypt(result.events) : asSent(result.events, events, keys)
      return { ...result, events: recorded }
    },
    readStream: (stream, fromRevision, batchMax) =>
      decryptBatches(log.readStream(stream, fromRevision, batchMax)),
    readAll: (afterPosition, filter, batchMax) =>
      decryptBatches(log.readAll(afterPosition, filter, batchMax)),
    eventAt: async position => {
      const event = await log.eventAt(position)
      return event && (await decrypt([event]))[0]
    },
    subscribeAll: (afterPosition, handle, filter) =>
      log.subscribeAll(afterPosition, async events => handle(await decrypt(events)), filter),
    head: () => log.head(),
    close: () => log.close(),
  }
}

/** The recorded events with the texts that were sent, except those of forgotten people. */
const asSent = (
  recorded: readonly RecordedEvent[],
  sent: readonly EventToAppend[],
  keys: Keys,
): readonly RecordedEvent[] =>
  recorded.map((event, index) => {
    const data = sent[index]?.data
    return data && keys[index] ? { ...event, data } : event
  })

/** Returns undefined when one of the keys is not cached. */
const cachedKeys = (vault: Vault, events: readonly EventToAppend[]): Keys | undefined => {
  const keys: PersonKey[] = []
  for (const event of events) {
    const person = personOf(event)
    const key = person && vault.cachedKey(person)
    if (key === null) return undefined
    keys.push(key)
  }
  return keys
}

/** Looks up the keys of all events at once. */
const keysBy = async <Key extends ReadingKey>(
  find: (people: readonly Person[]) => Promise<readonly Key[]>,
  events: readonly EventToAppend[],
): Promise<readonly (Key | undefined)[]> => {
  const owners = events.map(personOf)
  const people = new Map<string, Person>()
  for (const person of owners) if (person) people.set(nameOfPerson(person), person)
  const keys = await find([...people.values()])
  const keyOf = new Map([...people.keys()].map((name, index) => [name, keys[index]]))
  return owners.map(person => person && keyOf.get(nameOfPerson(person)))
}

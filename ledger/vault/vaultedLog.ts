import type { TeamId } from '../kernel/ids.ts'
import { Month } from '../kernel/month.ts'
import type { EventLog, EventToAppend, JsonObject, RecordedEvent } from '../log/port.ts'
import { type CachedCipher, createCachedCipher } from './cachedCipher.ts'
import { holdersOf, monthHolder } from './holders.ts'
import { decryptPersonal, encryptPersonal } from './personalData.ts'
import type { OnUnreadable, UnreadableField } from './unreadableFields.ts'
import { nameOfPerson, type Person, type PersonKey, type ReadingKey, type Vault } from './vault.ts'

/** The keys of each event's holders; none for an event without personal data. */
type Keys<Key extends ReadingKey = PersonKey> = readonly (readonly Key[])[]

/** Decrypts the personal data of recorded events, with one look-up of keys for all of them. */
export type DecryptEvents = (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>

/** Decrypts events of a log that keeps personal data encrypted. */
export const decryptWith =
  (vault: Vault, cipher?: CachedCipher, onUnreadable: OnUnreadable = () => {}): DecryptEvents =>
  async events => {
    for (const { type, data, metadata } of events)
      for (const holder of erasedHolders(type, data, metadata.teamId)) {
        vault.dropCached(holder)
        cipher?.clear()
      }
    const keys = cachedKeys(vault, events) ?? (await keysBy(vault.findKeys, events))
    return events.map((event, index) =>
      decryptPersonal(event, keys[index] ?? [], cipher, field => onUnreadable(unreadable(event, field))),
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
      const encrypted = events.map((event, index) => encryptPersonal(event, keys[index] ?? [], cipher))
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

/** The recorded events with the texts that were sent, except those whose key is destroyed. */
const asSent = (
  recorded: readonly RecordedEvent[],
  sent: readonly EventToAppend[],
  keys: Keys,
): readonly RecordedEvent[] =>
  recorded.map((event, index) => {
    const data = sent[index]?.data
    const held = keys[index] ?? []
    if (data && !held.includes(undefined)) return { ...event, data }
    return decryptPersonal(event, held)
  })

/** Whose keys an event destroyed, maybe in another process. */
const erasedHolders = (type: string, data: JsonObject, teamId: TeamId): readonly Person[] => {
  if (type === 'MemberErased' && typeof data.memberId === 'string')
    return [{ teamId, memberId: data.memberId }]
  if (type !== 'TextsErased') return []
  return Month.array()
    .parse(data.months)
    .map(month => monthHolder(teamId, month))
}

/** Returns undefined when one of the keys is not cached. */
const cachedKeys = (vault: Vault, events: readonly EventToAppend[]): Keys | undefined => {
  const keys: (readonly PersonKey[])[] = []
  for (const event of events) {
    const held: PersonKey[] = []
    for (const holder of holdersOf(event) ?? []) {
      const key = vault.cachedKey(holder)
      if (key === null) return undefined
      held.push(key)
    }
    keys.push(held)
  }
  return keys
}

/** Looks up the keys of all events at once. */
const keysBy = async <Key extends ReadingKey>(
  find: (people: readonly Person[]) => Promise<readonly Key[]>,
  events: readonly EventToAppend[],
): Promise<Keys<Key | undefined>> => {
  const holders = events.map(event => holdersOf(event) ?? [])
  const people = [...new Map(holders.flat().map(holder => [nameOfPerson(holder), holder])).values()]
  const keys = await find(people)
  const keyOf = new Map(people.map((person, index) => [nameOfPerson(person), keys[index]]))
  return holders.map(held => held.map(holder => keyOf.get(nameOfPerson(holder))))
}

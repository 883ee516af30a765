import type { EventLog, EventToAppend, RecordedEvent } from '../log/port.ts'
import { openPersonal, personOf, sealPersonal } from './personalData.ts'
import { type RememberedSealing, rememberSealing } from './rememberedSealing.ts'
import { nameOfPerson, type Person, type PersonKey, type Vault } from './vault.ts'

/** The key of each event's person; undefined for an event without personal data or a forgotten person. */
type Keys = readonly PersonKey[]

/** Opens the personal data of recorded events, in one look-up for all of them. */
export type OpenEvents = (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>

/** What a vault makes of events read from a log that keeps personal data sealed. */
export const openWith =
  (vault: Vault, sealing?: RememberedSealing): OpenEvents =>
  async events => {
    for (const { type, data, metadata } of events)
      if (type === 'MemberErased' && typeof data.memberId === 'string') {
        vault.letGo({ teamId: metadata.teamId, memberId: data.memberId })
        sealing?.forget()
      }
    const keys = await keysFor(vault, events)
    return events.map((event, index) => openPersonal(event, keys[index], sealing))
  }

/**
 * A log whose personal data rests sealed, each person's under a key of their own. Reading and writing here uses
 * plain events; hash chains cover the sealed form, so that they still verify when a key is gone.
 */
export const createVaultedLog = (log: EventLog, vault: Vault): EventLog => {
  const sealing = rememberSealing()
  const open = openWith(vault, sealing)

  async function* openBatches(batches: AsyncIterable<readonly RecordedEvent[]>) {
    for await (const batch of batches) yield await open(batch)
  }

  return {
    uniqueIds: log.uniqueIds,
    append: async (stream, events, expected) => {
      // With the keys at hand the append sets off at once, so that pipelined appends keep their order.
      const keys = keysAtHand(vault, events) ?? (await keysFor(vault, events))
      const sealed = events.map((event, index) => sealPersonal(event, keys[index], sealing))
      const result = await log.append(stream, sealed, expected)
      if (result.kind !== 'appended') return result
      const recorded = result.repeated ? await open(result.events) : asSent(result.events, events, keys)
      return { ...result, events: recorded }
    },
    readStream: (stream, fromRevision, batchMax) =>
      openBatches(log.readStream(stream, fromRevision, batchMax)),
    readAll: (afterPosition, filter, batchMax) => openBatches(log.readAll(afterPosition, filter, batchMax)),
    eventAt: async position => {
      const event = await log.eventAt(position)
      return event && (await open([event]))[0]
    },
    subscribeAll: (afterPosition, handle, filter) =>
      log.subscribeAll(afterPosition, async events => handle(await open(events)), filter),
    head: () => log.head(),
    close: () => log.close(),
  }
}

/** What was just recorded with the texts it was sent with, except of people who were forgotten. */
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
const keysAtHand = (vault: Vault, events: readonly EventToAppend[]): Keys | undefined => {
  const keys: PersonKey[] = []
  for (const event of events) {
    const person = personOf(event)
    const key = person && vault.keyAtHand(person)
    if (key === null) return undefined
    keys.push(key)
  }
  return keys
}

/** In one look-up for all of them. */
const keysFor = async (vault: Vault, events: readonly EventToAppend[]): Promise<Keys> => {
  const atHand = keysAtHand(vault, events)
  if (atHand) return atHand
  const owners = events.map(personOf)
  const people = new Map<string, Person>()
  for (const person of owners) if (person) people.set(nameOfPerson(person), person)
  const keys = await vault.keysFor([...people.values()])
  const keyOf = new Map([...people.keys()].map((name, index) => [name, keys[index]]))
  return owners.map(person => person && keyOf.get(nameOfPerson(person)))
}

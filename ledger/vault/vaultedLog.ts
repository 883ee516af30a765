import type { EventLog, EventToAppend, RecordedEvent } from '../log/port.ts'
import { openPersonal, personOf, type Sealing, sealPersonal } from './personalData.ts'
import { type RememberedSealing, rememberSealing } from './rememberedSealing.ts'
import { nameOfPerson, type Person, type PersonKey, type Vault } from './vault.ts'

/** The keys of people, by `nameOfPerson`. */
type Keys = ReadonlyMap<string, PersonKey>

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
    const keys = await keysFor(vault, peopleOf(events))
    return events.map(event => {
      const person = personOf(event)
      return person ? openPersonal(event, keyOf(keys, person), sealing) : event
    })
  }

/**
 * A log whose personal data rests sealed, each person's under a key of their own. Whoever reads and writes here sees
 * plain events; hash chains cover the sealed form, so that they still verify when a key is gone.
 */
export const createVaultedLog = (log: EventLog, vault: Vault): EventLog => {
  const sealing = rememberSealing()
  const open = openWith(vault, sealing)

  async function* openBatches(batches: AsyncIterable<readonly RecordedEvent[]>) {
    for await (const batch of batches) yield await open(batch)
  }

  return {
    append: async (stream, events, expected) => {
      const people = peopleOf(events)
      // With the keys at hand the append sets off at once, so that pipelined appends keep their order.
      const keys = keysAtHand(vault, people) ?? (await keysFor(vault, people))
      const result = await log.append(stream, sealAll(events, keys, sealing), expected)
      if (result.kind !== 'appended') return result
      const recorded = result.repeated ? await open(result.events) : asSent(result.events, events, keys)
      return { ...result, events: recorded }
    },
    readStream: (stream, fromRevision, batchMax) =>
      openBatches(log.readStream(stream, fromRevision, batchMax)),
    readAll: (afterPosition, filter) => openBatches(log.readAll(afterPosition, filter)),
    subscribeAll: (afterPosition, handle, filter) =>
      log.subscribeAll(afterPosition, async events => handle(await open(events)), filter),
    head: () => log.head(),
    close: () => log.close(),
  }
}

const sealAll = (events: readonly EventToAppend[], keys: Keys, sealing: Sealing): readonly EventToAppend[] =>
  events.map(event => {
    const person = personOf(event)
    return person ? sealPersonal(event, keyOf(keys, person), sealing) : event
  })

/** What was just recorded with the texts it was sent with, except of people who were forgotten. */
const asSent = (
  recorded: readonly RecordedEvent[],
  sent: readonly EventToAppend[],
  keys: Keys,
): readonly RecordedEvent[] =>
  recorded.map((event, index) => {
    const person = personOf(event)
    const data = sent[index]?.data
    return person && data && keyOf(keys, person) ? { ...event, data } : event
  })

type People = ReadonlyMap<string, Person>

const peopleOf = (events: readonly EventToAppend[]): People => {
  const people = new Map<string, Person>()
  for (const event of events) {
    const person = personOf(event)
    if (person) people.set(nameOfPerson(person), person)
  }
  return people
}

const keyOf = (keys: Keys, person: Person): PersonKey => keys.get(nameOfPerson(person))

/** Answers nothing when somebody must be asked for one of the keys. */
const keysAtHand = (vault: Vault, people: People): Keys | undefined => {
  const keys = new Map<string, PersonKey>()
  for (const [name, person] of people) {
    const key = vault.keyAtHand(person)
    if (key === null) return undefined
    keys.set(name, key)
  }
  return keys
}

const keysFor = async (vault: Vault, people: People): Promise<Keys> => {
  const atHand = keysAtHand(vault, people)
  if (atHand) return atHand
  const keys = await vault.keysFor([...people.values()])
  return new Map([...people.keys()].map((name, index) => [name, keys[index]]))
}

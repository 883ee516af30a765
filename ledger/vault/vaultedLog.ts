import type { AppendResult, EventLog, EventToAppend, RecordedEvent } from '../log/port.ts'
import { openPersonal, personOf, sealPersonal } from './personalData.ts'
import { nameOfPerson, type Person, type PersonKey, type Vault } from './vault.ts'

type Keys = (person: Person) => PersonKey

/** Opens the personal data of recorded events, in one look-up for all of them. */
export type OpenEvents = (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>

/** What a vault makes of events read from a log that keeps personal data sealed. */
export const openWith =
  (vault: Vault): OpenEvents =>
  async events => {
    for (const { type, data, metadata } of events)
      if (type === 'MemberErased' && typeof data.memberId === 'string')
        vault.letGo({ teamId: metadata.teamId, memberId: data.memberId })
    const keyOf = await keysOf(vault, events)
    return events.map(event => {
      const person = personOf(event)
      return person ? openPersonal(event, keyOf(person)) : event
    })
  }

/**
 * A log whose personal data rests sealed, each person's under a key of their own. Whoever reads and writes here sees
 * plain events; hash chains cover the sealed form, so that they still verify when a key is gone.
 */
export const createVaultedLog = (log: EventLog, vault: Vault): EventLog => {
  const open = openWith(vault)

  const opened = async (result: AppendResult): Promise<AppendResult> =>
    result.kind === 'appended' ? { ...result, events: await open(result.events) } : result

  const sealAll = (events: readonly EventToAppend[], keyOf: Keys): readonly EventToAppend[] =>
    events.map(event => {
      const person = personOf(event)
      return person ? sealPersonal(event, keyOf(person)) : event
    })

  async function* openBatches(batches: AsyncIterable<readonly RecordedEvent[]>) {
    for await (const batch of batches) yield await open(batch)
  }

  return {
    append: async (stream, events, expected) => {
      // With the keys at hand the append sets off at once, so that pipelined appends keep their order.
      const atHand = keysAtHand(vault, events)
      const keyOf = atHand ?? (await keysOf(vault, events))
      return opened(await log.append(stream, sealAll(events, keyOf), expected))
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

const peopleOf = (events: readonly EventToAppend[]): readonly Person[] => [
  ...new Map(
    events
      .map(personOf)
      .filter(person => person !== undefined)
      .map(person => [nameOfPerson(person), person]),
  ).values(),
]

const keysAtHand = (vault: Vault, events: readonly EventToAppend[]): Keys | undefined =>
  peopleOf(events).every(person => vault.keyAtHand(person) !== null)
    ? person => vault.keyAtHand(person) ?? undefined
    : undefined

const keysOf = async (vault: Vault, events: readonly EventToAppend[]): Promise<Keys> => {
  const atHand = keysAtHand(vault, events)
  if (atHand) return atHand
  const people = peopleOf(events)
  const keys = await vault.keysFor(people)
  const byName = new Map(people.map((person, index) => [nameOfPerson(person), keys[index]]))
  return person => byName.get(nameOfPerson(person))
}

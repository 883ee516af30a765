import { canonicalJson } from './canonicalJson.ts'
import {
  bytesAddedPerEvent,
  bytesPerAppendMax,
  eventBytesMax,
  eventsPerAppendMax,
  streamNameLengthMax,
  versionMax,
} from './limits.ts'
import type { EventToAppend, RecordedEvent } from './port.ts'

/** An event with the texts that are kept and sealed. */
export type PreparedEvent = EventToAppend & { readonly dataText: string; readonly metadataText: string }

/** Not fit for the log, and never will be: trying again is useless. */
export class UnfitForLog extends Error {
  override readonly name = 'UnfitForLog'
}

/**
 * The id of an event is in another place of the log. Ids derive from commands, so this command went to another stream.
 */
export class EventIdReused extends Error {
  override readonly name = 'EventIdReused'
  constructor(stream: string, ids: readonly string[]) {
    super(
      `An event of ${stream} has an id that is recorded in another place of the log (one of ${ids.join(', ')}). ` +
        'Give every command its own id, and derive event ids from it.',
    )
  }
}

/** Validates an append before a store sees it and gives its events their canonical text. Throws `UnfitForLog`. */
export const prepareAppend = (stream: string, events: readonly EventToAppend[]): readonly PreparedEvent[] => {
  checkStream(stream)
  if (events.length === 0) throw new UnfitForLog(`An append to ${stream} has no events. Give at least one.`)
  if (events.length > eventsPerAppendMax)
    throw new UnfitForLog(
      `An append to ${stream} has ${events.length} events. Split it: ${eventsPerAppendMax} at most.`,
    )
  if (new Set(events.map(event => event.id)).size < events.length)
    throw new UnfitForLog(`An append to ${stream} has two events of the same id. Give each its own.`)
  const prepared = events.map(event => prepareEvent(stream, event))
  const bytes = bytesOf(prepared)
  if (bytes > bytesPerAppendMax)
    throw new UnfitForLog(
      `An append to ${stream} has ${bytes} bytes; the log takes ${bytesPerAppendMax} at once. Split it.`,
    )
  return prepared
}

/** The size of events in a store, in bytes. */
export const bytesOf = (events: readonly PreparedEvent[]): number => events.reduce(addBytes, 0)

const addBytes = (sum: number, { dataText, metadataText }: PreparedEvent): number =>
  sum + Buffer.byteLength(dataText) + Buffer.byteLength(metadataText) + bytesAddedPerEvent

/** Compares the texts of recorded and sent events: equal ids alone do not make a duplicate. */
export const isRepeatOf = (
  recorded: readonly Pick<RecordedEvent, 'id' | 'type' | 'version' | 'data' | 'metadata'>[],
  sent: readonly PreparedEvent[],
): boolean =>
  recorded.length === sent.length &&
  sent.every((event, index) => {
    const stands = recorded[index]
    return (
      stands !== undefined &&
      stands.id === event.id &&
      stands.type === event.type &&
      stands.version === event.version &&
      canonicalJson(stands.data) === event.dataText &&
      canonicalJson(stands.metadata) === event.metadataText
    )
  })

const checkStream = (stream: string): void => {
  const isSound = stream.length > 0 && stream.length <= streamNameLengthMax && stream.isWellFormed()
  if (!isSound || stream.startsWith('$') || /\p{Cc}/u.test(stream))
    throw new UnfitForLog(
      `${JSON.stringify(stream)} cannot name a stream. Use 1 to ${streamNameLengthMax} printable characters, no $ in front.`,
    )
}

const prepareEvent = (stream: string, event: EventToAppend): PreparedEvent => {
  const name = `${event.type} for ${stream}`
  checkId(event.id, name)
  checkVersion(event.version, name)
  refuseUnfit(event.data, `data of ${name}`)
  refuseUnfit(event.metadata, `metadata of ${name}`)
  const dataText = canonicalJson(event.data)
  const metadataText = canonicalJson(event.metadata)
  const size = Buffer.byteLength(dataText) + Buffer.byteLength(metadataText)
  if (size > eventBytesMax)
    throw new UnfitForLog(`${name} has ${size} bytes; the log takes ${eventBytesMax}. Keep files elsewhere.`)
  return { ...event, dataText, metadataText }
}

// Refuses, for its caller alone, an event that a store would change, cut off or refuse for a whole group.
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const checkId = (id: string, name: string): void => {
  if (!uuid.test(id))
    throw new UnfitForLog(
      `${name} has the id ${JSON.stringify(id)}, which is no uuid in small letters. Derive it from the command.`,
    )
}

const checkVersion = (version: number, name: string): void => {
  if (!Number.isInteger(version) || version < 1 || version > versionMax)
    throw new UnfitForLog(
      `${name} has the version ${version}. Give the whole number of the event's shape, from 1 to ${versionMax}.`,
    )
}

/** JSON drops or changes some values silently, and the client of EventStoreDB never settles on a BigInt. */
const refuseUnfit = (value: unknown, name: string): void => {
  const unfit = unfitIn(value)
  if (!unfit) return
  const { place, found } = unfit
  const what = typeof found === 'object' ? 'an instance of a class' : `a ${typeof found}`
  const shown = typeof found === 'bigint' || typeof found === 'number' ? ` (${found})` : ''
  throw new UnfitForLog(
    `${name}${place} is ${what}${shown}, which JSON cannot hold. Write a whole number or a text.`,
  )
}

type Unfit = { readonly place: string; readonly found: unknown }

/** The path is built only for an invalid value: nearly every value is valid, and every event passes here. */
const unfitIn = (value: unknown): Unfit | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number' && Number.isFinite(value)) return undefined
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const unfit = unfitIn(value[index])
      if (unfit) return { ...unfit, place: `[${index}]${unfit.place}` }
    }
    return undefined
  }
  if (!isPlain(value)) return { place: '', found: value }
  for (const key in value) {
    const field = value[key]
    const unfit = field === undefined ? undefined : unfitIn(field)
    if (unfit) return { ...unfit, place: `.${key}${unfit.place}` }
  }
  return undefined
}

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

import type { EventToAppend } from '../log/port.ts'
import { changeField } from './changeField.ts'
import { personalFields, subjectOf } from './personalFields.ts'
import { isSealed, openField, sealField } from './sealedField.ts'
import type { Person, PersonKey } from './vault.ts'

type SomeEvent = Pick<EventToAppend, 'id' | 'type' | 'data' | 'metadata'>

/** Whose key an event needs; none when it holds no personal data. */
export const personOf = ({ type, data, metadata }: SomeEvent): Person | undefined => {
  if (personalFields(type).length === 0) return undefined
  const memberId = subjectOf(data)
  if (memberId === undefined)
    throw new Error(`${type} holds personal data without its person. Add memberId or giverId to it.`)
  return { teamId: metadata.teamId, memberId }
}

/** How texts are sealed and opened. */
export type Sealing = { readonly seal: typeof sealField; readonly open: typeof openField }

const plainSealing: Sealing = { seal: sealField, open: openField }

/** The event as the log keeps it: personal texts sealed, or replaced when the person was forgotten. */
export const sealPersonal = <Event extends SomeEvent>(
  event: Event,
  key: PersonKey,
  { seal } = plainSealing,
): Event => {
  let { data } = event
  for (const { path, forgotten } of personalFields(event.type)) {
    data = changeField(data, path, (value, place) => {
      if (typeof value !== 'string') return value
      return key ? seal(key, { eventId: event.id, path: place }, value) : forgotten
    })
  }
  return data === event.data ? event : { ...event, data }
}

/** The event as people may see it: personal texts opened, or replaced when the person was forgotten. */
export const openPersonal = <Event extends SomeEvent>(
  event: Event,
  key: PersonKey,
  { open } = plainSealing,
): Event => {
  const fields = personalFields(event.type)
  if (fields.length === 0) return event
  let { data } = event
  for (const { path, forgotten } of fields) {
    data = changeField(data, path, (value, place) => {
      if (!isSealed(value)) return value
      return key ? open(key, { eventId: event.id, path: place }, value) : forgotten
    })
  }
  return data === event.data ? event : { ...event, data }
}

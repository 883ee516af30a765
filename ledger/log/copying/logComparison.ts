import type { RecordedEvent } from '../port.ts'
import { createChainCheck } from '../verifyChain.ts'

export type ComparisonOptions = {
  /** Whether the hashes are checked. A backup is restored unchecked, as it was taken. */
  readonly checksHashes?: boolean | undefined
}

/** Compares two logs event by event, from their first events on, and checks the chains of both. */
export const createLogComparison = ({ checksHashes = true }: ComparisonOptions = {}) => {
  const [ofSource, ofTarget] = [createChainCheck(), createChainCheck()]

  /** Answers the defect of the next event of the source. */
  const faultAt = (event: RecordedEvent): string | undefined => {
    const broken = checksHashes ? ofSource.observe(event) : undefined
    return broken && `In the source, ${broken.message}`
  }

  /** Answers the difference between the next events of both logs. */
  const differenceAt = (event: RecordedEvent, found: RecordedEvent): string | undefined => {
    const fields = fieldsCompared.filter(field => event[field] !== found[field])
    if (fields.length > 0)
      return `The logs differ in ${fields.join(', ')}: the source has ${nameOf(event)}, the target has ${nameOf(found)}.`
    const broken = checksHashes ? ofTarget.observe(found) : undefined
    return faultAt(event) ?? (broken && `In the target, ${broken.message}`)
  }

  return { faultAt, differenceAt }
}

/** Data and metadata are covered by the hash. */
const fieldsCompared = ['stream', 'revision', 'id', 'type', 'version', 'recordedAt', 'hash'] as const

export const lackMessage = (event: RecordedEvent): string => `The target lacks ${nameOf(event)}.`

export const surplusMessage = (event: RecordedEvent): string =>
  `The target is longer than the source: it has ${nameOf(event)}.`

const nameOf = ({ type, id, stream, revision }: RecordedEvent): string =>
  `${type} ${id}, revision ${revision} of ${stream}`

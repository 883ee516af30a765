import type { Finding, LogCheck } from '../audit/check.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import type { RecordedEvent } from '../log/port.ts'
import type { VerifyChainOptions } from '../log/verifyChain.ts'
import { isFromTheBeginning, nameOf } from './checkFile.ts'
import type { CheckpointLine } from './checkpoint.ts'
import { createHeads, type Head } from './heads.ts'

const checkpointInvariant = 'as signed'

/** A head that was signed, and the number of the line that it was new in. */
type Anchor = Head & { readonly line: number }

export type CheckpointCheck = Omit<LogCheck, 'end'> & { end(): readonly Finding[] }

/**
 * Compares a log, read from the beginning, with earlier checkpoints whose signatures are valid. Names every event that
 * is missing, changed or inserted. A checkpoint covers a number of events, in any store; positions are used only for
 * stores without gaps, to show that an event is missing.
 */
export const createCheckpointCheck = (
  lines: readonly CheckpointLine[],
  { hasContiguousPositions = false }: VerifyChainOptions = {},
): CheckpointCheck => {
  const heads = createHeads()
  const anchors = anchorsByStream(lines)
  const isComplete = isFromTheBeginning(lines)
  let passed = 0
  let isExplained = false

  const close = (line: CheckpointLine): readonly Finding[] => {
    passed += 1
    const missing = missingFrom(line, heads.headOf)
    const differences = missing.length > 0 || isExplained ? [] : differencesFrom(line, heads.summary())
    return explain([...missing, ...differences])
  }
  const explain = (findings: readonly Finding[]): readonly Finding[] => {
    isExplained ||= findings.length > 0
    return findings
  }
  const closeBefore = (place: number): readonly Finding[] => {
    const findings: Finding[] = []
    for (let line = lines[passed]; line && line.checkpoint.events <= place; line = lines[passed])
      findings.push(...close(line))
    return findings
  }

  return {
    invariant: checkpointInvariant,
    observe: (event: RecordedEvent): readonly Finding[] => {
      if (!ledgerStreamPrefixes.some(prefix => event.stream.startsWith(prefix))) return []
      const findings = [...closeBefore(hasContiguousPositions ? event.position : heads.count())]
      const ahead = anchors.get(event.stream) ?? []
      while (ahead[0] && ahead[0].revision < event.revision) ahead.shift()
      const fault = faultOf(event, ahead[0], isComplete ? lines[passed] : undefined, passed)
      if (fault) findings.push(...explain([findingOf(event, fault)]))
      heads.observe(event)
      return findings
    },
    end: (): readonly Finding[] => closeBefore(Number.POSITIVE_INFINITY),
  }
}

const anchorsByStream = (lines: readonly CheckpointLine[]): Map<string, Anchor[]> => {
  const anchors = new Map<string, Anchor[]>()
  for (const [line, { changed }] of lines.entries()) {
    for (const head of changed) {
      const ofStream = anchors.get(head.stream) ?? []
      ofStream.push({ ...head, line })
      anchors.set(head.stream, ofStream)
    }
  }
  return anchors
}

/** `covering` is the first checkpoint that reaches the event: when all heads are known, it must know this stream. */
const faultOf = (
  event: RecordedEvent,
  anchor: Anchor | undefined,
  covering: CheckpointLine | undefined,
  coveringLine: number,
): string | undefined => {
  const what = `${event.type} ${event.id}, revision ${event.revision} of ${event.stream} at position ${event.position},`
  if (anchor?.revision === event.revision && anchor.hash !== event.hash)
    return `${what} has another hash than was signed: it, or an event before it in its stream, was changed.`
  if (covering && anchor?.line !== coveringLine)
    return `${what} was not there: it was put in or moved after ${lowerCase(nameOf(covering))}.`
  return undefined
}

const missingFrom = (line: CheckpointLine, headOf: (stream: string) => Head | undefined): Finding[] =>
  line.changed.flatMap(signed => {
    const revision = headOf(signed.stream)?.revision ?? -1
    if (revision >= signed.revision) return []
    const message =
      `Revision ${revision + 1} of ${signed.stream} and all later events are missing: ` +
      `${lowerCase(nameOf(line))} has the stream at revision ${signed.revision}.`
    return [
      {
        invariant: checkpointInvariant,
        message,
        stream: signed.stream,
        revision: revision + 1,
        position: line.checkpoint.position,
      },
    ]
  })

const differencesFrom = (
  line: CheckpointLine,
  { events, streams, root, order }: ReturnType<ReturnType<typeof createHeads>['summary']>,
): Finding[] => {
  const { checkpoint } = line
  const differing = [
    ...(events === checkpoint.events ? [] : [`${events} events instead of ${checkpoint.events}`]),
    ...(streams === checkpoint.streams ? [] : [`${streams} streams instead of ${checkpoint.streams}`]),
    ...(root === checkpoint.root ? [] : ['another root over the heads of all streams']),
    ...(order === checkpoint.order ? [] : ['another order of events']),
  ]
  if (differing.length === 0) return []
  const message = `${nameOf(line)} does not fit: the log up to there has ${differing.join(', ')}.`
  return [
    { invariant: checkpointInvariant, message, stream: '', revision: -1, position: checkpoint.position },
  ]
}

const findingOf = ({ stream, revision, position }: RecordedEvent, message: string): Finding => ({
  invariant: checkpointInvariant,
  message,
  stream,
  revision,
  position,
})

const lowerCase = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

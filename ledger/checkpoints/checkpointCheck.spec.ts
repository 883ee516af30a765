import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../log/port.ts'
import { createSignedHistory, createTestKey, logOf, recordedAt } from '../testing/testCheckpoints.ts'
import { checkFile } from './checkFile.ts'
import { createCheckpointCheck } from './checkpointCheck.ts'
import { takeCheckpoint } from './takeCheckpoint.ts'

const { events, lines, key, log, team, resealed } = await createSignedHistory()
const benStream = `member-${team.teamId}.${team.memberId('Ben')}`

const findingsOf = (forged: readonly RecordedEvent[], known = lines) => {
  const check = createCheckpointCheck(known)
  return [...forged.flatMap(event => check.observe(event)), ...check.end()]
}

describe('a log held against signed checkpoints', () => {
  it('is sound when nothing was touched, and may have grown', () => {
    expect(findingsOf(events)).toEqual([])
    expect(findingsOf(events, lines.slice(0, 1))).toEqual([])
  })

  it('names what is gone from the end of a stream', () => {
    const [finding] = findingsOf(events.slice(0, -1))
    const last = events.at(-1)
    expect(finding).toMatchObject({ stream: last?.stream, revision: last?.revision })
  })

  it('names an event that is another one, even with every hash made to fit', () => {
    const given = events.find(event => event.type === 'ShoutoutGiven')
    const forged = resealed(
      events.map(event =>
        event === given ? { ...event, data: { ...event.data, message: 'Another' } } : event,
      ),
    )
    expect(findingsOf(forged)[0]).toMatchObject({ stream: given?.stream, revision: given?.revision })
  })

  it('names an event that was put in at the end of a stream, with every hash made to fit', () => {
    const place = events.findLastIndex(event => event.stream === benStream)
    const credit = events[place]
    if (!credit) throw new Error('Ben was not credited.')
    const forged = resealed([...events.slice(0, place + 1), credit, ...events.slice(place + 1)])
    expect(findingsOf(forged)[0]).toMatchObject({ stream: benStream, revision: credit.revision + 1 })
  })

  it('sees that events of different streams changed places', () => {
    const [last, before] = [events.at(-1), events.at(-2)]
    if (!last || !before) throw new Error('There are no events.')
    expect(last.stream).not.toBe(before.stream)
    const [finding] = findingsOf(resealed([...events.slice(0, -2), last, before]))
    expect(finding?.message).toContain('another order of events')
  })

  it('needs no checkpoints from the beginning to name what is gone', () => {
    const [finding] = findingsOf(events.slice(0, -1), lines.slice(-1))
    expect(finding).toMatchObject({ stream: events.at(-1)?.stream })
    expect(findingsOf(events, lines.slice(1))).toEqual([])
  })

  it('is not signed again after it was changed', async () => {
    expect(await takeCheckpoint(log, lines, '2026-06-02T00:00:00.000Z')).toMatchObject({ kind: 'unchanged' })
    expect(await takeCheckpoint(logOf(events.slice(0, -1)), lines, '2026-06-02T00:00:00.000Z')).toMatchObject(
      { kind: 'broken' },
    )
  })
})

describe('the same log in a store whose positions have gaps', () => {
  const moved = events.map(event => ({ ...event, position: 700 + event.position * 650 }))

  it('is sound, and goes on to be signed', async () => {
    expect(findingsOf(moved)).toEqual([])
    expect(findingsOf(moved, lines.slice(0, 1))).toEqual([])
    const grown = await takeCheckpoint(logOf(moved), lines.slice(0, 2), recordedAt)
    expect(grown).toMatchObject({ kind: 'taken', checkpoint: lines[2]?.checkpoint })
  })

  it('shows what is gone from the end of a stream', () => {
    const gone = moved.findLast(event => event.stream !== moved.at(-1)?.stream)
    const findings = findingsOf(moved.filter(event => event !== gone))
    expect(findings.map(({ stream, revision }) => [stream, revision])).toContainEqual([
      gone?.stream,
      gone?.revision,
    ])
  })
})

describe('a file of checkpoints', () => {
  const changedAt = (index: number, change: (line: (typeof lines)[number]) => (typeof lines)[number]) =>
    lines.map((line, place) => (place === index ? change(line) : line))

  it('is sound when every line was signed and none is missing', () => {
    expect(checkFile(lines, key.publicKey)).toEqual([])
  })

  it('shows a key that is not the expected one', () => {
    expect(checkFile(lines, createTestKey().publicKey)[0]).toContain('unknown key')
  })

  it('shows a checkpoint that is not what was signed', () => {
    const forged = changedAt(1, line => ({ ...line, checkpoint: { ...line.checkpoint, events: 1 } }))
    expect(checkFile(forged, key.publicKey)[0]).toContain('broken signature')
  })

  it('shows heads that were changed beside the signature, and lines that were taken out', () => {
    const forged = changedAt(1, line => ({ ...line, changed: line.changed.slice(1) }))
    expect(checkFile(forged, key.publicKey)[0]).toContain('other heads')
    expect(checkFile(lines.toSpliced(1, 1), key.publicKey)[0]).toContain('does not follow')
  })
})

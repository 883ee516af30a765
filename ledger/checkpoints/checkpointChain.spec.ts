import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../log/port.ts'
import { createSignedHistory, createTestKey, recordedAt } from '../testing/testCheckpoints.ts'
import { checkFile, createCheckpointChain } from './checkFile.ts'
import type { CheckpointLine } from './checkpoint.ts'
import { createCheckpointCheck } from './checkpointCheck.ts'
import { takeCheckpoint } from './takeCheckpoint.ts'

const { events, lines, key, log, resealed } = await createSignedHistory(10)

const chainOf = (file: readonly CheckpointLine[], publicKey = key.publicKey) => {
  const chain = createCheckpointChain(publicKey, 12)
  for (const line of file) chain.add(line)
  return chain
}
const joined = chainOf(lines).lines()

const isFound = (forged: readonly RecordedEvent[], known: readonly CheckpointLine[]): boolean => {
  const check = createCheckpointCheck(known)
  return [...forged.flatMap(event => check.observe(event)), ...check.end()].length > 0
}

describe('a long chain of checkpoints', () => {
  it('becomes few, with the first and the newest as they were signed', () => {
    expect(joined.length).toBeLessThan(lines.length / 2)
    expect(joined[0]).toEqual(lines[0])
    expect(joined.at(-1)).toEqual(lines.at(-1))
    expect(chainOf(lines).faults()).toEqual([])
  })

  it('is continued like the whole chain', async () => {
    expect(await takeCheckpoint(log, joined, recordedAt)).toEqual(
      await takeCheckpoint(log, lines, recordedAt),
    )
  })

  it('shows whatever the whole chain shows', () => {
    const index = fc.nat({ max: events.length - 1 })
    fc.assert(
      fc.property(index, index, fc.boolean(), (first, second, isResealed) => {
        const [one, other] = [events[first], events[second]]
        if (!one || !other) throw new Error('There are no such events.')
        for (const forged of [
          events,
          events.toSpliced(first, 1),
          events.toSpliced(second, 0, one),
          events.with(first, other).with(second, one),
          events.with(first, { ...one, version: 9 }),
        ]) {
          const changed = isResealed ? resealed(forged) : forged
          expect(isFound(changed, joined)).toBe(isFound(changed, lines))
        }
      }),
    )
  })

  it('has the faults of the file', () => {
    const fewer = lines.toSpliced(5, 1)
    expect(chainOf(fewer).faults()).toEqual(checkFile(fewer, key.publicKey))
    expect(chainOf(fewer).faults()).toHaveLength(1)
    const other = createTestKey().publicKey
    expect(chainOf(lines, other).faults()).toEqual(checkFile(lines, other))
  })
})

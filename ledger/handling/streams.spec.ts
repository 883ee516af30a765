import { describe, expect, it } from 'vitest'
import { passes } from '../log/subscribing/page.ts'
import { ledgerStreamPrefixes, ledgerStreams, streamPrefixesOf } from './streams.ts'

const team = '6f1d5c8e-0000-4000-8000-000000000001'
const other = '6f1d5c8e-0000-4000-8000-000000000002'

/** One stream of every kind, and one of the kinds that a team has many of. */
const streamsOf = (teamId: string): readonly string[] =>
  ledgerStreams.flatMap(({ name }) => [`${name}-${teamId}`, `${name}-${teamId}.${other}`])

describe('the prefixes of a team', () => {
  it('name the streams of every kind, and none of another team', () => {
    const filter = { streamPrefixes: streamPrefixesOf(team) }
    for (const stream of streamsOf(team)) {
      expect(passes(stream, filter), stream).toBe(true)
      expect(passes(stream, { streamPrefixes: ledgerStreamPrefixes }), stream).toBe(true)
    }
    for (const stream of streamsOf(other)) expect(passes(stream, filter), stream).toBe(false)
  })

  it('can be asked for of some kinds alone', () => {
    const filter = { streamPrefixes: streamPrefixesOf(team, ['fund-']) }
    expect(streamsOf(team).filter(stream => passes(stream, filter))).toEqual([
      `fund-${team}`,
      `fund-${team}.${other}`,
    ])
  })
})

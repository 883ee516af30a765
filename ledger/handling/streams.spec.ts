import { describe, expect, it } from 'vitest'
import { passes } from '../log/subscribing/page.ts'
import * as streams from './streams.ts'

const { isStreamOf, ledgerStreamPrefixes, memberStream, streamPrefixesOf, teamStream } = streams

const team = '6f1d5c8e-0000-4000-8000-000000000001'
const other = '6f1d5c8e-0000-4000-8000-000000000002'

it.each([
  [teamStream(team), true],
  [memberStream(team, other), true],
  [teamStream(other), false],
  [memberStream(other, team), false],
  [`team-${team}0`, false],
  [team, false],
  [`-${team}`, false],
  ['', false],
])('%s belongs to the team: %s', (stream, belongs) => {
  expect(isStreamOf(team, stream)).toBe(belongs)
})

/** One stream of every kind. */
const streamsOf = (teamId: string): readonly string[] => [
  streams.teamStream(teamId),
  streams.memberStream(teamId, other),
  streams.channelStream(teamId, other),
  streams.catalogStream(teamId),
  streams.fundStream(teamId),
  streams.redemptionStream(teamId, other),
  streams.awardStream(teamId, other),
  streams.celebrationStream(teamId, 'BIRTHDAY'),
  streams.claimStream(teamId, other),
  streams.parkingStream(teamId),
]

describe('the prefixes of a team', () => {
  it('name the streams of every kind, and none of another team', () => {
    const kinds = Object.keys(streams).filter(name => name.endsWith('Stream'))
    expect(streamsOf(team)).toHaveLength(kinds.length)
    expect(ledgerStreamPrefixes).toHaveLength(kinds.length)
    const filter = { streamPrefixes: streamPrefixesOf(team) }
    for (const stream of streamsOf(team)) {
      expect(passes(stream, filter), stream).toBe(true)
      expect(passes(stream, { streamPrefixes: ledgerStreamPrefixes }), stream).toBe(true)
    }
    for (const stream of streamsOf(other)) expect(passes(stream, filter), stream).toBe(false)
  })

  it('can be asked for of some kinds alone', () => {
    const filter = { streamPrefixes: streamPrefixesOf(team, ['member-', 'fund-']) }
    expect(streamsOf(team).filter(stream => passes(stream, filter))).toEqual([
      streams.memberStream(team, other),
      streams.fundStream(team),
    ])
  })
})

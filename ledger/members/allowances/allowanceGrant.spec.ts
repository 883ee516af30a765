import { describe, expect, it } from 'vitest'
import { evolve, initialState, type KnownTeam } from '../../teams/state.ts'
import { team as teamId } from '../../testing/testCommand.ts'
import { noDetails } from '../profile/details.ts'
import { type AllowanceSources, allowanceGrant, grantedPoints, noSources } from './allowanceGrant.ts'

const created = evolve(initialState, {
  type: 'TeamCreated',
  data: { teamId, externalKey: 'evergreen', name: 'Evergreen', timeZone: 'UTC', pointsName: 'points' },
})
if (created.kind === 'unknown') throw new Error('The team was not created.')
const team: KnownTeam = {
  ...created,
  allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 1_000 },
}

const shoutoutPoints = (sources: Partial<AllowanceSources>) =>
  allowanceGrant(team, { ...noSources, ...sources }, 'shoutout', '2026-03-10T12:00:00.000Z').points
const channel = (shoutoutAllowance: number) => ({ shoutoutAllowance, awardAllowance: 0 })
const segment = (shoutout: number) => ({ shoutout, award: 0 })

describe('the allowance that the configuration grants', () => {
  it('is the highest of the channels, or that of the team', () => {
    expect(shoutoutPoints({})).toBe(100)
    expect(shoutoutPoints({ channels: [channel(30), channel(70)] })).toBe(70)
  })

  it('is adjusted by the sum of the percentages of all segments, once', () => {
    expect(shoutoutPoints({ segments: [segment(50)] })).toBe(150)
    expect(shoutoutPoints({ segments: [segment(50), segment(50)] })).toBe(200)
    expect(shoutoutPoints({ channels: [channel(40)], segments: [segment(50), segment(-25)] })).toBe(50)
  })

  it('is never negative and never above the maximum', () => {
    expect(shoutoutPoints({ segments: [segment(-100), segment(-100)] })).toBe(0)
    expect(shoutoutPoints({ channels: [channel(1_000_000_000)], segments: [segment(99_999)] })).toBe(
      1_000_000_000,
    )
  })

  it('is rounded half up', () => {
    expect(shoutoutPoints({ channels: [channel(5)], segments: [segment(10)] })).toBe(6)
    expect(shoutoutPoints({ channels: [channel(5)], segments: [segment(-10)] })).toBe(5)
    expect(shoutoutPoints({ channels: [channel(4)], segments: [segment(10)] })).toBe(4)
  })

  it('has percentages of its own for awards', () => {
    const { points } = allowanceGrant(
      team,
      { channels: [], segments: [{ shoutout: 50, award: -20 }] },
      'award',
      '2026-03-10T12:00:00.000Z',
    )
    expect(points).toBe(800)
  })

  it('does not change an override', () => {
    const grant = { period: '2026-03-01', points: shoutoutPoints({ segments: [segment(50)] }) }
    expect(grantedPoints({ ...noDetails, shoutoutAllowanceOverride: 30 }, 'shoutout', grant)).toBe(30)
    expect(grantedPoints(noDetails, 'shoutout', grant)).toBe(150)
  })
})

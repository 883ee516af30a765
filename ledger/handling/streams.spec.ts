import { expect, it } from 'vitest'
import { isStreamOf, memberStream, teamStream } from './streams.ts'

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

import { expect, it } from 'vitest'
import { memberStream } from '../members/stream.ts'
import { teamStream } from '../teams/stream.ts'
import { isStreamOf } from './streamName.ts'

const team = '6f1d5c8e-0000-4000-8000-000000000001'
const other = '6f1d5c8e-0000-4000-8000-000000000002'

it.each([
  [teamStream.nameOf(team), true],
  [memberStream.nameOf(team, other), true],
  [teamStream.nameOf(other), false],
  [memberStream.nameOf(other, team), false],
  [`team-${team}0`, false],
  [team, false],
  [`-${team}`, false],
  ['', false],
])('%s belongs to the team: %s', (stream, belongs) => {
  expect(isStreamOf(team, stream)).toBe(belongs)
})

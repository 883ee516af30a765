import { expect, test } from 'vitest'
import { createSequence } from '../state/sequence.ts'
import { createTriggers } from './triggers.ts'

const now = () => new Date()

test('a trigger id has the form of Slack’s and is not repeated by the next sandbox', () => {
  const first = createTriggers(now, createSequence(now)).create('U1')
  const second = createTriggers(now, createSequence(now)).create('U1')
  expect(first).toMatch(/^\d+\.\d+\.[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

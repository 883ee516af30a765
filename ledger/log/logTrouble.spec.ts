import { expect, test } from 'vitest'
import { ClockAhead } from './clock/clockAhead.ts'
import { LogOverloaded } from './logOverloaded.ts'
import { logTroubleOf } from './logTrouble.ts'
import { LogUnavailable } from './logUnavailable.ts'

const withCode = (code: string) => Object.assign(new Error('It failed.'), { code })

test.each([
  ['53100', 'short'],
  ['53200', 'short'],
  ['53300', 'short'],
  ['53400', 'short'],
  ['57P01', 'away'],
  ['57P03', 'away'],
  ['57014', 'away'],
  ['08006', 'away'],
  ['ECONNREFUSED', 'away'],
  ['EAI_AGAIN', 'away'],
  ['23505', undefined],
  ['42501', undefined],
])('%s means %s', (code, trouble) => {
  expect(logTroubleOf(withCode(code))).toBe(trouble)
  expect(logTroubleOf(new Error('Not recorded.', { cause: withCode(code) }))).toBe(trouble)
})

test('what has no code is known by its words or its kind', () => {
  expect(logTroubleOf(new Error('Connection terminated unexpectedly'))).toBe('away')
  expect(logTroubleOf(new LogOverloaded(20_000))).toBe('overloaded')
  expect(logTroubleOf(new ClockAhead(600_000))).toBe('wrongClock')
  expect(logTroubleOf(new LogUnavailable('EventStoreDB does not answer.'))).toBe('away')
  expect(logTroubleOf(new Error('This stream is broken.'))).toBeUndefined()
  expect(logTroubleOf('words')).toBeUndefined()
})

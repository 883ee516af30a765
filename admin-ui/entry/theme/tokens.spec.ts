import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { darkTokens, lightTokens } from '../../app/theme/tokens.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const inCamelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase())

test('the entry has the colours of the administration, in both schemes', () => {
  const colours = [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(
    ([, name = '', light = '', dark = '']) => [inCamelCase(name), light, dark] as const,
  )
  expect(Object.fromEntries(colours.map(([name, light]) => [name, light]))).toEqual(lightTokens)
  expect(Object.fromEntries(colours.map(([name, , dark]) => [name, dark]))).toEqual(darkTokens)
})

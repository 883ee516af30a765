import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

type Texts = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const textsOf = (tree: Texts, path = ''): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    isTree(value) ? textsOf(value, `${path}${name}.`) : [[`${path}${name}`, String(value)] as const],
  )

const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()

describe.each([
  ['German', german],
  ['Spanish', spanish],
])('the texts in %s', (_name, translated) => {
  const known = new Map(textsOf(translated))

  it('have the placeholders and plurals of English', () => {
    for (const [key, text] of textsOf(english)) {
      const translation = known.get(key) ?? ''
      expect(placeholdersOf(translation)).toEqual(placeholdersOf(text))
      expect(translation.split(' |||| ')).toHaveLength(text.split(' |||| ').length)
    }
  })
})

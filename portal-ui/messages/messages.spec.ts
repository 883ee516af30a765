import { compareTexts, isFilledOtherwise } from '@laurel/contract/wire/testing/comparedTexts.ts'
import { expect, it } from 'vitest'
import { english } from './english.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

it.each([
  ['German', german],
  ['Spanish', spanish],
])('the texts in %s have the placeholders and plurals of English', (_name, translated) => {
  expect(compareTexts(english, translated).filter(isFilledOtherwise)).toEqual([])
})

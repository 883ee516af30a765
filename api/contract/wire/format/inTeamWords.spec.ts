import { pointsNameOf } from '@laurel/ledger/kernel/pointsName.ts'
import { expect, it } from 'vitest'
import { inTeamWords, pointsNameIn } from './inTeamWords.ts'

it.each([
  ['Points to add', 'sprigs', 'Sprigs to add'],
  ['Estimated point cost', 'sprigs', 'Estimated sprig cost'],
  [
    'Each point counts; 100 points are worth $1.00.',
    'Äpfel',
    'Each Äpfel counts; 100 Äpfel are worth $1.00.',
  ],
  ['Points', 'élans', 'Élans'],
  ['No points were taken.', 'points', 'No points were taken.'],
  ['Appoint a pointsman', 'sprigs', 'Appoint a pointsman'],
  ['Add points', '$&', 'Add $&'],
])('“%s” with “%s” is “%s”', (text, pointsName, expected) => {
  expect(inTeamWords(text, pointsNameOf(pointsName, null))).toBe(expected)
})

it.each([
  ['Punkte anpassen', 'de', 'Sprigs anpassen'],
  ['Kosten in Punkten', 'de', 'Kosten in sprigs'],
  ['Name für einen Punkt', 'de', 'Name für einen sprig'],
  ['Ajustar puntos', 'es', 'Ajustar sprigs'],
  ['Puntos ganados', 'es', 'Sprigs ganados'],
] as const)('“%s” in “%s” is “%s”', (text, language, expected) => {
  expect(inTeamWords(text, pointsNameOf('sprigs', null), language)).toBe(expected)
})

it('a team without a word of its own reads the one of the language, in each of its forms', () => {
  const usual = pointsNameOf('points', null)
  expect(inTeamWords('Kosten in Punkten', usual, 'de')).toBe('Kosten in Punkten')
  expect(pointsNameIn(usual, 'es')).toEqual({ one: 'punto', many: 'puntos' })
  expect(pointsNameIn({ one: 'sprig', many: 'sprigs' }, 'es').many).toBe('sprigs')
})
